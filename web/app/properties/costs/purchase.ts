import type { NotaryBracket, RegistrationDuty } from 'schemas/cost-rates.ts';

export type DutyRule = Pick<
  RegistrationDuty,
  'standardRate' | 'ownHomeRate' | 'exemption' | 'exemptionCeiling'
>;

/** Rounds to whole euro. */
export function percentOf(amount: number, rate: number): number {
  return Math.round((amount * rate) / 100);
}

/** The part of the price of an own and only home on which nothing is due. */
export function exemptPart(price: number, { exemption = 0, exemptionCeiling = Infinity }: DutyRule): number {
  return price <= exemptionCeiling ? Math.min(exemption, price) : 0;
}

export function registrationDuty(price: number, rule: DutyRule, isOwnHome: boolean): number {
  if (!isOwnHome) return percentOf(price, rule.standardRate);
  return percentOf(price - exemptPart(price, rule), rule.ownHomeRate ?? rule.standardRate);
}

/** The fee of a notary by brackets of the price, which rise; VAT is a percentage. */
export function notaryFee(price: number, brackets: readonly NotaryBracket[], vatRate: number): number {
  const parts = brackets.map(({ upTo = Infinity, rate }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0;
    return Math.max(0, Math.min(price, upTo) - from) * rate;
  });
  const fee = parts.reduce((sum, part) => sum + part, 0) / 100;
  return Math.round(fee * (1 + vatRate / 100));
}
