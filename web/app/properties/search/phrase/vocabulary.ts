import type { LanguageId } from 'schemas/languages.ts';
import type { PhraseMeaning, PhraseWords } from './phrase-meaning.ts';
import { dutch } from './words/dutch.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';

/** Understood on a page of any language. Signs are listed once, in Dutch. */
const phraseWords: Readonly<Record<LanguageId, PhraseWords>> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
};

const separated = (words: string) => words.split(',').map((word) => word.trim());

function compile(): ReadonlyMap<string, ReadonlySet<PhraseMeaning>> {
  const meanings = new Map<string, Set<PhraseMeaning>>();
  for (const { types: _types, months: _months, ...phrasesOf } of Object.values(phraseWords)) {
    for (const [meaning, phrases] of Object.entries(phrasesOf)) {
      for (const phrase of separated(phrases)) {
        meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(meaning as PhraseMeaning));
      }
    }
  }
  return meanings;
}

export const meaningsOf = compile();

const longest = (phrases: Iterable<string>) =>
  Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));

export const longestPhrase = longest(meaningsOf.keys());

const shortMonths = 'jan, feb, mrt, apr, , jun, jul, aug, sep, okt, nov, dec';
const otherShortMonths = ', fev, mar, avr, , , juil, , sept, oct, , dez';

export const monthNumbers: ReadonlyMap<string, number> = new Map(
  [...Object.values(phraseWords).map(({ months }) => months), shortMonths, otherShortMonths]
    .flatMap((months) => separated(months).map((name, index) => [name, index + 1] as const))
    .filter(([name]) => name !== ''),
);

export const typeWords: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const canonical = new Map<string, Set<string>>();
  for (const { types } of Object.values(phraseWords)) {
    for (const [name, others] of Object.entries(types)) {
      for (const other of separated(others)) {
        canonical.set(other, (canonical.get(other) ?? new Set()).add(name));
      }
    }
  }
  return canonical;
})();

/** Splits the names of a type such as `Huis, villa of hoeve`. */
export const alternatives = new RegExp(
  `,|\\s(?:${Object.values(phraseWords)
    .flatMap(({ alternative }) => separated(alternative))
    .join('|')})\\s`,
  'i',
);

export function isJoining(word: string): boolean {
  const meanings = meaningsOf.get(word);
  return (
    meanings !== undefined && (['skipped', 'alternative', 'with'] as const).some((one) => meanings.has(one))
  );
}
