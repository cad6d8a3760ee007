import type { Goal } from '../../property/property.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import { type Token, tokensOf } from './tokens.ts';
import { longestPhrase, meaningsOf } from './vocabulary.ts';

export type PhraseLine = {
  text: string;
  tokens: readonly Token[];
  words: (at: number, count: number) => string | undefined;
  /** In tokens, of the longest phrase with a meaning that begins there; 0 for none. */
  lengthOf: (meaning: PhraseMeaning, at: number) => number;
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

/** From property data, spelled by `nameKey`. */
export type PhraseNames = {
  cities: (name: string) => readonly string[];
  types: (name: string) => readonly string[];
  streets: (name: string) => readonly string[];
  misspelt: (word: string) => { cities: readonly string[]; types: readonly string[] };
  isLand: (type: string) => boolean;
  isReference: (word: string) => boolean;
  /** Counted in words. */
  longest: number;
};

export type PhraseSetting = {
  goal?: Goal | undefined;
  /** ISO day; without it no date is understood. */
  today?: string | undefined;
};

export type PhraseState = {
  line: PhraseLine;
  names: PhraseNames;
  setting: PhraseSetting;
  goal: Goal | undefined;
  isRentOnly: boolean;
  /** `until` is the token after its name. */
  cities: { keys: readonly string[]; until: number }[];
  types: Set<string>;
  /** By parameter. A later word replaces an earlier one, unless the filter takes several. */
  chosen: Map<string, readonly string[]>;
  references: Set<string>;
  rest: Set<number>;
  skipped: Set<number>;
  deferred: (() => void)[];
};

/** The longest match of all rules applies. */
type Understood = { length: number; apply: () => void };

export type PhraseRule = (state: PhraseState, at: number) => Understood | undefined;

export function addAll(tokens: Set<number>, at: number, length: number): void {
  for (let index = at; index < at + length; index += 1) tokens.add(index);
}

export function choose({ chosen }: PhraseState, parameter: string, value: string): void {
  chosen.set(parameter, [value]);
}

export function chooseAlso({ chosen }: PhraseState, parameter: string, values: readonly string[]): void {
  chosen.set(parameter, [...new Set([...(chosen.get(parameter) ?? []), ...values])]);
}

export function createState(line: PhraseLine, names: PhraseNames, setting: PhraseSetting): PhraseState {
  return {
    line,
    names,
    setting,
    goal: undefined,
    isRentOnly: false,
    cities: [],
    types: new Set(),
    chosen: new Map(),
    references: new Set(),
    rest: new Set(),
    skipped: new Set(),
    deferred: [],
  };
}
