import { type Choices, optionalCategories } from './categories.ts';

/** What a visitor chose, as their browser keeps it. */
export type StoredChoice = {
  /** The number under which the site keeps the proof. */
  proof: string;
  /** The version of the text they answered. */
  version: string;
  choices: Choices;
  /** Whether the site has the proof. */
  isProven: boolean;
};

const key = 'consent';

export function isChoiceKey(changed: string | null): boolean {
  return changed === key || changed === null;
}

/** The stored choice; undefined when there is none, when it is malformed, or when the browser refuses storage. */
export function readChoice(): StoredChoice | undefined {
  try {
    return parseChoice(JSON.parse(localStorage.getItem(key) ?? 'null'));
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

/** Only what is plainly true counts as allowed. */
export function parseChoice(stored: unknown): StoredChoice | undefined {
  const { proof, version, choices, isProven } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof proof !== 'string' || typeof version !== 'string' || !choices) return undefined;
  const given = choices as Partial<Record<string, unknown>>;
  const pairs = optionalCategories.map((category) => [category, given[category] === true]);
  return {
    proof,
    version,
    choices: Object.fromEntries(pairs) as Choices,
    isProven: isProven === true,
  };
}
