import { limitsOf } from './limits.ts';
import { addAll, type PhraseRule, type PhraseState } from './phrase-state.ts';
import { type Quantity, quantityAt } from './quantity.ts';

/** Euro; no monthly rent comes near it. */
const leastSalePrice = 20_000;

const isSalePrice = ([parameter, value]: readonly [string, string]) =>
  (parameter === 'minPrice' || parameter === 'maxPrice') && Number(value) >= leastSalePrice;

/** A surface is the plot's beside a word for one, or where only land is wanted. */
function isPlot({ line, names, skipped, types }: PhraseState, at: number, length: number): boolean {
  let before = at - 1;
  while (skipped.has(before)) before -= 1;
  const after = at + length;
  const isBeside =
    line.lengthOf('plot', before) > 0 ||
    (line.lengthOf('plot', after) > 0 && line.tokens[after + 1]?.value === undefined);
  return isBeside || (types.size > 0 && [...types].every(names.isLand));
}

function addLimits(state: PhraseState, quantity: Quantity, at: number): void {
  const limits = limitsOf(quantity, isPlot(state, at, quantity.length));
  for (const [parameter, value] of limits) state.chosen.set(parameter, value);
  if (limits.length === 0) addAll(state.rest, at, quantity.length);
  else if (quantity.unit === 'monthly') state.goal = 'rent';
  else if (limits.some(isSalePrice)) state.goal ??= 'sale';
}

/** Reads prices, rooms, surfaces and distances. A bare postal code is a city. */
export const readAmount: PhraseRule = (state, at) => {
  const quantity = quantityAt(state.line, at);
  if (!quantity) return undefined;
  const { length, unit } = quantity;
  if (length === 1 && state.names.cities(state.line.words(at, 1) ?? '').length > 0) return undefined;
  const add = () => addLimits(state, quantity, at);
  // Deferred until all types are known, which tell a plot's surface from a living one.
  const defer = () => {
    state.deferred.push(add);
  };
  return { length, apply: unit === 'squareMetres' ? defer : add };
};
