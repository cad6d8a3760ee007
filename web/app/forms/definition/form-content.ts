import type { SubmissionResult } from '@conform-to/react';
import type { FormId } from 'schemas/form-ids.ts';

/** Milliseconds; only a script is faster. */
export const fastestForm = 2000;

export const longestForm = 4 * 60 * 60_000;

export type FieldInput = {
  type?: 'email' | 'tel' | 'date' | 'time';
  autoComplete?: string;
  inputMode?: 'numeric';
  pattern?: string;
  choice?: 'radio' | 'list' | 'moment';
  preset?: string;
  isWide?: boolean;
  isHalf?: boolean;
  rows?: number;
  /** Fields that its choices fill in, the last of which leaves them to the visitor. */
  fills?: readonly string[];
};

/** `day` is an ISO day; `short` names it in the row of days, above how many times are free. */
export type DayOfMoments = {
  day: string;
  label: string;
  short: string;
  free: string;
  moments: readonly { value: string; label: string }[];
};

export type FieldContent = {
  label: string;
  help?: string;
  isRequired: boolean;
  choices?: readonly { value: string; label: string }[];
  moments?: readonly DayOfMoments[];
  /** Replaces the form's first line of a list without a choice. */
  unchosen?: string;
  input: FieldInput;
  /** Missing where the site alone checks. */
  problems?: FieldProblemTexts;
};

export type FieldProblemTexts = {
  missing: string;
  malformed: string | undefined;
  ask: string | undefined;
};

export function fillerOf(fields: FormContent['fields'], name: string): string | undefined {
  return Object.keys(fields).find((each) => fields[each]?.input.fills?.includes(name));
}

type StepContent = { progress: string; title: string; fields: readonly string[] };

export type StepsContent = {
  label: string;
  next: string;
  previous: string;
  each: readonly StepContent[];
};

/** Headings of the error summary for one error, two errors and so on. */
export type ErrorHeadings = Readonly<Record<'unanswered' | 'wrong', readonly string[]>>;

export type FilesContent = {
  label: string;
  help: string;
  accept: string;
  most: number;
  /** Bytes of each file. */
  largest: number;
  /** `{file}` is for the browser to replace. */
  problems: { size: string; count: string };
};

export type KeptFiles = {
  title: string;
  remove: string;
  token: string;
  each: readonly { id: string; name: string; size: string }[];
};

export type FormContent = {
  form: FormId;
  fields: Readonly<Record<string, FieldContent>>;
  files?: FilesContent | undefined;
  button: string;
  sending: string;
  optional: string;
  /** Tells above several fields which of them are required. */
  required: string | undefined;
  unchosen: string;
  leaveEmpty: string;
  steps: StepsContent | undefined;
  headings: ErrorHeadings;
  privacy: { text: string; link: { href: string; label: string } | undefined };
};

export type ShownAgain = {
  lastResult: SubmissionResult;
  heading?: string | undefined;
};

export type FormResult = ShownAgain & {
  /** Undefined when the request did not even name its form. */
  form: FormId | undefined;
  formKey: string;
  note?: string | undefined;
  files?: KeptFiles | undefined;
  question?: { label: string; text: string; help: string } | undefined;
};

export const hiddenFields = {
  form: '_form',
  formKey: '_key',
  token: '_token',
  proof: '_proof',
  answer: '_answer',
  files: '_files',
  trap: 'website',
} as const;

export const removalName = (id: string) => `_remove-${id}`;

/** Sent as the proof when the browser could not reach the site to get one. */
export const failedProof = 'failed';

export type OpenedForm = { token: string; challenge: unknown };
