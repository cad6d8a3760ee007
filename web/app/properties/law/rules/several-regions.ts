import { mainTypes } from '../../model/main-type.ts';
import {
  areChangesMarked,
  has,
  hasEnergyFigure,
  isUnfinished,
  dwellings,
  lawRegions,
  type LawRule,
} from '../law-rule.ts';

const checkedOn = '2026-11-27';

const belgium = ['flanders', 'brussels', 'wallonia'] as const;

const rentSource = {
  title: 'Law of 25 April 2007 (former Civil Code, art. 1716); immovlan, “à louer”',
  url: 'https://immo.vlan.be/fr/conseils/location/30852/voici-ce-que-vous-risquez-si-vous-ne-mentionnez-pas-le-prix-sur-une-affiche-a-louer',
  checkedOn,
};

const luxembourgLease = {
  title: 'Loi du 10 juillet 2024, bail à loyer; Engel & Völkers, 1 August 2024',
  url: 'https://engelvoelkers.com/lu/fr/resources/actualites-du-marche/reglement-de-location-08-2024',
  checkedOn,
};

const directive = {
  title: 'Directive 2010/31/EU, art. 12(4); French decree 2010-1662 as an example',
  url: 'https://www.cahiers-techniques-batiment.fr/article/annonces-immobilieres-le-classement-energetique-des-batiments.26050',
  checkedOn,
};

const rented = { goals: ['rent'], kinds: dwellings } as const;

/** The usual fee is a month's rent, and 17 % is Luxembourg's VAT. */
const luxembourgHalf = (rent: number) => (rent / 2) * 1.17;

export const belgianRules: readonly LawRule[] = [
  {
    id: 'belgium-units-energy',
    regions: belgium,
    goals: ['sale', 'rent'],
    kinds: ['investment'],
    from: '2015-01-01',
    fact: 'energy-label',
    fields: ['EPCLabelText', 'EnergyPerformance'],
    wording: 'The class of the worst home and of the best one, or the figure of the building.',
    source: {
      title: 'Federia, La certification PEB, 2 July 2019',
      url: 'https://federia.immo/fr/actualites/2019-07-02-la-certification-peb-obligation-de-disposer-d-un-certificat-peb-et-publication-des-indicateurs-peb',
      checkedOn,
    },
    isStated: hasEnergyFigure,
  },
  {
    id: 'belgium-certificate-valid',
    regions: belgium,
    goals: ['sale', 'rent'],
    kinds: dwellings,
    from: '2012-01-01',
    fact: 'certificate-expiry',
    fields: ['EPCExpiryDate'],
    wording: 'A certificate that is valid on the day of the advertisement; most are for ten years.',
    source: {
      title: 'Abelco, Texte de loi (certificat PEB, valid for ten years)',
      url: 'https://www.abelco.be/texte-de-loi/',
      checkedOn,
    },
    concerns: (home, day) => home.EPCCode !== undefined && !isUnfinished(home, day),
    isStated: ({ EPCExpiryDate }, day) => EPCExpiryDate === undefined || EPCExpiryDate >= day,
  },
  {
    ...rented,
    id: 'belgium-rent',
    regions: belgium,
    from: '2007-05-18',
    fact: 'price',
    fields: ['Price'],
    wording: 'The rent asked for, without the charges.',
    source: rentSource,
    isStated: ({ Price }) => Price > 0,
  },
  {
    ...rented,
    id: 'belgium-charges',
    regions: belgium,
    from: '2007-05-18',
    fact: 'charges',
    fields: ['Charges'],
    wording: 'The charges beside the rent, also where there are none.',
    source: rentSource,
    isStated: has('Charges'),
  },
  {
    ...rented,
    id: 'belgium-tenant-fee',
    regions: belgium,
    from: '2009-08-17',
    fact: 'agency-cost',
    fields: ['AgencyCost'],
    wording: 'No fee of the agency, and half of what the inventory of fixtures costs at most.',
    source: {
      title: 'CIB, Mag de vastgoedmakelaar een vergoeding vragen aan de kandidaat-huurder?',
      url: 'https://cibweb.be/real-estate-question/mag-de-vastgoedmakelaar-een-vergoeding-vragen-aan-de-kandidaat-huurder-0',
      checkedOn,
    },
    isStated: ({ AgencyCost = 0 }) => AgencyCost === 0,
  },
];

export const rulesElsewhere: readonly LawRule[] = [
  {
    id: 'luxembourg-energy-label',
    regions: ['luxembourg'],
    goals: ['sale', 'rent'],
    kinds: dwellings,
    from: '2021-07-01',
    fact: 'energy-label',
    fields: ['EPCLabelText'],
    wording: 'The class of the energy passport, from A+ to I.',
    source: {
      title: 'Règlement grand-ducal du 9 juin 2021; PWB, passeport énergétique',
      url: 'https://www.p-w-b.lu/fr/maison',
      checkedOn,
    },
    isStated: ({ EPCLabelText = '' }) => EPCLabelText !== '',
  },
  {
    ...rented,
    id: 'luxembourg-charges',
    regions: ['luxembourg'],
    from: '2024-08-01',
    fact: 'charges',
    fields: ['Charges'],
    wording: 'The rent without charges, and the advances on them or the lump sum.',
    source: luxembourgLease,
    isStated: has('Charges'),
  },
  {
    ...rented,
    id: 'luxembourg-tenant-fee',
    regions: ['luxembourg'],
    from: '2024-08-01',
    fact: 'agency-cost',
    fields: ['AgencyCost'],
    wording: 'Half of the fee. The table takes a month’s rent with 17 % VAT for the whole.',
    source: luxembourgLease,
    isStated: ({ AgencyCost = 0, Price }) => AgencyCost <= luxembourgHalf(Price),
  },
  {
    id: 'abroad-energy-label',
    regions: ['abroad'],
    goals: ['sale', 'rent'],
    kinds: dwellings,
    from: '2013-01-09',
    fact: 'energy-label',
    fields: ['EPCLabelText', 'EnergyPerformance'],
    wording: 'The indicator of the certificate, as the country of the home wants it.',
    source: directive,
    isStated: hasEnergyFigure,
  },
  {
    ...rented,
    id: 'abroad-charges',
    regions: ['abroad'],
    from: '2013-01-09',
    fact: 'charges',
    fields: ['Charges'],
    wording: 'The charges beside the rent. Each country has rules of its own.',
    source: directive,
    isStated: has('Charges'),
  },
  {
    id: 'altered-pictures',
    regions: lawRegions,
    goals: ['sale', 'rent'],
    kinds: mainTypes,
    from: '2026-08-02',
    fact: 'pictures',
    fields: ['Pictures'],
    wording: 'Beside or on the picture: that it was furnished, changed or made digitally.',
    source: {
      title: 'Regulation (EU) 2024/1689, art. 50(4); AI Act blog, deepfakes and transparency',
      url: 'https://www.aiactblog.nl/en/posts/deepfakes-transparency-ai-act-2026',
      checkedOn,
    },
    isStated: areChangesMarked,
  },
];
