import { readStored, store } from '../ui/browser/storage.ts';

export type ConsentData = {
  textVersion: string;
  waitMilliseconds: number;
};

export type CookieRow = {
  key: string;
  name: string;
  category: Category;
  provider: string;
  purpose: string;
  duration: string;
};

export type ConsentContent = {
  title: string;
  /** HTML that we render. */
  description: string;
  cookies: readonly CookieRow[];
};

/** Attribute of a button that opens the consent settings without script of its own. */
export const settingsRequest = { 'data-consent-settings': '' } as const;

export function onSettingsRequest(open: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-settings]')) open();
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

export type StoredChoice = {
  proof: string;
  version: string;
  choices: Choices;
  chosenAt: number;
  isProven: boolean;
};

const key = 'consent';
const halfAYear = 182 * 24 * 60 * 60 * 1000;

function isChoiceKey(changed: string | null): boolean {
  return changed === key || changed === null;
}

function readChoice(): StoredChoice | undefined {
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

/** Optional; necessary cookies need no consent. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;
export type Choices = Record<OptionalCategory, boolean>;

export const declineAll: Choices = { preferences: false, statistics: false, marketing: false };
export const agreeToAll: Choices = { preferences: true, statistics: true, marketing: true };

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

export function lookUpConsent(textVersion: string): StoredChoice | undefined {
  presentVersion = textVersion;
  const stored = readChoice();
  const isPresent = stored?.version === textVersion;
  change({ isKnown: true, choices: isPresent ? stored.choices : undefined });
  return isPresent ? stored : undefined;
}

/** A page restored by the back button has missed the choices of other pages, as one has that another tab made. */
export function refreshFromOtherTabs(): () => void {
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

export function storeChoice(choices: Choices, proof: string): StoredChoice {
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
