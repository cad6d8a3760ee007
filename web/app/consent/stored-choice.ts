import { type Choices, optionalCategories } from './categories.ts';

/** What a visitor chose, as their browser keeps it. */
export type StoredChoice = {
  /** The number under which the site keeps the proof. */
  proof: string;
  /** The version of the text they answered. */
  version: string;
  choices: Choices;
  /** When they answered, in milliseconds since 1970. */
  chosenAt: number;
  /** Whether the site has the proof. */
  isProven: boolean;
};

const key = 'consent';
const halfAYear = 182 * 24 * 60 * 60 * 1000;

export function isChoiceKey(changed: string | null): boolean {
  return changed === key || changed === null;
}

/** The stored choice; undefined when there is none, when it is malformed or too old, or when storage is refused. */
export function readChoice(): StoredChoice | undefined {
  try {
    return parseChoice(JSON.parse(localStorage.getItem(key) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

/** Where a browser refuses storage, the choice holds for this page alone. */
export function writeChoice(choice: StoredChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    return;
  }
}

/** Only what is plainly true counts as allowed, and a choice lasts half a year. `now` is in milliseconds. */
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
