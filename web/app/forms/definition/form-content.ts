import type { FormId } from 'schemas/form-ids.ts';

/** How a browser lets a field be filled in. */
export type FieldInput = {
  type?: 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
  /** What a browser may hold the text against; the server does so itself. */
  pattern?: string;
  /** Gives the choices as buttons that are all in sight, or as a list to open. */
  choice?: 'radio' | 'list';
  /** Whether it has a row of its own. */
  isWide?: boolean;
  /** Gives a box of that many lines in place of one. */
  rows?: number;
};

/** A field as the browser knows it; words are in the language of the page. */
export type FieldContent = {
  label: string;
  help?: string;
  isRequired: boolean;
  maxLength: number;
  choices?: readonly { value: string; label: string }[];
  /** The first line of its list, where nothing may be chosen; else what all lists of the form say. */
  unchosen?: string;
  input: FieldInput;
  /** What is said of it before it is sent; only forms in steps look that early. */
  problems?: FieldProblems;
};

export type FieldProblems = { missing: string; malformed: string | undefined };

/** A part of a form that is asked before the next: where one is, what it is called, what it asks for. */
export type StepContent = { progress: string; title: string; fields: readonly string[] };

export type StepsContent = {
  label: string;
  next: string;
  previous: string;
  each: readonly StepContent[];
  /** Headings of the error summary for one error, two errors and so on. */
  errorHeadings: readonly string[];
};

/** A form as a page carries it: the same for every visitor. */
export type FormContent = {
  form: FormId;
  fields: Readonly<Record<string, FieldContent>>;
  button: string;
  sending: string;
  optional: string;
  /** The first line of a list in which nothing is chosen yet. */
  unchosen: string;
  /** Label of the field that only robots fill in. */
  leaveEmpty: string;
  steps: StepsContent | undefined;
  privacy: { text: string; link: { href: string; label: string } | undefined };
};

/** The text above a form that is shown again; its errors are by field, in the order of the fields. */
export type FormErrors = {
  messages: readonly string[];
  heading: string | undefined;
  errors: Readonly<Record<string, string>>;
};

/** What a form gets back when it is shown again: why, and everything that was typed. */
export type FormAnswer = FormErrors & {
  /** Undefined when the request did not even name its form. */
  form: FormId | undefined;
  /** Which of several such forms on a page was sent. */
  place: string;
  values: Readonly<Record<string, string>>;
  token: string;
  proof: string;
  question:
    { label: string; text: string; help: string; answer: string; error: string | undefined } | undefined;
};

/** Names of the fields that every form has beside its own. */
export const hiddenFields = {
  form: '_form',
  place: '_place',
  token: '_token',
  proof: '_proof',
  answer: '_answer',
  trap: 'website',
} as const;

/** Stands in for a proof where the browser could not reach what it needs for one. */
export const failedProof = 'failed';

/** What opening a form gives a browser: a token to send along, and work to do for it. */
export type OpenedForm = { token: string; challenge: unknown };
