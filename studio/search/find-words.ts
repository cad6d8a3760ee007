/** A text folded for comparison, with the index in the original of each of its characters. */
type FoldedText = { text: string; indexes: readonly number[] };

const sameSigns = new Map([
  ...['‘', '’', '‚', '`', '´'].map((sign) => [sign, "'"] as const),
  ...['“', '”', '„', '«', '»'].map((sign) => [sign, '"'] as const),
  ...['‐', '‑', '–', '—'].map((sign) => [sign, '-'] as const),
]);

const marks = /[\p{M}\u00AD\u200B]/gu;

/** Ignores case, accents, the shape of quotes and dashes, and the kind and number of spaces. */
export function foldText(original: string): FoldedText {
  let text = '';
  const indexes: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const sign = original.charAt(index);
    const isSpace = /\s/.test(sign);
    if (isSpace && text.endsWith(' ')) continue;
    const folded = isSpace ? ' ' : (sameSigns.get(sign) ?? sign.toLowerCase().normalize('NFD'));
    for (const each of folded.replaceAll(marks, '')) {
      text += each;
      indexes.push(index);
    }
  }
  return { text, indexes };
}

/** Ends before the index `to`. */
export type TextRange = { from: number; to: number };

export type Match = { ranges: TextRange[]; isExact: boolean };

const placeholder = /\{\w+\}/g;
const special = /[\\^$.*+?()[\]{}|]/g;

function rangeOf({ indexes }: FoldedText, start: number, length: number): TextRange {
  return { from: indexes[start] ?? 0, to: (indexes[start + length - 1] ?? 0) + 1 };
}

/** True for `12 huizen` and `{count} huizen`: the site fills in the words in braces. */
function fillsPlaceholders(text: string, wanted: string): boolean {
  const fixed = text.trim().split(placeholder);
  if (fixed.length === 1 || !/\p{L}{3}/u.test(fixed.join(' '))) return false;
  const pattern = fixed.map((part) => part.replaceAll(special, String.raw`\$&`)).join('.+');
  return new RegExp(`^${pattern}$`, 'u').test(wanted);
}

function wordRanges(folded: FoldedText, words: readonly string[]): TextRange[] | undefined {
  const ranges: TextRange[] = [];
  const spaced = ` ${folded.text.replaceAll(/[^\p{L}\p{N}]/gu, ' ')}`;
  for (const word of words) {
    const start = spaced.indexOf(` ${word}`);
    if (start < 0) return undefined;
    ranges.push(rangeOf(folded, start, word.length));
  }
  return ranges.toSorted((one, other) => one.from - other.from);
}

/** Finds the typed words next to each other, else each of them at the beginning of a word. */
export function findWords(original: string, typed: string): Match | undefined {
  const wanted = foldText(typed).text.trim();
  if (wanted === '') return undefined;
  const folded = foldText(original);
  const start = folded.text.indexOf(wanted);
  if (start >= 0) return { ranges: [rangeOf(folded, start, wanted.length)], isExact: true };
  if (fillsPlaceholders(folded.text, wanted))
    return { ranges: [{ from: 0, to: original.length }], isExact: true };
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ranges = words.length > 0 ? wordRanges(folded, words) : undefined;
  return ranges && { ranges, isExact: false };
}

/**
 * Reduces what was typed to words that the content store is sure to find, the last one also as a prefix. Stores
 * differ in how they split at an apostrophe, and the site may have filled in a number.
 */
export function storeWords(typed: string): string {
  const split = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = typed.split(/\s+/);
  const plain = parts.filter((part) => !/['‘’`´]/.test(part)).flatMap(split);
  const sure = plain.filter((word) => /\p{L}/u.test(word) && word.length > 2);
  const words = sure.length > 0 ? sure : parts.flatMap(split);
  return words.length === 0 ? '' : `${words.join(' ')}*`;
}
