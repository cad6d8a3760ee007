/** A text in the form in which it is compared, and for each of its characters the index in the original. */
export type FoldedText = { text: string; indexes: readonly number[] };

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
