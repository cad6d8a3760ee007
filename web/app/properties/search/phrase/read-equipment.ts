import {
  type PhraseLine,
  addAll,
  choose,
  chooseAlso,
  type PhraseRule,
  type PhraseState,
} from './phrase-state.ts';
import type { Equipment, PhraseMeaning } from './phrase-meaning.ts';

const equipment = [
  'terrace',
  'garden',
  'garage',
  'lift',
  'furnished',
  'pets',
  'groundFloor',
  'newBuild',
] as const satisfies readonly Equipment[];

export type FoundEquipment = { parameter: Equipment; length: number; isThere: boolean };

export function equipmentAt(line: PhraseLine, at: number): FoundEquipment | undefined {
  const unfurnished = line.lengthOf('unfurnished', at);
  if (unfurnished > 0) return { parameter: 'furnished', length: unfurnished, isThere: false };
  const parameter = equipment.find((one) => line.lengthOf(one, at) > 0);
  return parameter && { parameter, length: line.lengthOf(parameter, at), isThere: true };
}

export function addEquipment(state: PhraseState, { parameter, isThere }: FoundEquipment): void {
  choose(state, parameter, isThere ? 'yes' : 'no');
  if (isThere && (parameter === 'furnished' || parameter === 'pets')) state.isRentOnly = true;
}

/** Names `lift not needed` as unread: a feature that nobody needs is not excluded. */
export const readEquipment: PhraseRule = (state, at) => {
  const found = equipmentAt(state.line, at);
  if (!found) return undefined;
  const needless = state.line.lengthOf('needless', at + found.length);
  const length = found.length + needless;
  if (needless > 0) return { length, apply: () => addAll(state.rest, at, length) };
  return { length, apply: () => addEquipment(state, found) };
};

/** Reads `with a garage`, where `garage` is no type. */
export const readWithEquipment: PhraseRule = (state, start) => {
  const { line } = state;
  let at = start + line.lengthOf('with', start);
  let length = 0;
  const named: FoundEquipment[] = [];
  while (at > start) {
    const joining = line.lengthOf('skipped', at) || line.lengthOf('alternative', at);
    const found = equipmentAt(line, at);
    if (!found && joining === 0) break;
    at += found?.length ?? joining;
    if (!found) continue;
    if (line.lengthOf('needless', at) > 0) return undefined;
    named.push(found);
    length = at - start;
  }
  if (length === 0) return undefined;
  return { length, apply: () => named.forEach((found) => addEquipment(state, found)) };
};

const nearbyWords = [
  ['station', 'station'],
  ['school', 'school'],
  ['shop', 'shop'],
  ['busStop', 'bus-stop'],
] as const satisfies readonly (readonly [PhraseMeaning, string])[];

/** Reads `near the station`. Without a word for near, a shop or an office is a type. */
export const readNearby: PhraseRule = (state, start) => {
  const { line } = state;
  let at = start + (line.lengthOf('near', start) || line.lengthOf('with', start));
  const isNear = line.lengthOf('near', start) > 0;
  while (at > start && line.lengthOf('skipped', at) > 0) at += line.lengthOf('skipped', at);
  const [found] = nearbyWords.filter(([meaning]) => line.lengthOf(meaning, at) > 0);
  if (!found || (!isNear && found[0] !== 'station')) return undefined;
  const length = at + line.lengthOf(found[0], at) - start;
  return { length, apply: () => chooseAlso(state, 'nearby', [found[1]]) };
};
