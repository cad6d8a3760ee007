import type { PhraseLine } from './phrase-line.ts';
import type { Equipment } from './phrase-words.ts';
import type { PhraseRule } from './phrase-state.ts';

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

export const readEquipment: PhraseRule = ({ line, chosen }, at) => {
  const found = equipmentAt(line, at);
  return (
    found && {
      length: found.length,
      apply: () => chosen.set(found.parameter, found.isThere ? 'yes' : 'no'),
    }
  );
};

/** Reads `with a garage` and `without garden or terrace`, where `garage` is no type. */
export const readWithEquipment: PhraseRule = ({ line, chosen }, start) => {
  const without = line.lengthOf('without', start);
  let at = start + (without || line.lengthOf('with', start));
  let length = 0;
  const named: FoundEquipment[] = [];
  while (at > start) {
    const joining = line.lengthOf('skipped', at) || line.lengthOf('alternative', at);
    const found = equipmentAt(line, at);
    if (!found && joining === 0) break;
    at += found?.length ?? joining;
    if (!found) continue;
    named.push(found);
    length = at - start;
  }
  if (length === 0) return undefined;
  const apply = () => {
    for (const { parameter, isThere } of named)
      chosen.set(parameter, isThere === (without === 0) ? 'yes' : 'no');
  };
  return { length, apply };
};

/** Reads `EPC B`, `label A+`, `PEB minimum C`. */
export const readEnergy: PhraseRule = ({ line, chosen }, start) => {
  const length = line.lengthOf('energyLabel', start);
  if (length === 0) return undefined;
  let at = start + length;
  while (line.lengthOf('least', at) > 0) at += line.lengthOf('least', at);
  const label = line.tokens[at]?.word ?? '';
  if (!/^[a-f]$/.test(label)) return undefined;
  const isPlus = label === 'a' && line.tokens[at + 1]?.word === '+';
  at += isPlus ? 2 : 1;
  return {
    length: at + line.lengthOf('orMore', at) - start,
    apply: () => chosen.set('energy', isPlus ? 'A+' : label.toUpperCase()),
  };
};
