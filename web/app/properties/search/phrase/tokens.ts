import { fold } from '../../text/slug.ts';

export type Token = {
  start: number;
  end: number;
  word: string;
  value: number | undefined;
  isJoined: boolean;
};

/** Groups of thousands come first, then m², other numbers, words and signs; hyphens within a word are none. */
const shapes =
  /(\d{1,2}\s\d{3}\s\d{3}(?!\d)|\d{1,3}\s\d{3}(?![.,]?\d)|\d{1,3}(?:([.,'’])\d{3})(?:\2\d{3})*(?:[.,]\d{1,2})?(?![.,]?\d))|(m(?:²|2(?!\d)))|(\d+(?:[.,]\d{1,2}(?!\d))?)|([\p{L}\p{M}]+)|([€<>≤≥+]|[–-](?!\p{L})|(?<!\p{L})[–-])/giu;

function numberOf(grouped: string | undefined, plain: string | undefined): number | undefined {
  if (grouped !== undefined) return Number(grouped.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
  return plain === undefined ? undefined : Number(plain.replace(',', '.'));
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(shapes)) {
    const [spelled, grouped, , metres, plain] = found;
    const word = metres === undefined ? fold(spelled) : 'm2';
    const [start, end] = [found.index, found.index + spelled.length];
    const isJoined = /^[-–]$/.test(text.slice(tokens.at(-1)?.end, start));
    tokens.push({ start, end, word, value: numberOf(grouped, plain), isJoined });
  }
  return tokens;
}

/** Spells a name as texts are read: `'s-Gravenwezel` and `’s Gravenwezel` become `s gravenwezel`. */
export function nameKey(name: string): string {
  return tokensOf(name)
    .filter(({ word }) => word !== '-' && word !== '–')
    .map(({ word }) => word)
    .join(' ');
}
