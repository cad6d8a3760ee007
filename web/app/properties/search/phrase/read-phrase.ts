import { type PhraseState, type PhraseRule, addAll, createState, type PhraseNames } from './phrase-state.ts';
import { equipmentAt, readEquipment, readEnergy, readWithEquipment } from './read-equipment.ts';
import type { Goal } from '../../property/property.ts';
import { phraseLine } from './phrase-line.ts';
import type { PhraseMeaning } from './phrase-words.ts';
import { readAmount } from './read-amounts.ts';

/** Joins what was not understood, with the words between that mean nothing alone. */
function restOf({ line: { text, tokens }, rest, skipped }: PhraseState): string {
  const parts: string[] = [];
  let start: number | undefined;
  let end = 0;
  tokens.forEach((token, at) => {
    if (rest.has(at)) {
      start ??= token.start;
      end = token.end;
    } else if (!skipped.has(at) && start !== undefined) {
      parts.push(text.slice(start, end));
      start = undefined;
    }
  });
  if (start !== undefined) parts.push(text.slice(start, end));
  return parts.join(' ');
}

/** A postal code and the name beside it are one city. */
function addCity({ cities }: PhraseState, keys: readonly string[], at: number, length: number): void {
  const last = cities.at(-1);
  const common = last?.until === at ? keys.filter((key) => last.keys.includes(key)) : [];
  if (common.length > 0) cities.pop();
  cities.push({ keys: common.length > 0 ? common : keys, until: at + length });
}

/** Defers words that are also equipment, or a plot that belongs to a house, until the other types are known. */
function addTypes(state: PhraseState, types: readonly string[], at: number): void {
  const isEquipment = equipmentAt(state.line, at) !== undefined;
  const isPlot = state.line.lengthOf('plot', at) > 0;
  const add = () => {
    for (const type of types) state.types.add(type);
  };
  if (!isEquipment && !isPlot) add();
  else {
    state.deferred.push(() => {
      const isAside = [...state.types].some((type) => !types.includes(type));
      if (!isAside) add();
      else if (isEquipment) readEquipment(state, at)?.apply();
    });
  }
}

/** Finds the longest name of a city or a type. */
const readName: PhraseRule = (state, at) => {
  const { line, names } = state;
  for (let length = names.longest; length >= 1; length -= 1) {
    const name = line.words(at, length);
    if (name === undefined) continue;
    const [cities, types] = [names.cities(name), names.types(name)];
    if (cities.length > 0) return { length, apply: () => addCity(state, cities, at, length) };
    if (types.length > 0) return { length, apply: () => addTypes(state, types, at) };
  }
  return undefined;
};

export type Reading = {
  goal: Goal | undefined;
  /** Keys of cities. */
  cities: readonly string[];
  /** Values of the other filters by parameter. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** The rest as typed. */
  rest: string;
};

/** Kilometres that `near` means where no distance is given. */
const nearby = '10';

const wordRule =
  (meanings: readonly PhraseMeaning[], apply: (state: PhraseState, at: number, length: number) => void) =>
  (state: PhraseState, at: number) => {
    const length = Math.max(...meanings.map((meaning) => state.line.lengthOf(meaning, at)));
    return length > 0 ? { length, apply: () => apply(state, at, length) } : undefined;
  };

const readGoal = (goal: Goal) =>
  wordRule([goal], (state) => {
    state.goal = goal;
  });

const readNear = wordRule(['near'], ({ chosen, deferred }) => {
  deferred.push(() => {
    chosen.set('radius', chosen.get('radius') ?? nearby);
  });
});

const skip = wordRule(['skipped', 'alternative', 'with'], ({ skipped }, at, length) =>
  addAll(skipped, at, length),
);

/** The earlier of two equally long matches applies. */
const rules: readonly PhraseRule[] = [
  readAmount,
  readGoal('sale'),
  readGoal('rent'),
  readWithEquipment,
  readEnergy,
  readName,
  readEquipment,
  readNear,
  skip,
];

function readAt(state: PhraseState, at: number): number {
  const [best] = rules
    .flatMap((rule) => rule(state, at) ?? [])
    .sort((one, other) => other.length - one.length);
  best?.apply();
  if (!best) state.rest.add(at);
  return best?.length ?? 1;
}

/** Characters; a longer text is no phrase. */
const longestPhrase = 200;

/** Understands a whole phrase, such as `huis leuven 3 slaapkamers max 400000`. Never throws. */
export function readPhrase(text: string, names: PhraseNames): Reading {
  const state = createState(phraseLine(text.length > longestPhrase ? '' : text), names);
  const { chosen, cities, deferred, line, types } = state;
  for (let at = 0; at < line.tokens.length;) at += readAt(state, at);
  for (const resolve of deferred) resolve();
  if (cities.length === 0) chosen.delete('radius');
  return {
    goal: state.goal,
    cities: [...new Set(cities.flatMap(({ keys }) => keys))],
    chosen: new Map([
      ...(types.size > 0 ? [['type', [...types]] as const] : []),
      ...[...chosen].map(([parameter, value]) => [parameter, [value]] as const),
    ]),
    rest: line.tokens.length > 0 ? restOf(state) : text,
  };
}
