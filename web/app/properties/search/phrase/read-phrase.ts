import type { Goal } from '../../property/property.ts';
import {
  phraseLine,
  addAll,
  choose,
  chooseAlso,
  createState,
  type PhraseNames,
  type PhraseRule,
  type PhraseSetting,
  type PhraseState,
} from './phrase-state.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import { readAmount, readRoomsInWord } from './read-amounts.ts';
import { readDate } from './read-date.ts';
import { readEnergy } from './read-energy.ts';
import { readEquipment, readNearby, readWithEquipment } from './read-equipment.ts';
import { readExclusion } from './read-exclusion.ts';
import { readMisspelt, readName, readJoinedName } from './read-names.ts';
import { readElsewhere, readReference, readStreet } from './read-places.ts';

/** Scraps that name nothing, such as what `I'm` and `villa's` leave over. */
const longestScrap = 2;

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

export type Reading = {
  goal: Goal | undefined;
  cities: readonly string[];
  notCities: readonly string[];
  chosen: ReadonlyMap<string, readonly string[]>;
  references: readonly string[];
  rest: string;
};

/** Kilometres. */
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

/** A filter can add sold ones, but not leave out the others. */
const readDone = (meaning: 'sold' | 'rented', goal: Goal) =>
  wordRule([meaning], (state) => {
    state.goal = goal;
    choose(state, 'sold', 'yes');
  });

const readNear = wordRule(['near'], (state) => {
  state.deferred.push(() => {
    if (!state.chosen.has('radius')) choose(state, 'radius', nearby);
  });
});

const skip = wordRule(['skipped', 'alternative', 'with', 'most', 'least'], ({ skipped }, at, length) =>
  addAll(skipped, at, length),
);

/** Of two equally long matches, the earlier rule applies. */
const rules: readonly PhraseRule[] = [
  readReference,
  readDate,
  readAmount,
  readGoal('sale'),
  readGoal('rent'),
  readDone('sold', 'sale'),
  readDone('rented', 'rent'),
  readExclusion,
  readNearby,
  readWithEquipment,
  readEnergy,
  readStreet,
  readName,
  readJoinedName,
  readRoomsInWord,
  readEquipment,
  readNear,
  skip,
  readElsewhere,
];

function readAt(state: PhraseState, at: number): number {
  const found = rules.flatMap((rule) => rule(state, at) ?? []);
  const [best = readMisspelt(state, at)] = found.sort((one, other) => other.length - one.length);
  best?.apply();
  const { word = '', value } = state.line.tokens[at] ?? {};
  const isScrap = value === undefined && word.length <= longestScrap;
  if (!best) (isScrap ? state.skipped : state.rest).add(at);
  return best?.length ?? 1;
}

/** Characters; a longer text is no phrase. */
const longestPhrase = 200;

/** Such as `huis leuven 3 slaapkamers max 400000`. Never throws. */
export function readPhrase(text: string, names: PhraseNames, setting: PhraseSetting = {}): Reading {
  const state = createState(phraseLine(text.length > longestPhrase ? '' : text), names, setting);
  const { chosen, cities, deferred, line, types } = state;
  for (let at = 0; at < line.tokens.length;) at += readAt(state, at);
  for (const resolve of deferred) resolve();
  if (cities.length === 0) chosen.delete('radius');
  const notCities = chosen.get('notCity') ?? [];
  chosen.delete('notCity');
  if (types.size > 0) chooseAlso(state, 'type', [...types]);
  return {
    goal: state.goal ?? (state.isRentOnly ? 'rent' : undefined),
    cities: [...new Set(cities.flatMap(({ keys }) => keys))],
    notCities,
    chosen,
    references: [...state.references],
    rest: line.tokens.length > 0 ? restOf(state) : text,
  };
}
