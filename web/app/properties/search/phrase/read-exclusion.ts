import { addEquipment, equipmentAt, type FoundEquipment } from './read-equipment.ts';
import { addAll, chooseAlso, type PhraseRule, type PhraseState } from './phrase-state.ts';

type Excluded =
  | { kind: 'city' | 'type'; keys: readonly string[]; length: number }
  | { kind: 'equipment'; found: FoundEquipment; length: number };

function nameAt({ line, names }: PhraseState, at: number): Excluded | undefined {
  for (let length = names.longest; length >= 1; length -= 1) {
    const name = line.words(at, length);
    if (name === undefined) continue;
    const [cities, types] = [names.cities(name), names.types(name)];
    if (cities.length > 0) return { kind: 'city', keys: cities, length };
    if (types.length > 0) return { kind: 'type', keys: types, length };
  }
  return undefined;
}

function excludedAt(state: PhraseState, at: number, isException: boolean): Excluded | undefined {
  const name = nameAt(state, at);
  const found = equipmentAt(state.line, at);
  if (!found || (isException && name)) return name;
  return name && name.length > found.length ? name : { kind: 'equipment', found, length: found.length };
}

function exclude(state: PhraseState, excluded: Excluded): void {
  if (excluded.kind === 'equipment') addEquipment(state, { ...excluded.found, isThere: false });
  else chooseAlso(state, excluded.kind === 'city' ? 'notCity' : 'notType', excluded.keys);
}

const joining = ['and', 'alternative'] as const;
const filling = ['skipped', 'alternative', 'near', 'without', 'except'] as const;

/** Such as `niet in Antwerpen` or `zonder lift of garage`; the town of `geen appartement in Gent` stays wanted. */
export const readExclusion: PhraseRule = (state, start) => {
  const { line } = state;
  const longest = (at: number, meanings: readonly Parameters<typeof line.lengthOf>[0][]) =>
    Math.max(...meanings.map((meaning) => line.lengthOf(meaning, at)));
  const [exception, needless] = [line.lengthOf('except', start), line.lengthOf('needless', start)];
  let at = start + Math.max(exception, needless, line.lengthOf('without', start));
  if (at === start) return undefined;
  const isException = exception >= at - start;
  const named: Excluded[] = [];
  let length = 0;
  for (;;) {
    while (excludedAt(state, at, isException) === undefined && longest(at, filling) > 0)
      at += longest(at, filling);
    const found = excludedAt(state, at, isException);
    if (!found || (named[0] && named[0].kind !== found.kind)) break;
    named.push(found);
    at += found.length;
    length = at - start;
    const between = line.text.slice(line.tokens[at - 1]?.end, line.tokens[at]?.start);
    const isListed = isException && /,/.test(between);
    if (longest(at, joining) === 0 && !isListed) break;
  }
  if (length === 0) return undefined;
  const isNeedless = needless >= Math.max(exception, line.lengthOf('without', start), 1);
  return {
    length,
    apply: () => {
      if (isNeedless) addAll(state.rest, start, length);
      else for (const excluded of named) exclude(state, excluded);
    },
  };
};
