import type { PropertyRecord } from '../model/record.ts';

/** As many as a record may have. */
const mostPrices = 20;

/** Tells the prices before, where the source tells none itself. */
export function withPriceHistory(
  record: PropertyRecord,
  before: PropertyRecord | undefined,
  today: string,
): PropertyRecord {
  const isTold = record.PreviousPrice !== undefined || record.EarlierPrices !== undefined;
  if (!before || isTold || before.Goal !== record.Goal) return record;
  const { Price, PreviousPrice, EarlierPrices = [] } = before;
  if (Price === record.Price || Price <= 0 || record.Price <= 0)
    return {
      ...record,
      ...(PreviousPrice !== undefined && { PreviousPrice }),
      ...(EarlierPrices.length > 0 && { EarlierPrices }),
    };
  const earlier = EarlierPrices.filter(({ Until }) => Until < today);
  return {
    ...record,
    PreviousPrice: Price,
    EarlierPrices: [...earlier, { Price, Until: today }].slice(-mostPrices),
  };
}
