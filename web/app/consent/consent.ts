import type { Category, Choices } from './categories.ts';
import { isChoiceKey, readChoice, type StoredChoice, writeChoice } from './stored-choice.ts';

export type ConsentState = {
  /** Whether this browser has been asked for a stored choice yet. */
  isKnown: boolean;
  /** What the visitor answered to the present text; undefined while they have not. */
  choices: Choices | undefined;
  /** Whether the visitor has opened the choice by category. */
  isOpen: boolean;
};

/** On the server and before hydration nobody has allowed anything. */
export const unknownConsent: ConsentState = { isKnown: false, choices: undefined, isOpen: false };

let state = unknownConsent;
let presentVersion = '';
const listeners = new Set<() => void>();

function change(part: Partial<ConsentState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** The one gate: whatever is not strictly necessary asks here before it stores, loads or sends anything. */
export function mayUse(category: Category): boolean {
  return category === 'necessary' || state.choices?.[category] === true;
}

export function consentState(): ConsentState {
  return state;
}

/** Calls back after every change; the answer ends that. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks the visitor's choice up. An answer to an older version of the text counts for nothing. */
export function lookUpConsent(textVersion: string): StoredChoice | undefined {
  presentVersion = textVersion;
  const stored = readChoice();
  const isPresent = stored?.version === textVersion;
  change({ isKnown: true, choices: isPresent ? stored.choices : undefined });
  return isPresent ? stored : undefined;
}

/** Follows a choice made in another tab. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (isChoiceKey(key)) lookUpConsent(presentVersion);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Keeps the visitor's answer to the present text and tells everybody who asked. */
export function keepChoice(choices: Choices, proof: string): StoredChoice {
  const choice = { proof, version: presentVersion, choices, chosenAt: Date.now(), isProven: false };
  writeChoice(choice);
  change({ choices, isOpen: false });
  return choice;
}

export function openConsentSettings(): void {
  change({ isOpen: true });
}

export function closeConsentSettings(): void {
  change({ isOpen: false });
}
