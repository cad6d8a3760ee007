import { fold } from '../text/slug.ts';
import { cleanDescription } from '../text/text.ts';
import { isJoining } from './phrase/vocabulary.ts';

/** Returns none when any word is not a known reference; the number of references is not limited. */
export function referencesIn(text: string, isReference: (word: string) => boolean): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => isReference(word)) ? [...new Set(words)] : [];
}

const mostWords = 10;

/** Returns none when there are too many words to search one by one. */
export function joinedWords(text: string): string[] {
  const words = fold(text).split(/[\s,;]+/);
  const telling = new Set(words.filter((word) => word !== '' && !isJoining(word)));
  return telling.size > mostWords ? [] : [...telling];
}

export function resultTitle(title: string): string {
  return cleanDescription(title, { limit: 100 });
}
