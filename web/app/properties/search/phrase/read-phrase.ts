import type { Goal } from '../../property/property.ts';
import { phraseLine } from './phrase-line.ts';
import type { PhraseMeaning } from './phrase-words.ts';
import { addAll, createState, type PhraseNames, type PhraseRule, type PhraseState } from './phrase-state.ts';
import { readAmount } from './read-amounts.ts';
import { readEnergy, readEquipment, readWithEquipment } from './read-equipment.ts';
import { readName } from './read-names.ts';
import { restOf } from './rest.ts';

export type Reading = {
  goal: Goal | undefined;
  /** Keys of cities. */
  cities: readonly string[];
  /** Values of the other filters by parameter. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** As it was typed. */
  rest: string;
};

/** In kilometres: what `near` means where no distance is given. */
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

/** Of two that understand as much, the earlier applies. */
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

/** In characters; a longer text is no phrase. */
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
