import { type CostInput, readNumber, type TypedCosts } from '../../content/paths/cost-address.ts';
import { readAmount } from '../price/amount.ts';
import { type DutyRule, dutyReduction, exemptPart, percentOf, registrationDuty } from './purchase.ts';

const monthsPerYear = 12;

type Loan = { principal: number; rate: number; years: number };

/** Compounds to the yearly rate, as Belgian law counts the interest of home loans. */
export function monthlyRate(rate: number): number {
  return (1 + rate / 100) ** (1 / monthsPerYear) - 1;
}

/** The monthly payment, not rounded. The rate is in percent a year. */
export function instalment({ principal, rate, years }: Loan): number {
  const months = years * monthsPerYear;
  const perMonth = monthlyRate(rate);
  // Below this the rate vanishes beside 1.
  if (perMonth < 1e-12) return principal / months;
  return (principal * perMonth) / (1 - (1 + perMonth) ** -months);
}

export function totalInterest(loan: Loan): number {
  return Math.max(0, instalment(loan) * loan.years * monthsPerYear - loan.principal);
}

export type SaleOffer = {
  price: number;
  /** Undefined abroad, where this site knows no taxes and notaries. */
  belgian:
    | {
        duty: DutyRule;
        /** Replaces duty, except on the land; undefined for what is not new. */
        vat: { standardRate: number; reducedRate: number | undefined } | undefined;
        canBeOwnHome: boolean;
        /** With VAT. */
        notaryFees: { anyBuyer: number; ownHome: number };
        deedCosts: number;
      }
    | undefined;
  loan: { rate: number; years: number; ownShare: number };
};

export type NumberInput = Exclude<CostInput, 'home' | 'vat'>;

type Bounds = { least: number; most: number };

export type SaleCosts = {
  values: Record<NumberInput, number> & { isOwnHome: boolean; isReduced: boolean };
  /** Inputs without a number within the bounds; the nearest value was used instead. */
  problems: readonly NumberInput[];
  duty: { amount: number; rate: number; exempt: number; reduction: number } | undefined;
  vat: { amount: number; rate: number } | undefined;
  notaryFees: number;
  total: number;
  borrowed: number;
  /** Not rounded. */
  perMonth: number;
  interest: number;
};

export function boundsOf({ price }: SaleOffer): Readonly<Record<NumberInput, Bounds>> {
  return {
    land: { least: 0, most: price },
    own: { least: 0, most: 99_999_999 },
    rate: { least: 0, most: 15 },
    years: { least: 5, most: 30 },
  };
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

const roundTo = 1000;

function taxesOf(
  { price, belgian }: SaleOffer,
  { isOwnHome, isReduced, land }: { isOwnHome: boolean; isReduced: boolean; land: number },
): Pick<SaleCosts, 'duty' | 'vat'> {
  if (!belgian) return { duty: undefined, vat: undefined };
  const { duty: rule, vat } = belgian;
  if (!vat) {
    const exempt = isOwnHome ? exemptPart(price, rule) : 0;
    const rate = isOwnHome ? (rule.ownHomeRate ?? rule.standardRate) : rule.standardRate;
    const amount = Math.round(registrationDuty(price, rule, isOwnHome));
    const reduction = isOwnHome ? dutyReduction(price, rule) : 0;
    return { duty: { amount, rate, exempt, reduction }, vat: undefined };
  }
  const vatRate = isReduced ? (vat.reducedRate ?? vat.standardRate) : vat.standardRate;
  const onLand = {
    amount: Math.round(registrationDuty(land, rule, false)),
    rate: rule.standardRate,
    exempt: 0,
    reduction: 0,
  };
  return {
    duty: land > 0 ? onLand : undefined,
    vat: { amount: Math.round(percentOf(price - land, vatRate)), rate: vatRate },
  };
}

/** In whole euro; missing input has its default. */
export function saleCosts(offer: SaleOffer, typed: TypedCosts): SaleCosts {
  const { price, belgian, loan } = offer;
  const bounds = boundsOf(offer);
  const problems: NumberInput[] = [];

  function valueOf(name: NumberInput, byDefault: number): number {
    const text = typed[name];
    if (text === undefined) return byDefault;
    const read = readNumber(text, { isRate: name === 'rate' }) ?? numberOf(readAmount(text));
    const { least, most } = bounds[name];
    if (read === undefined || read < least || read > most) problems.push(name);
    const value = Math.min(most, Math.max(least, read ?? byDefault));
    return name === 'rate' ? value : Math.round(value);
  }

  const isOwnHome = belgian?.canBeOwnHome === true && typed.home !== 'no';
  const isReduced = belgian?.vat?.reducedRate !== undefined && typed.vat === 'reduced';
  const land = belgian?.vat ? valueOf('land', 0) : 0;
  const { duty, vat } = taxesOf(offer, { isOwnHome, isReduced, land });
  const notaryFees = belgian?.notaryFees[isOwnHome ? 'ownHome' : 'anyBuyer'] ?? 0;
  const costs = (duty?.amount ?? 0) + (vat?.amount ?? 0) + notaryFees + (belgian?.deedCosts ?? 0);
  const total = price + costs;
  const share = Math.ceil((costs + percentOf(price, loan.ownShare)) / roundTo) * roundTo;
  const own = valueOf('own', Math.min(share, total));
  const rate = valueOf('rate', loan.rate);
  const years = valueOf('years', loan.years);
  const borrowed = Math.max(0, total - own);
  return {
    values: { isOwnHome, isReduced, land, own, rate, years },
    problems,
    duty,
    vat,
    notaryFees,
    total,
    borrowed,
    perMonth: instalment({ principal: borrowed, rate, years }),
    interest: totalInterest({ principal: borrowed, rate, years }),
  };
}
