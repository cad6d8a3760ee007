import type { Goal } from '../../property/property.ts';
import type { PhraseLine } from './phrase-line.ts';

/** Names that property data knows, as `nameKey` spells them. */
export type PhraseNames = {
  /** Returns keys of cities; also finds postal codes. */
  cities: (name: string) => readonly string[];
  types: (name: string) => readonly string[];
  isLand: (type: string) => boolean;
  /** Counted in words. */
  longest: number;
};

export type PhraseState = {
  line: PhraseLine;
  names: PhraseNames;
  goal: Goal | undefined;
  /** Keys of each city named, and the token after its name. */
  cities: { keys: readonly string[]; until: number }[];
  types: Set<string>;
  /** Values of the filters that take one, by parameter. A later word replaces an earlier one. */
  chosen: Map<string, string>;
  rest: Set<number>;
  /** Tokens without meaning of their own. */
  skipped: Set<number>;
  /** Run when all types are known. */
  deferred: (() => void)[];
};

/** The longest match of several rules applies. */
type Understood = { length: number; apply: () => void };

export type PhraseRule = (state: PhraseState, at: number) => Understood | undefined;

export function addAll(tokens: Set<number>, at: number, length: number): void {
  for (let index = at; index < at + length; index += 1) tokens.add(index);
}

export function createState(line: PhraseLine, names: PhraseNames): PhraseState {
  return {
    line,
    names,
    goal: undefined,
    cities: [],
    types: new Set(),
    chosen: new Map(),
    rest: new Set(),
    skipped: new Set(),
    deferred: [],
  };
}
