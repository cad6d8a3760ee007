import { equipmentAt, readEquipment } from './read-equipment.ts';
import type { PhraseRule, PhraseState } from './phrase-state.ts';

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
export const readName: PhraseRule = (state, at) => {
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
