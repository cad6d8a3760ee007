import { costRates, type NotaryBracket } from 'schemas/cost-rates.ts';
import type { Agency } from '../../agencies/agency.ts';
import type { SeededSettings, SeededTheme } from '../../builders/document.ts';
import { defined, inEvery } from '../../builders/facts.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { officesOf } from '../offices.ts';

/** Keys each rate by the day it begins and, if it has one, its region. */
function listed<Type extends string, Rate extends { from: string; region?: string }>(
  _type: Type,
  rates: readonly Rate[],
) {
  return rates.map((rate) => ({ _type, _key: [rate.region, rate.from].filter(Boolean).join('-'), ...rate }));
}

function listedBrackets(brackets: readonly NotaryBracket[]) {
  return brackets.map((bracket) => ({
    _type: 'notaryBracket' as const,
    _key: String(bracket.upTo ?? 'rest'),
    ...bracket,
  }));
}

const businessRenovation = localizedText({
  nl: 'Wie dit pand met een akte vanaf 1 januari 2022 koopt, moet het in Vlaanderen binnen vijf jaar na de akte in orde brengen: dakisolatie, beglazing, verwarming en koeling volgens een minimum, en een minimaal energielabel. Wij zeggen u graag wat dat hier betekent.',
  fr: 'Qui achète ce bien par un acte passé à partir du 1er janvier 2022 doit, en Flandre, le mettre en ordre dans les cinq ans qui suivent : isolation du toit, vitrage, chauffage et refroidissement selon un minimum, et un label énergétique minimal. Nous vous disons volontiers ce que cela signifie ici.',
  en: 'In Flanders, a buyer of this property whose deed is signed on or after 1 January 2022 must bring it up to standard within five years of the deed: a minimum for roof insulation, glazing, heating and cooling, and a minimum energy label. We gladly tell you what that means here.',
  de: 'Wer diese Immobilie mit einer Urkunde ab dem 1. Januar 2022 kauft, muss sie in Flandern innerhalb von fünf Jahren nach der Urkunde auf einen Mindeststand bringen: Dachdämmung, Verglasung, Heizung und Kühlung, dazu eine Mindest-Energieklasse. Gern sagen wir Ihnen, was das hier bedeutet.',
});

export function siteSettingsOf(agency: Agency): SeededSettings {
  const { companyNumber, vatNumber, brokerNumber, insurer, insurancePolicy, securityEmail } = agency;
  const [main] = officesOf(agency);
  return {
    _id: 'site-settings',
    _type: 'siteSettings',
    agencyName: agency.name,
    tagline: localizedString(inEvery(agency.tagline)),
    phone: agency.phone,
    email: agency.email,
    ...(main?.address && { address: main.address }),
    ...defined({
      companyNumber,
      vatNumber,
      brokerNumber,
      insurer,
      insurancePolicy,
      securityContact: securityEmail,
    }),
    brokerTitle: localizedString({
      nl: 'Erkend vastgoedmakelaar-bemiddelaar',
      fr: 'Agent immobilier courtier agréé',
      en: 'Licensed estate agent',
      de: 'Zugelassener Immobilienmakler-Vermittler',
    }),
    recognitionCountry: localizedString({ nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' }),
    supervisoryAuthority: localizedText({
      nl: 'Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel',
      fr: 'Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles',
      en: 'Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels',
      de: 'Berufsinstitut für Immobilienmakler (IPI/BIV), Rue du Luxembourg 16 B, 1000 Brüssel',
    }),
    codeOfConductUrl: 'https://www.biv.be/',
    renovationDuties: [
      {
        _type: 'renovationDuty',
        _key: 'from-2023',
        from: '2023-01-01',
        text: localizedText({
          nl: 'Voor deze woning geldt de Vlaamse renovatieplicht: wie ze koopt met een akte vanaf 1 januari 2023, moet ze binnen vijf jaar na de akte renoveren tot label D of beter.',
          fr: 'Ce logement est soumis à l’obligation de rénovation en Flandre : l’acheteur dont l’acte est passé à partir du 1er janvier 2023 doit le rénover jusqu’au label D au moins, dans les cinq ans qui suivent l’acte.',
          en: 'The Flemish renovation duty applies to this home: a buyer whose deed is signed on or after 1 January 2023 must renovate it to label D or better within five years of the deed.',
          de: 'Für diese Immobilie gilt die flämische Renovierungspflicht: Wer sie mit einer Urkunde ab dem 1. Januar 2023 kauft, muss sie innerhalb von fünf Jahren nach der Urkunde auf Energieklasse D oder besser renovieren.',
        }),
        businessText: businessRenovation,
      },
      {
        _type: 'renovationDuty',
        _key: 'from-2025',
        from: '2025-01-01',
        text: localizedText({
          nl: 'Voor deze woning geldt de Vlaamse renovatieplicht: wie ze koopt met een akte vanaf 1 januari 2025, moet ze binnen zes jaar na de akte renoveren tot label D of beter.',
          fr: 'Ce logement est soumis à l’obligation de rénovation en Flandre : l’acheteur dont l’acte est passé à partir du 1er janvier 2025 doit le rénover jusqu’au label D au moins, dans les six ans qui suivent l’acte.',
          en: 'The Flemish renovation duty applies to this home: a buyer whose deed is signed on or after 1 January 2025 must renovate it to label D or better within six years of the deed.',
          de: 'Für diese Immobilie gilt die flämische Renovierungspflicht: Wer sie mit einer Urkunde ab dem 1. Januar 2025 kauft, muss sie innerhalb von sechs Jahren nach der Urkunde auf Energieklasse D oder besser renovieren.',
        }),
        businessText: businessRenovation,
      },
    ],
    registrationDuties: listed('registrationDuty', costRates.registrationDuties),
    vatRates: listed('vatRate', costRates.vatRates),
    notaryEstimates: listed('notaryEstimate', costRates.notaryEstimates).map(
      ({ ownHomeBrackets = [], ...estimate }) => ({
        ...estimate,
        brackets: listedBrackets(estimate.brackets),
        ownHomeBrackets: listedBrackets(ownHomeBrackets),
      }),
    ),
    loanTerms: listed('loanTerms', costRates.loanTerms),
    depositLimits: listed('depositLimit', costRates.depositLimits),
    enabledLanguages: agency.languages,
    blockingChecks: ['machineTexts'],
    contactSlots: [
      { _type: 'contactSlot', _key: 'morning', from: '10:00', to: '13:00' },
      { _type: 'contactSlot', _key: 'afternoon-fr', from: '14:00', to: '16:00', languages: ['fr'] },
      { _type: 'contactSlot', _key: 'afternoon', from: '13:00', to: '16:00', languages: ['nl', 'en', 'de'] },
      { _type: 'contactSlot', _key: 'evening', from: '16:00', to: '19:00' },
    ],
    visits: {
      _type: 'visitSettings',
      duration: 30,
      buffer: 30,
      notice: 24,
      weeks: 3,
      capacity: 1,
    },
    allowedRedirectHosts: ['www.biv.be'],
  };
}

export function themeOf({ theme }: Agency): SeededTheme {
  return { _id: 'theme', _type: 'theme', ...theme };
}
