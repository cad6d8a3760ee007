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
  try {
    return parseChoice(JSON.parse(localStorage.getItem(key) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

export function writeChoice(choice: StoredChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    return;
  }
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
