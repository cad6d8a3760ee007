import type { Category, Choices, OptionalCategory } from './categories.ts';
import { isChoiceKey, readChoice, type StoredChoice, writeChoice } from './stored-choice.ts';

export type ConsentState = {
  isKnown: boolean;
  choices: Choices | undefined;
  isOpen: boolean;
};

/** Allows nothing until the stored choice is read. */
let state: ConsentState = { isKnown: false, choices: undefined, isOpen: false };
let presentVersion = '';
const listeners = new Set<() => void>();

function change(part: Partial<ConsentState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** The only gate: anything not strictly necessary checks it before it stores, loads or sends. */
export function mayUse(category: Category): boolean {
  return category === 'necessary' || state.choices?.[category] === true;
}

export function consentState(): ConsentState {
  return state;
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `forget` while visitors have not, or no longer, consented to a category. */
export function whileRefused(category: OptionalCategory, forget: () => void): () => void {
  const follow = () => {
    if (state.isKnown && !mayUse(category)) forget();
  };
  follow();
  return subscribeToConsent(follow);
}

/** Reads the stored choice. One on an older text does not count. */
export function lookUpConsent(textVersion: string): StoredChoice | undefined {
  presentVersion = textVersion;
  const stored = readChoice();
  const isPresent = stored?.version === textVersion;
  change({ isKnown: true, choices: isPresent ? stored.choices : undefined });
  return isPresent ? stored : undefined;
}

/** A page restored by the back button has missed the choices of other pages, as one has that another tab made. */
export function followOtherTabs(): () => void {
  const following = new AbortController();
  const { signal } = following;
  const follow = ({ key }: StorageEvent) => {
    if (isChoiceKey(key)) lookUpConsent(presentVersion);
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) lookUpConsent(presentVersion);
  };
  addEventListener('storage', follow, { signal });
  addEventListener('pageshow', onShown, { signal });
  return () => following.abort();
}

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
