import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Translate } from '../i18n/translate.ts';
import { type FieldKind, type FieldProblem, fieldProblems } from './field-kinds.server.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import type { Post } from './read-post.server.ts';

/** What was typed, whether or not it is right; and either values to store or what is wrong, by field. */
export type CheckedValues = { typed: FormValues } & (
  { values: FormValues; errors?: undefined } | { values?: undefined; errors: Record<string, string> }
);

/** Holds what was sent against the form. Only the form's own fields are looked at. */
export function checkValues({ fields }: FormDefinition, post: Post, t: Translate): CheckedValues {
  const names = Object.keys(fields);
  const typed = Object.fromEntries(names.map((name) => [name, post.get(name) ?? '']));
  const schema = z.object(Object.fromEntries(names.map((name) => [name, fields[name]?.schema ?? z.never()])));
  const submission = parseWithZod(new URLSearchParams(Object.entries(typed)), { schema });
  if (submission.status === 'success') {
    const filled = Object.entries(submission.value).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1].trim() !== '',
    );
    return { typed, values: Object.fromEntries(filled) };
  }
  const found = submission.error ?? {};
  const errors = names.flatMap((name) => {
    const field = fields[name];
    const problem = fieldProblems.find((each) => each === found[name]?.[0]);
    return field && problem ? [[name, describeProblem(problem, field, t)] as const] : [];
  });
  return { typed, errors: Object.fromEntries(errors) };
}

/** A problem of a field in words that name the field. */
export function describeProblem(
  problem: FieldProblem,
  { label, maxLength }: FieldKind,
  t: Translate,
): string {
  const field = t(label);
  if (problem === 'validation.tooLong') return t(problem, { field, max: maxLength });
  if (problem === 'validation.required' || problem === 'validation.choice') return t(problem, { field });
  return t(problem);
}
