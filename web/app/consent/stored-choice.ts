import { readStored, store } from '../ui/browser/storage.ts';
import { type Choices, optionalCategories } from './categories.ts';

export type StoredChoice = {
  proof: string;
  version: string;
  choices: Choices;
  chosenAt: number;
  isProven: boolean;
};

const key = 'consent';
const halfAYear = 182 * 24 * 60 * 60 * 1000;

export function isChoiceKey(changed: string | null): boolean {
  return changed === key || changed === null;
}

export function readChoice(): StoredChoice | undefined {
  return parseChoice(readStored('localStorage', key), Date.now());
}

export function writeChoice(choice: StoredChoice): void {
  store('localStorage', key, JSON.stringify(choice));
}

/** Only `true` counts as consent, and for half a year. `now` is in milliseconds. */
export function parseChoice(stored: unknown, now: number): StoredChoice | undefined {
  const { proof, version, choices, chosenAt, isProven } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof proof !== 'string' || typeof version !== 'string' || !choices) return undefined;
  if (typeof chosenAt !== 'number' || now - chosenAt > halfAYear) return undefined;
  const given = choices as Partial<Record<string, unknown>>;
  const pairs = optionalCategories.map((category) => [category, given[category] === true]);
  return {
    proof,
    version,
    choices: Object.fromEntries(pairs) as Choices,
    chosenAt,
    isProven: isProven === true,
  };
}
