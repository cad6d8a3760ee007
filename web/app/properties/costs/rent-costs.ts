import type { CostFacts } from './cost-facts.ts';

export type RentCosts = {
  rent: number;
  charges: number;
  perMonth: number;
  deposit: { months: number; amount: number } | undefined;
  inventoryCost: number;
  agencyCost: number;
  /** Due before moving in. */
  start: number;
};

type RentFacts = Pick<CostFacts, 'price' | 'charges' | 'depositMonths' | 'inventoryCost' | 'agencyCost'>;

/** The deposit counts months of rent without charges, within the limit of the region for a home. */
export function rentCosts(
  { price, charges, depositMonths, inventoryCost, agencyCost }: RentFacts,
  limit: number | undefined,
): RentCosts {
  const months = Math.min(depositMonths ?? limit ?? 0, limit ?? Infinity);
  const deposit = months > 0 ? { months, amount: months * price } : undefined;
  const perMonth = price + charges;
  return {
    rent: price,
    charges,
    perMonth,
    deposit,
    inventoryCost,
    agencyCost,
    start: perMonth + (deposit?.amount ?? 0) + inventoryCost + agencyCost,
  };
}
