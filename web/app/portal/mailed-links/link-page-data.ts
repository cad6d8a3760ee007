import type { ShownAgain } from '../../forms/definition/form-content.ts';
import type { RevealWords } from '../password/reveal-words.ts';

export type StepField = {
  name: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  help?: string | undefined;
  /** A value that is shown, but not to be changed. */
  fixed?: string;
  /** Of the button that shows what is typed. */
  reveal?: RevealWords;
};

/** A page of the portal for someone who is not signed in. */
export type StepPageData = {
  title: string;
  text: string;
  form?: { fields: readonly StepField[]; button: string; shown?: ShownAgain | undefined };
  links: readonly { href: string; label: string }[];
};
