/** Rates are percentages, amounts whole euros, days ISO dates. */

export const costRegions = ['flanders', 'brussels', 'wallonia'] as const;

export type CostRegion = (typeof costRegions)[number];

/** Applies from its date until the next of its kind. Without a source it is the agency's own assumption. */
type Dated = { from: string; source?: string; sourceUrl?: string; checkedOn?: string };

export type RegistrationDuty = Dated & {
  region: CostRegion;
  standardRate: number;
  /** Rate for a buyer's only home, where the region has one. */
  ownHomeRate?: number;
  /** Part of such a home's price that is exempt while the price stays within the ceiling. */
  exemption?: number;
  exemptionCeiling?: number;
  /** Deducted from the duty on such a home while the price stays within the ceiling. */
  reduction?: number;
  reductionCeiling?: number;
  /** The same ceiling in the core cities and the rim of Brussels. */
  cityReductionCeiling?: number;
};

type VatRate = Dated & { standardRate: number; reducedRate: number };

/** A bracket without `upTo` covers the rest of the price. */
export type NotaryBracket = { upTo?: number; rate: number };

/** Has a second scale for a buyer's only home; without brackets of its own, that buyer pays like any other. */
export type NotaryEstimate = Dated & {
  fixedPart?: number;
  brackets: NotaryBracket[];
  ownHomeFixedPart?: number;
  ownHomeBrackets?: NotaryBracket[];
  /** Up to this price the fixed part is reduced. */
  smallPrice?: number;
  smallPriceReduction?: number;
  deedCosts: number;
};

type DepositLimit = Dated & { region: CostRegion; months: number };

/** `ownShare` is the part of the price that the buyer is assumed to pay from savings, besides all costs. */
type LoanTerms = Dated & { rate: number; years: number; ownShare: number };

/** A rule, shown as a sentence, about costs of a home's tenant besides the rent. */
type TenantRule = Dated & { kind: 'fees' | 'indexation' };

export type CostRates = {
  registrationDuties: RegistrationDuty[];
  vatRates: VatRate[];
  notaryEstimates: NotaryEstimate[];
  depositLimits: DepositLimit[];
  loanTerms: LoanTerms[];
};

const monthsUntilStale = 6;

/** True unless somebody compared it with its source in the last six months. Both days are ISO dates. */
export function isStale(checkedOn: string | null | undefined, today: string): boolean {
  const since = new Date(today);
  since.setUTCMonth(since.getUTCMonth() - monthsUntilStale);
  return !checkedOn || checkedOn < since.toISOString().slice(0, 10);
}

const checkedOn = '2026-11-27';

/** A new site starts with these rates, and they apply wherever its editors entered none. */
export const costRates: CostRates = {
  registrationDuties: [
    {
      region: 'flanders',
      from: '2025-01-01',
      standardRate: 12,
      ownHomeRate: 2,
      reduction: 1_867,
      reductionCeiling: 220_000,
      cityReductionCeiling: 240_000,
      source: 'Vlaamse Belastingdienst',
      sourceUrl:
        'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht/verlaagd-tarief-in-het-verkooprecht-voor-de-aankoop-van-de-enige-eigen-woning',
      checkedOn,
    },
    {
      region: 'brussels',
      from: '2023-04-01',
      standardRate: 12.5,
      exemption: 200_000,
      exemptionCeiling: 600_000,
      source: 'be.brussels',
      sourceUrl:
        'https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement',
      checkedOn,
    },
    {
      region: 'wallonia',
      from: '2025-01-01',
      standardRate: 12.5,
      ownHomeRate: 3,
      source: 'FOD Financiën – SPF Finances',
      sourceUrl: 'https://fin.belgium.be/fr/particuliers/habitation/acheter-vendre/droit-enregistrement',
      checkedOn,
    },
  ],
  vatRates: [
    {
      from: '2025-07-01',
      standardRate: 21,
      reducedRate: 6,
      source: 'FOD Financiën – SPF Finances',
      sourceUrl: 'https://fin.belgium.be/',
      checkedOn,
    },
  ],
  notaryEstimates: [
    // Matches to the cent six fees that notaire.be showed on 6 September 2026, for prices from 150,000 to 450,000.
    // The brackets come from a public calculator that cites the consolidated decree, which itself could not be read.
    {
      from: '2023-01-01',
      fixedPart: 285,
      brackets: [
        { upTo: 17_500, rate: 2.5 },
        { upTo: 30_000, rate: 1.75 },
        { upTo: 45_495, rate: 1.71 },
        { upTo: 64_090, rate: 1.14 },
        { upTo: 250_095, rate: 0.57 },
        { rate: 0.2 },
      ],
      ownHomeFixedPart: 257,
      ownHomeBrackets: [
        { upTo: 17_500, rate: 2.5 },
        { upTo: 30_000, rate: 2 },
        { upTo: 45_495, rate: 1.5 },
        { upTo: 64_090, rate: 0.5 },
        { upTo: 250_095, rate: 0.485 },
        { upTo: 500_000, rate: 0.3 },
        { rate: 0.2 },
      ],
      smallPrice: 20_000,
      smallPriceReduction: 86,
      deedCosts: 1_800,
      source: 'KB–AR 16.12.1950, 22.11.2022',
      sourceUrl: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
      checkedOn,
    },
  ],
  depositLimits: [
    {
      region: 'flanders',
      from: '2019-01-01',
      months: 3,
      source: 'Vlaamse overheid',
      sourceUrl: 'https://www.vlaanderen.be/',
      checkedOn,
    },
    {
      region: 'brussels',
      from: '2024-11-01',
      months: 2,
      source: 'Brussel Huisvesting – Bruxelles Logement',
      sourceUrl: 'https://be.brussels/',
      checkedOn,
    },
    {
      region: 'wallonia',
      from: '2018-09-01',
      months: 2,
      source: 'SPW Logement',
      sourceUrl: 'https://www.wallonie.be/',
      checkedOn,
    },
  ],
  loanTerms: [{ from: '2026-01-01', rate: 3.5, years: 25, ownShare: 20, checkedOn }],
};

/** Apply in every region. Editors write the sentences, not the dates. */
export const tenantRules: readonly TenantRule[] = [
  {
    kind: 'fees',
    from: '2009-08-17',
    source: 'Wet–Loi 18.06.2009',
    sourceUrl: 'https://www.ejustice.just.fgov.be/',
    checkedOn,
  },
  {
    kind: 'indexation',
    from: '2023-10-01',
    source: 'Statbel',
    sourceUrl: 'https://statbel.fgov.be/',
    checkedOn,
  },
];
