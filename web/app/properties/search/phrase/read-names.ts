import type { Goal } from '../../property/property.ts';
import { addAll, choose, type PhraseRule, type PhraseState } from './phrase-state.ts';
import { equipmentAt, readEquipment } from './read-equipment.ts';

/** A postal code and the name beside it are one city. */
function addCity({ cities }: PhraseState, keys: readonly string[], at: number, length: number): void {
  const last = cities.at(-1);
  const common = last?.until === at ? keys.filter((key) => last.keys.includes(key)) : [];
  if (common.length > 0) cities.pop();
  cities.push({ keys: common.length > 0 ? common : keys, until: at + length });
}

/** True for the office of `huis met bureau`. */
function isAfterWith({ line, skipped }: PhraseState, at: number): boolean {
  let before = at - 1;
  while (skipped.has(before) && line.lengthOf('with', before) === 0) before -= 1;
  return line.lengthOf('with', before) > 0;
}

/** Defers equipment, and what belongs to a house as a plot does, until the other types are known. */
function addTypes(state: PhraseState, types: readonly string[], at: number, length: number): void {
  if (state.line.lengthOf('student', at) === length) state.isRentOnly = true;
  if (state.line.lengthOf('narrower', at) === length) addAll(state.rest, at, length);
  const isEquipment = equipmentAt(state.line, at) !== undefined;
  const isPlot = state.line.lengthOf('plot', at) > 0;
  const add = () => {
    for (const type of types) state.types.add(type);
  };
  const isPart = isAfterWith(state, at);
  if (!isEquipment && !isPlot && !isPart) add();
  else {
    state.deferred.push(() => {
      const isAside = [...state.types].some((type) => !types.includes(type));
      if (!isAside) add();
      else if (isEquipment) readEquipment(state, at)?.apply();
      else if (!isPlot) addAll(state.rest, at, length);
    });
  }
}

export const readName: PhraseRule = (state, at) => {
  const { line, names } = state;
  for (let length = names.longest; length >= 1; length -= 1) {
    const name = line.words(at, length);
    if (name === undefined) continue;
    const [cities, types] = [names.cities(name), names.types(name)];
    if (cities.length > 0) return { length, apply: () => addCity(state, cities, at, length) };
    if (types.length > 0) return { length, apply: () => addTypes(state, types, at, length) };
  }
  return undefined;
};

/** A long word that is nothing else. Alone, it is looked up by name, which asks. */
export const readMisspelt: PhraseRule = (state, at) => {
  if (state.line.tokens.length === 1) return undefined;
  const { cities, types } = state.names.misspelt(state.line.tokens[at]?.word ?? '');
  if (cities.length > 0) return { length: 1, apply: () => addCity(state, cities, at, 1) };
  if (types.length > 0) return { length: 1, apply: () => addTypes(state, types, at, 1) };
  return undefined;
};

const setGoal = (goal: Goal) => (state: PhraseState) => {
  state.goal = goal;
};

const meaningsInWords: readonly (readonly [start: string, apply: (state: PhraseState) => void])[] = [
  ['huur', setGoal('rent')],
  ['koop', setGoal('sale')],
  ['miet', setGoal('rent')],
  ['nieuwbouw', (state) => choose(state, 'newBuild', 'yes')],
  ['neubau', (state) => choose(state, 'newBuild', 'yes')],
];

/** Reads `huurhuis` and `nieuwbouwwoning`, which Dutch writes as one word. */
export const readJoinedName: PhraseRule = (state, at) => {
  const { line, names } = state;
  const word = line.tokens[at]?.word ?? '';
  const [found] = meaningsInWords.filter(([start]) => word.startsWith(start));
  if (!found) return undefined;
  const [start, applyStart] = found;
  const types = names.types(word.slice(start.length));
  if (types.length === 0) return undefined;
  const apply = () => {
    applyStart(state);
    for (const type of types) state.types.add(type);
  };
  return { length: 1, apply };
};
