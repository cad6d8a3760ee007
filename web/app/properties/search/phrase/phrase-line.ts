import type { PhraseMeaning } from './phrase-meaning.ts';
import { type Token, tokensOf } from './tokens.ts';
import { longestPhrase, meaningsOf } from './vocabulary.ts';

export type PhraseLine = {
  text: string;
  tokens: readonly Token[];
  /** Joins up to `count` words; undefined beyond the end. */
  words: (at: number, count: number) => string | undefined;
  /** Counts the tokens of the longest phrase with a meaning that begins at a token; 0 for none. */
  lengthOf: (meaning: PhraseMeaning, at: number) => number;
  /** True where some phrase with a meaning begins. */
  isKnown: (at: number) => boolean;
};

export function phraseLine(text: string): PhraseLine {
  const tokens = tokensOf(text);
  const known = new Map<number, Map<PhraseMeaning, number>>();

  function words(at: number, count: number): string | undefined {
    if (at + count > tokens.length) return undefined;
    return tokens
      .slice(at, at + count)
      .map(({ word }) => word)
      .join(' ');
  }

  function lengthsAt(at: number): Map<PhraseMeaning, number> {
    const lengths = known.get(at) ?? new Map<PhraseMeaning, number>();
    if (known.has(at)) return lengths;
    for (let count = 1; count <= longestPhrase; count += 1) {
      const phrase = words(at, count);
      if (phrase === undefined) break;
      for (const meaning of meaningsOf.get(phrase) ?? []) lengths.set(meaning, count);
    }
    known.set(at, lengths);
    return lengths;
  }

  return {
    text,
    tokens,
    words,
    lengthOf: (meaning, at) => lengthsAt(at).get(meaning) ?? 0,
    isKnown: (at) => lengthsAt(at).size > 0,
  };
}
