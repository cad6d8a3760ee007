/** Advance widths of Arial, the font of search results, in thousandths of its size. */
const widths: readonly (readonly [width: number, letters: string])[] = [
  [191, "'’‘"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' !,./:;[\\]ftI\u00a0ïîìí'],
  [333, '()-`r“”„'],
  [355, '"'],
  [389, '*'],
  [500, 'ckszvxyJçýÿ'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYÀÁÂÄÈÉÊËß'],
  [722, 'CDHNRUwÇÙÛÜ'],
  [778, 'GOQÖÔ'],
  [833, 'mM'],
  [889, '%æ'],
  [944, 'W'],
  [1000, '…—Œ'],
  [1015, '@'],
];

/** Digits and most letters. */
const usual = 556;

const widthOf = new Map(
  widths.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])),
);

/** Width in pixels of a line of Arial at `size` pixels. */
export function textWidth(text: string, size: number): number {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (widthOf.get(letter) ?? usual), 0);
  return Math.round((thousandths * size) / 1000);
}

/** Drops words until the line fits, as a search engine does. */
export function cutToWidth(text: string, size: number, most: number): string {
  if (textWidth(text, size) <= most) return text;
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')} …`, size) > most) words.pop();
  return `${words.join(' ')} …`;
}
