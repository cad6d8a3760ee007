import { radii } from '../../filters/rows/place-filters.ts';
import type { Quantity } from './quantity.ts';

/** Values of filters by parameter. */
export type Limits = readonly (readonly [parameter: string, value: string])[];

const mostRooms = 20;
/** A number without unit and limit is a price from here on, and a rent from there. */
const leastBarePrice = 10_000;
const leastBareRent = 200;
const leastBoundPrice = 100;
const mostMoney = 999_999_999;
/** Nothing for sale costs less than this many euros, so fewer are meant in thousands. */
const leastSaleAmount = 5000;
const mostSquareMetres = 10_000_000;
const mostConsumption = 2000;

const squareMetres = { squareMetres: 1, ares: 100, hectares: 10_000 };

type Amounts = readonly (readonly [parameter: string, value: number])[];

/** Says what a surface is of. */
export type SurfaceOf = 'home' | 'plot' | 'garden' | 'other';

/** How far from an amount `about` reaches. */
const tolerance = 0.1;

function prices(quantity: Quantity, goal: 'sale' | 'rent' | undefined): Amounts {
  const { bound, isMoney, isScaled, unit } = quantity;
  const isBare = bound === undefined && quantity.last === undefined;
  const leastBare = goal === 'rent' ? leastBareRent : leastBarePrice;
  const isPrice = isMoney || quantity.first >= (isBare ? leastBare : leastBoundPrice);
  const isThousands =
    goal === 'sale' && !isScaled && unit !== 'monthly' && (quantity.last ?? quantity.first) < leastSaleAmount;
  const scale = isThousands ? 1000 : 1;
  const first = quantity.first * scale;
  const last = quantity.last && quantity.last * scale;
  if (!isPrice || (last ?? first) > mostMoney) return [];
  if (last !== undefined)
    return [
      ['minPrice', first],
      ['maxPrice', last],
    ];
  if (bound === 'about')
    return [
      ['minPrice', first * (1 - tolerance)],
      ['maxPrice', first * (1 + tolerance)],
    ];
  return [[bound === 'least' || bound === 'over' ? 'minPrice' : 'maxPrice', first]];
}

function rooms({ bound, first, last }: Quantity): Amounts {
  if (first > mostRooms) return [];
  const between: Amounts = [
    ['bedrooms', first],
    ['maxBedrooms', last ?? first],
  ];
  if (last !== undefined || bound === 'exactly') return between;
  if (bound === 'most') return [['maxBedrooms', first]];
  if (bound === 'under') return [['maxBedrooms', first - 1]];
  return [['bedrooms', bound === 'over' ? first + 1 : first]];
}

const leastSurface = { home: 'minSurface', plot: 'minPlot', garden: 'minGarden' };

function surfaces({ bound, first, last }: Quantity, factor: number, of: SurfaceOf): Amounts {
  const [least, most] = [first * factor, (last ?? first) * factor];
  if (of === 'other' || most > mostSquareMetres) return [];
  const isMost = bound === 'most' || bound === 'under';
  if ((isMost || last !== undefined) && of !== 'home') return [];
  if (isMost) return [['maxSurface', most]];
  const from: Amounts = [[leastSurface[of], least]];
  return last === undefined ? from : [...from, ['maxSurface', most]];
}

function amountsOf(quantity: Quantity, of: SurfaceOf, goal: 'sale' | 'rent' | undefined): Amounts {
  const { bound, first, unit } = quantity;
  switch (unit) {
    case undefined:
    case 'monthly':
      return prices(quantity, goal);
    case 'kilometres':
      return radii
        .filter((radius) => radius >= first)
        .slice(0, 1)
        .map((radius) => ['radius', radius]);
    case 'kilowattHours':
      return bound === 'least' || bound === 'over' || first > mostConsumption ? [] : [['maxEnergy', first]];
    case 'bedrooms':
      return rooms(quantity);
    default:
      return surfaces(quantity, squareMetres[unit], unit === 'squareMetres' || of !== 'home' ? of : 'plot');
  }
}

/** Returns none for a quantity that no filter expresses, such as `at most 500 m² of land`. */
export function limitsOf(quantity: Quantity, of: SurfaceOf, goal: 'sale' | 'rent' | undefined): Limits {
  const found = amountsOf(quantity, of, goal).map(([name, value]) => [name, Math.round(value)] as const);
  return found.every(([, value]) => value >= 1) ? found.map(([name, value]) => [name, String(value)]) : [];
}
