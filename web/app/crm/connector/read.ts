import { CrmProblem } from './crm-problem.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter((row) => isObject(row)) : [];

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reasons are sentences of `schemas/import-reasons.ts`. */
export type Read = (value: unknown) => { value: unknown } | { reason: string };

/** Some numbers come as text. */
export const number: Read = (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text)
    ? { value: Number(text.replace(',', '.')) }
    : { reason: 'is no number' };
};

export const whole: Read = (value) => {
  const read = number(value);
  return 'value' in read && !Number.isInteger(read.value) ? { reason: 'is no whole number' } : read;
};

/** For surfaces and lengths: systems say 0 where nobody measured. */
export const size: Read = (value) => {
  const read = number(value);
  return 'value' in read && read.value === 0 ? { value: undefined } : read;
};

export const text: Read = (value) => {
  if (typeof value === 'number') return { value: String(value) };
  if (typeof value !== 'string') return { reason: 'is no text' };
  return { value: value.trim() === '' ? undefined : value.trim() };
};

const yes = new Set(['1', 'true', 'yes', 'ja', 'oui']);
const no = new Set(['0', 'false', 'no', 'nee', 'non']);

export const yesNo: Read = (value) => {
  const word = String(value).toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { reason: 'is neither true nor false' };
};

/** For a fact of the law that is either there or not. */
export const oneOf = (there: string, absent: string): Read => {
  return (value) => {
    const read = yesNo(value);
    return 'reason' in read ? read : { value: read.value === true ? there : absent };
  };
};

/** Fields tell `2026-04-28T09:14:34`, details `04/28/2026 00:00`. */
export const day: Read = (value) => {
  const written = String(value);
  const iso = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(written)?.[1];
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?: |$)/.exec(written) ?? [];
  const read = iso ?? (year === undefined ? undefined : `${year}-${month}-${date}`);
  return read === undefined ? { reason: 'is of another kind' } : { value: read };
};

/** Moves a zone-less stamp, to be compared only with others of the system. @throws CrmProblem */
export function earlier(stamp: string, milliseconds: number): string {
  const instant = Date.parse(`${stamp.slice(0, 19)}Z`);
  if (Number.isNaN(instant)) throw new CrmProblem('unreadable');
  return new Date(instant - milliseconds).toISOString().slice(0, 19);
}
