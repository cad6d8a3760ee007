import { type PhraseMeaning, phraseWords } from './phrase-words.ts';

const separated = (words: string) => words.split(',').map((word) => word.trim());

function compile(): ReadonlyMap<string, ReadonlySet<PhraseMeaning>> {
  const meanings = new Map<string, Set<PhraseMeaning>>();
  for (const [meaning, phrases] of Object.values(phraseWords).flatMap((words) => Object.entries(words))) {
    if (typeof phrases !== 'string') continue;
    for (const phrase of separated(phrases)) {
      meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(meaning as PhraseMeaning));
    }
  }
  return meanings;
}

export const meaningsOf = compile();

const longest = (phrases: Iterable<string>) =>
  Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));

export const longestPhrase = longest(meaningsOf.keys());

/** Other words for types, each with the words that property data may have for it. */
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

/** Separates the names of a type such as `Huis, villa of hoeve`. */
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
