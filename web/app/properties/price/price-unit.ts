import type { PropertyRecord } from '../model/record.ts';

export type PricePer = 'month' | 'year' | 'week' | 'm2' | 'm2-year';

const units: ReadonlyMap<number, PricePer> = new Map([
  [2, 'month'],
  [3, 'year'],
  [4, 'week'],
  [5, 'm2'],
  [6, 'm2-year'],
]);

/** Number for a lowest price, as new-build projects quote. */
export const startingFrom = 7;

export function pricePer(unit: number): PricePer | undefined {
  return units.get(unit);
}

type Priced = Pick<
  PropertyRecord,
  'Price' | 'PriceUnit' | 'LifeAnnuity' | 'SurfaceLiving' | 'SurfaceTotal' | 'SurfaceGround'
>;

/** Per month for a rent. Undefined for a life annuity, whose cost nobody knows beforehand. */
export function comparablePrice(record: Priced): number | undefined {
  const { Price: price, PriceUnit, LifeAnnuity } = record;
  if (LifeAnnuity || price === 0) return undefined;
  const surface = record.SurfaceLiving ?? record.SurfaceTotal ?? record.SurfaceGround;
  switch (pricePer(PriceUnit)) {
    case 'year':
      return Math.round(price / 12);
    case 'week':
      return Math.round((price * 52) / 12);
    case 'm2':
      return surface && Math.round(price * surface);
    case 'm2-year':
      return surface && Math.round((price * surface) / 12);
    default:
      return price;
  }
}
