import type { PhraseMeaning } from './phrase-meaning.ts';
import { addAll, choose, type PhraseRule, type PhraseState } from './phrase-state.ts';
import { numberWords, type Quantity, quantityAt } from './quantity.ts';
import { radii } from '../../filters/rows/place-filters.ts';

type Limits = readonly (readonly [parameter: string, value: string])[];

const mostRooms = 20;
/** From here on, a bare number is a price; from `leastBareRent` on, a rent. */
const leastBarePrice = 10_000;
const leastBareRent = 200;
const leastBoundPrice = 100;
const mostMoney = 999_999_999;
/** Euro; fewer for a sale are meant in thousands. */
const leastSaleAmount = 5000;
const mostSquareMetres = 10_000_000;
const mostConsumption = 2000;

const squareMetres = { squareMetres: 1, ares: 100, hectares: 10_000 };

type Amounts = readonly (readonly [parameter: string, value: number])[];

type SurfaceOf = 'home' | 'plot' | 'garden' | 'other';

/** Of `about`, as a share. */
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

function surfaceLimits({ bound, first, last }: Quantity, factor: number, of: SurfaceOf): Amounts {
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
      return surfaceLimits(
        quantity,
        squareMetres[unit],
        unit === 'squareMetres' || of !== 'home' ? of : 'plot',
      );
  }
}

/** Returns none for a quantity that no filter expresses, such as `at most 500 m² of land`. */
function limitsOf(quantity: Quantity, of: SurfaceOf, goal: 'sale' | 'rent' | undefined): Limits {
  const found = amountsOf(quantity, of, goal).map(([name, value]) => [name, Math.round(value)] as const);
  return found.every(([, value]) => value >= 1) ? found.map(([name, value]) => [name, String(value)]) : [];
}

/** Euro; no monthly rent comes near it. */
const leastSalePrice = 20_000;

const isSalePrice = ([parameter, value]: readonly [string, string]) =>
  (parameter === 'minPrice' || parameter === 'maxPrice') && Number(value) >= leastSalePrice;

const surfaces = [
  ['plot', 'plot'],
  ['garden', 'garden'],
  ['terrace', 'other'],
] as const satisfies readonly (readonly [PhraseMeaning, SurfaceOf])[];

const isSurface = ({ unit }: Quantity) => unit === 'squareMetres' || unit === 'ares' || unit === 'hectares';

/** Such as `1000 m² de terrain`, unless a number of its own follows. */
function surfaceAfter({ line }: PhraseState, after: number) {
  let at = after;
  while (line.lengthOf('skipped', at) > 0) at += line.lengthOf('skipped', at);
  const [found] = surfaces.filter(([meaning]) => line.lengthOf(meaning, at) > 0);
  const end = found ? at + line.lengthOf(found[0], at) : after;
  let next = end;
  while (line.lengthOf('skipped', next) > 0) next += line.lengthOf('skipped', next);
  const ownNumber = quantityAt(line, next);
  return found && !(ownNumber && isSurface(ownNumber)) ? { of: found[1], end } : undefined;
}

/** The plot's or garden's behind a word for it; the plot's where only land is wanted. */
function surfaceBefore({ line, names, rest, skipped, types }: PhraseState, at: number): SurfaceOf {
  let before = at - 1;
  while (skipped.has(before)) before -= 1;
  const [found] = surfaces.filter(([meaning]) => line.lengthOf(meaning, before) > 0);
  if (found) return found[1];
  // The kitchen of `keuken van 20 m²` is not understood, so its surface is not either.
  if (rest.has(before) && before < at - 1) return 'other';
  return types.size > 0 && [...types].every(names.isLand) ? 'plot' : 'home';
}

/** Nobody buys for less, and few rent for more. */
const mostRent = 10_000;

function addLimits(state: PhraseState, quantity: Quantity, at: number, of: SurfaceOf): void {
  const { first, isMoney, isScaled, unit } = quantity;
  const isRent =
    unit === 'monthly' || (isMoney && !isScaled && (quantity.last ?? first) < mostRent && first > 99);
  const implied = isRent || state.isRentOnly ? 'rent' : undefined;
  const limits = limitsOf(quantity, of, state.goal ?? implied ?? state.setting.goal);
  for (const [parameter, value] of limits) choose(state, parameter, value);
  if (limits.length === 0) addAll(state.rest, at, quantity.length);
  else if (isRent) state.goal ??= 'rent';
  else if (limits.some(isSalePrice) && !state.isRentOnly) state.goal ??= 'sale';
}

/** A bare postal code is a city. */
export const readAmount: PhraseRule = (state, at) => {
  const quantity = quantityAt(state.line, at);
  if (!quantity) return undefined;
  const { length, unit } = quantity;
  if (length === 1 && state.names.cities(state.line.words(at, 1) ?? '').length > 0) return undefined;
  const after = isSurface(quantity) ? surfaceAfter(state, at + length) : undefined;
  // Deferred until all types, which tell plots from homes, and the goal, which tells rents, are known.
  const isDeferred = isSurface(quantity) || unit === undefined || unit === 'monthly';
  const add = () => addLimits(state, quantity, at, after?.of ?? surfaceBefore(state, at));
  const defer = () => {
    state.deferred.push(add);
  };
  return { length: after ? after.end - at : length, apply: isDeferred ? defer : add };
};

const roomsInWord = /^(\d|\p{L}+?)(?:slaap)?kamer(\p{L}+)$/u;

/** Reads `tweekamerappartement`, which Dutch writes as one word. */
export const readRoomsInWord: PhraseRule = (state, at) => {
  const [, count = '', name = ''] = roomsInWord.exec(state.line.tokens[at]?.word ?? '') ?? [];
  const rooms = numberWords.get(count);
  const types = state.names.types(name);
  if (rooms === undefined || types.length === 0) return undefined;
  const apply = () => {
    choose(state, 'bedrooms', String(rooms));
    for (const type of types) state.types.add(type);
  };
  return { length: 1, apply };
};
