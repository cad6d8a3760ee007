import { wordsInCode } from '../../i18n/words-in-code.ts';
import { fold } from '../text/slug.ts';
import { cleanDescription } from '../text/text.ts';

export type SearchTarget = { key: string; names: readonly string[]; zip?: string };

export type SearchMatch = {
  key: string;
  isTypo: boolean;
};

type Folded = { key: string; names: readonly string[]; words: readonly string[]; zip: string };

/** Three letters with one wrong match nearly anything. */
const shortestTypo = 4;

/** Allows one letter more, less, other or swapped with its neighbour. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length + right.length <= 2 && left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === right.charAt(1) + right.charAt(0);
}

/**
 * Matches the starts of names, of their words and of postal codes; accents, case and the kind of apostrophe do not
 * matter. Forgives one typing error, but only when nothing matches otherwise.
 */
export function createSearch(targets: readonly SearchTarget[]): (text: string) => SearchMatch[] {
  const folded: Folded[] = targets.map(({ key, names, zip }) => {
    const full = [...new Set(names.map(fold))];
    const words = full.flatMap((name) => name.split(/[\s'/-]+/)).filter((word) => word !== '');
    return { key, names: full, words: [...new Set(words)], zip: zip ?? '' };
  });
  return (text) => {
    const wanted = fold(text);
    if (wanted === '') return [];
    const exact = folded.filter(
      ({ names, words, zip }) =>
        zip.startsWith(wanted) || [...names, ...words].some((name) => name.startsWith(wanted)),
    );
    if (exact.length > 0) return exact.map(({ key }) => ({ key, isTypo: false }));
    if (wanted.length < shortestTypo) return [];
    return folded
      .filter(({ names, words }) => [...names, ...words].some((name) => isOneTypoApart(wanted, name)))
      .map(({ key }) => ({ key, isTypo: true }));
  };
}

/** Returns none when any word is not a known reference; the number of references is not limited. */
export function referencesIn(text: string, isReference: (word: string) => boolean): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => isReference(word)) ? [...new Set(words)] : [];
}

const mostWords = 10;

const joiningWords = new Set(Object.values(wordsInCode).flatMap(({ joining }) => joining.split(' ')));

/** Returns none when there are too many words to search one by one. */
export function joinedWords(text: string): string[] {
  const words = fold(text).split(/[\s,;]+/);
  const telling = new Set(words.filter((word) => word !== '' && !joiningWords.has(word)));
  return telling.size > mostWords ? [] : [...telling];
}

export function resultTitle(title: string): string {
  return cleanDescription(title, { limit: 100 });
}
