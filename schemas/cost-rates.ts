/** Rates are percentages, amounts whole euro, days ISO. */

export const costRegions = ['flanders', 'brussels', 'wallonia'] as const;

export type CostRegion = (typeof costRegions)[number];

/** Applies from its day until the next of its kind. Without a source it is the agency's own assumption. */
type Dated = { from: string; source?: string; sourceUrl?: string };

export type RegistrationDuty = Dated & {
  region: CostRegion;
  standardRate: number;
  /** Rate for a buyer's only home, where the region has one. */
  ownHomeRate?: number;
  /** The part of the price of such a home that is exempt, as long as the price stays within the ceiling. */
  exemption?: number;
  exemptionCeiling?: number;
};

type VatRate = Dated & { standardRate: number; reducedRate: number };

/** A bracket without an end takes the rest of the price. */
export type NotaryBracket = { upTo?: number; rate: number };

type NotaryEstimate = Dated & { brackets: NotaryBracket[]; deedCosts: number };

type DepositLimit = Dated & { region: CostRegion; months: number };

/** The share of the price that a buyer is taken to own, beside all costs. */
type LoanTerms = Dated & { rate: number; years: number; ownShare: number };

export type CostRates = {
  registrationDuties: RegistrationDuty[];
  vatRates: VatRate[];
  notaryEstimates: NotaryEstimate[];
  depositLimits: DepositLimit[];
  loanTerms: LoanTerms[];
};

const treasury = { source: 'FOD Financiën – SPF Finances', sourceUrl: 'https://financien.belgium.be/' };

/** A new site starts with these, and they apply wherever its editors have written none. */
export const costRates: CostRates = {
  registrationDuties: [
    {
      region: 'flanders',
      from: '2025-01-01',
      standardRate: 12,
      ownHomeRate: 2,
      source: 'Vlaamse Belastingdienst',
      sourceUrl: 'https://www.vlaanderen.be/',
    },
    {
      region: 'brussels',
      from: '2023-04-01',
      standardRate: 12.5,
      exemption: 200_000,
      exemptionCeiling: 600_000,
      ...treasury,
    },
    { region: 'wallonia', from: '2025-01-01', standardRate: 12.5, ownHomeRate: 3, ...treasury },
  ],
  vatRates: [{ from: '2025-07-01', standardRate: 21, reducedRate: 6, ...treasury }],
  notaryEstimates: [
    {
      from: '2023-01-01',
      brackets: [
        { upTo: 7_500, rate: 4.56 },
        { upTo: 17_500, rate: 2.85 },
        { upTo: 30_000, rate: 2.28 },
        { upTo: 45_495, rate: 1.71 },
        { upTo: 64_095, rate: 1.14 },
        { upTo: 250_095, rate: 0.57 },
        { rate: 0.057 },
      ],
      deedCosts: 2_000,
      source: 'notaris.be – notaire.be',
      sourceUrl: 'https://www.notaris.be/',
    },
  ],
  depositLimits: [
    {
      region: 'flanders',
      from: '2019-01-01',
      months: 3,
      source: 'Vlaamse overheid',
      sourceUrl: 'https://www.vlaanderen.be/',
    },
    {
      region: 'brussels',
      from: '2024-11-01',
      months: 2,
      source: 'Brussel Huisvesting – Bruxelles Logement',
      sourceUrl: 'https://be.brussels/',
    },
    {
      region: 'wallonia',
      from: '2018-09-01',
      months: 2,
      source: 'SPW Logement',
      sourceUrl: 'https://www.wallonie.be/',
    },
  ],
  loanTerms: [{ from: '2026-01-01', rate: 3.5, years: 25, ownShare: 20 }],
};
