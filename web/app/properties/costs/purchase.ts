import { isInCoreCity } from 'schemas/country.ts';
import type { NotaryBracket, NotaryEstimate, RegistrationDuty } from 'schemas/cost-rates.ts';

export type DutyRule = Pick<
  RegistrationDuty,
  'standardRate' | 'ownHomeRate' | 'exemption' | 'exemptionCeiling' | 'reduction' | 'reductionCeiling'
>;

export type NotaryRule = Omit<NotaryEstimate, 'from' | 'deedCosts'>;

/** The nudge keeps a half that binary fractions store a hair too low. */
const inCents = (amount: number) => Math.round(amount * 100 + 1e-7) / 100;

export function percentOf(amount: number, rate: number): number {
  return inCents((amount * rate) / 100);
}

export function exemptPart(price: number, { exemption = 0, exemptionCeiling = Infinity }: DutyRule): number {
  return price <= exemptionCeiling ? Math.min(exemption, price) : 0;
}

export function dutyReduction(
  price: number,
  { reduction = 0, reductionCeiling = Infinity }: DutyRule,
): number {
  return price <= reductionCeiling ? reduction : 0;
}

/** The law allows a modest home a higher price where homes are dear. */
export function dutyAt(zip: string, duty: RegistrationDuty): RegistrationDuty {
  const { cityReductionCeiling: reductionCeiling } = duty;
  return reductionCeiling !== undefined && isInCoreCity(zip) ? { ...duty, reductionCeiling } : duty;
}

export function registrationDuty(price: number, rule: DutyRule, isOwnHome: boolean): number {
  if (!isOwnHome) return percentOf(price, rule.standardRate);
  const duty = percentOf(price - exemptPart(price, rule), rule.ownHomeRate ?? rule.standardRate);
  return Math.max(0, inCents(duty - dutyReduction(price, rule)));
}

function byBrackets(price: number, brackets: readonly NotaryBracket[]): number {
  const parts = brackets.map(({ upTo = Infinity, rate }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0;
    return Math.max(0, Math.min(price, upTo) - from) * rate;
  });
  return parts.reduce((sum, part) => sum + part, 0) / 100;
}

/** In euro without VAT, exact to the cent. */
export function notaryFee(price: number, rule: NotaryRule, isOwnHome: boolean): number {
  if (price <= 0) return 0;
  const { smallPrice = 0, smallPriceReduction = 0, ownHomeBrackets = [] } = rule;
  const less = price <= smallPrice ? smallPriceReduction : 0;
  const feeOf = (fixedPart = 0, brackets: readonly NotaryBracket[]) =>
    inCents(Math.max(0, fixedPart - less) + byBrackets(price, brackets));
  const usual = feeOf(rule.fixedPart, rule.brackets);
  if (!isOwnHome || ownHomeBrackets.length === 0) return usual;
  // The scale for own homes should be the lower one; around 30,000 euros it is not.
  return Math.min(usual, feeOf(rule.ownHomeFixedPart, ownHomeBrackets));
}
