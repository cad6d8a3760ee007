import { choose, type PhraseRule } from './phrase-state.ts';

/** kWh/m²; no certificate states more. */
const mostConsumption = 2000;

const isLabel = (word = '') => /^[a-f]$/.test(word);

/** Reads `EPC B`, `label A+`, `PEB minimum C`, and `EPC under 200`, which is a consumption. */
export const readEnergy: PhraseRule = (state, start) => {
  const { line } = state;
  const length = line.lengthOf('energyLabel', start);
  if (length === 0) return undefined;
  let at = start + length;
  let isLeast = false;
  for (;;) {
    const limit = Math.max(
      ...(['least', 'over'] as const).map((one) => line.lengthOf(one, at)),
      ...(['most', 'under', 'skipped'] as const).map((one) => line.lengthOf(one, at)),
    );
    if (limit === 0 || isLabel(line.tokens[at]?.word)) break;
    isLeast ||= line.lengthOf('over', at) > 0 || line.lengthOf('least', at) > 0;
    at += limit;
  }
  const { word = '', value } = line.tokens[at] ?? {};
  if (value !== undefined) {
    if (isLeast || value < 1 || value > mostConsumption) return undefined;
    at += 1;
    at += line.lengthOf('kilowattHours', at);
    at += line.lengthOf('orLess', at);
    return { length: at - start, apply: () => choose(state, 'maxEnergy', String(Math.round(value))) };
  }
  if (!isLabel(word)) return undefined;
  at += 1;
  const isPlus = word === 'a' && line.tokens[at]?.word === '+';
  while (isPlus && line.tokens[at]?.word === '+') at += 1;
  const other = at + line.lengthOf('alternative', at);
  const { word: second = '' } = line.tokens[other] ?? {};
  const hasOther = other > at && isLabel(second);
  if (hasOther) at = other + 1;
  // Of two labels the worse is the limit.
  const label =
    hasOther && (isPlus || second > word) ? second.toUpperCase() : isPlus ? 'A+' : word.toUpperCase();
  return { length: at + line.lengthOf('orMore', at) - start, apply: () => choose(state, 'energy', label) };
};
