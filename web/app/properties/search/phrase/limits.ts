import type { Quantity } from './quantity.ts';

/** Values of filters by parameter. */
type Limits = readonly (readonly [parameter: string, value: string])[];

const mostRooms = 20;
/** A number without unit and limit is a price from here on. */
const leastBarePrice = 10_000;
const leastBoundPrice = 100;
const mostMoney = 999_999_999;
const mostSquareMetres = 10_000_000;
/** Kilometres that the radius filter offers. */
const radii = [5, 10, 20, 30];

const squareMetres = { squareMetres: 1, ares: 100, hectares: 10_000 };

function prices({ bound, first, last, isMoney }: Quantity) {
  const isBare = bound === undefined && last === undefined;
  const isPrice = isMoney || first >= (isBare ? leastBarePrice : leastBoundPrice);
  if (!isPrice || (last ?? first) > mostMoney) return [];
  if (last === undefined) return [[bound === 'least' ? 'minPrice' : 'maxPrice', first]] as const;
  return [
    ['minPrice', first],
    ['maxPrice', last],
  ] as const;
}

function limits(quantity: Quantity, isPlot: boolean): readonly (readonly [string, number])[] {
  const { bound, first, unit } = quantity;
  switch (unit) {
    case undefined:
    case 'monthly':
      return prices(quantity);
    case 'kilometres':
      return radii
        .filter((radius) => radius >= first)
        .slice(0, 1)
        .map((radius) => ['radius', radius]);
    case 'bedrooms':
      return bound === 'most' || first > mostRooms ? [] : [['bedrooms', first]];
    default: {
      const surface = first * squareMetres[unit];
      if (bound === 'most' || surface > mostSquareMetres) return [];
      return [[isPlot || unit !== 'squareMetres' ? 'minPlot' : 'minSurface', surface]];
    }
  }
}

/** Returns none for a quantity that no filter expresses, such as `max 3 bedrooms`. */
export function limitsOf(quantity: Quantity, isPlot: boolean): Limits {
  const found = limits(quantity, isPlot).map(([name, value]) => [name, Math.round(value)] as const);
  return found.every(([, value]) => value >= 1) ? found.map(([name, value]) => [name, String(value)]) : [];
}
