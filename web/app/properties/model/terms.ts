import { firstWritten, type LanguageId } from 'schemas/languages.ts';
import { langOf } from '../../content/i18n/language.ts';
import type { Bundle } from '../import/bundle-schema.ts';

/** `lang` is set wherever a text is not in the asked language. */
export type Term = { code: string; text: string; lang?: string | undefined };

export const termKinds = {
  Orientation: 'orientation',
  ParkingKind: 'parking',
  Condition: 'condition',
  Heating: 'heating',
  HeatingSystem: 'heating-system',
  Kitchen: 'kitchen',
  Roof: 'roof',
  Windows: 'windows',
  AsbestosType: 'asbestos',
  ElectricityCertificate: 'electricity',
  OilTankCertificate: 'oil-tank',
  AsBuiltCertificate: 'as-built',
  SoilCertificate: 'soil',
  FloodZone: 'flood-zone',
  Permit: 'permit',
  Designation: 'designation',
  Summons: 'summons',
  PreemptionRight: 'preemption',
  Subdivision: 'subdivision',
  LawfulUse: 'lawful-use',
  Heritage: 'heritage',
  RegistrationRights: 'registration',
} as const;

export type TermField = keyof typeof termKinds;

/** The law of Flanders and Brussels wants these in full sentences. */
export const sentenceKinds: ReadonlySet<string> = new Set([
  termKinds.AsbestosType,
  termKinds.Permit,
  termKinds.Designation,
  termKinds.Summons,
  termKinds.PreemptionRight,
  termKinds.Subdivision,
  termKinds.LawfulUse,
  termKinds.Heritage,
]);
export const mainTypeKind = 'main-type';
export const cityKind = 'city';
export const countryKind = 'country';
export const priceUnitKind = 'price-unit';
export const sceneKind = 'scene';
export const alterationKind = 'alteration';
export const originalAlteration = 'original';
export const planScene = 'plan';
export const documentKind = 'document';
export const agencyDocumentKind = 'agency-document';
export const reactionKind = 'reaction';
export const communicationKind = 'communication';
export const eventKind = 'event';
export const milestoneKind = 'milestone';

export type Terms = (kind: string, code: string, language: LanguageId) => Term;

export function inLanguage<Text extends { language: LanguageId }>(
  texts: readonly Text[],
  language: LanguageId,
): Text | undefined {
  return firstWritten(language, (id) => texts.find((text) => text.language === id));
}

type TermTexts = Bundle['Terms'][number]['Texts'];

function termOf(code: string, texts: TermTexts, language: LanguageId): Term {
  const text = inLanguage(texts, language);
  return text ? { code, text: text.Name, lang: langOf(text.language, language) } : { code, text: code };
}

/** Includes the country, because postal codes of Luxembourg equal Belgian ones. */
export function cityKeyOf(city: { Zip: string; CountryID: number }): string {
  return `${city.CountryID}/${city.Zip}`;
}

function placeTerms(cities: Bundle['Cities']): Bundle['Terms'] {
  return cities.flatMap((city) => [
    { Kind: cityKind, Code: cityKeyOf(city), Texts: city.Texts },
    {
      Kind: countryKind,
      Code: String(city.CountryID),
      Texts: city.Texts.map(({ language, CountryName: Name }) => ({ language, Name })),
    },
  ]);
}

export function createTerms(terms: Bundle['Terms'], cities: Bundle['Cities'] = []): Terms {
  const all = [...placeTerms(cities), ...terms];
  const index = new Map(all.map((term) => [`${term.Kind}/${term.Code}`, term.Texts]));
  return (kind, code, language) => termOf(code, index.get(`${kind}/${code}`) ?? [], language);
}

export function termsOf(terms: Bundle['Terms'], kind: string, language: LanguageId): Term[] {
  return terms
    .filter(({ Kind }) => Kind === kind)
    .map(({ Code: code, Texts }) => termOf(code, Texts, language));
}
