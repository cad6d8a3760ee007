import type { RevealWords } from '../password/reveal-words.ts';

export type StepField = {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  help?: string | undefined;
  error?: string | undefined;
  value?: string | undefined;
  /** Shown, but not to be changed. */
  isFixed?: boolean;
  /** Of the button that shows what is typed. */
  reveal?: RevealWords;
};

/** A page of the portal for someone who is not signed in. */
export type StepPageData = {
  title: string;
  text: string;
  /** Tells above the form why it is shown again. */
  summary?: { messages: readonly string[]; heading: string | undefined; errors: Record<string, string> };
  form?: { fields: readonly StepField[]; button: string };
  links: readonly { href: string; label: string }[];
};
