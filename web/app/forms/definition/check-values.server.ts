import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Translate } from '../../content/i18n/translate.ts';
import { type FieldKind, type FieldProblem, fieldProblems } from './field-kinds.server.ts';
import { shownAmount } from '../../properties/price/amount.ts';
import type { FormDefinition, FormMoment, FormValues } from './form-definition.ts';
import type { Post } from '../post/read-post.server.ts';

/** Either values to store, in Unicode's composed form, or errors by field. */
type CheckedValues =
  { values: FormValues; errors?: undefined } | { values?: undefined; errors: Record<string, string> };

export function typedValues({ fields }: FormDefinition, post: Post): FormValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, post.get(name) ?? '']));
}

/** Skips text that is far too long, because composing hostile text takes its length squared. */
function composed(text: string, maxLength = 0): string {
  return text.length > 3 * maxLength ? text : text.normalize('NFC');
}

export function checkValues(
  { fields, check }: FormDefinition,
  typed: FormValues,
  { t, ...moment }: FormMoment & { t: Translate },
): CheckedValues {
  const names = Object.keys(fields);
  const sent = names.map((name): [string, string] => [
    name,
    composed(typed[name] ?? '', fields[name]?.maxLength),
  ]);
  const schema = z.object(Object.fromEntries(names.map((name) => [name, fields[name]?.schema ?? z.never()])));
  const submission = parseWithZod(new URLSearchParams(sent), { schema });
  const isRight = submission.status === 'success';
  const filled = isRight ? Object.entries(submission.value) : sent;
  const values = Object.fromEntries(
    filled.filter((field): field is [string, string] => field[1] !== undefined && field[1].trim() !== ''),
  );
  const found: Record<string, string> = {};
  for (const name of names) {
    const [problem = unfit(name)] = (isRight ? undefined : submission.error?.[name]) ?? [];
    if (problem !== undefined) found[name] = problem;
  }
  const problems = { ...check?.(values, moment), ...found };
  return isRight && Object.keys(problems).length === 0 ? { values } : { errors: describe(problems) };

  function unfit(name: string): FieldProblem | undefined {
    const value = values[name];
    const field = fields[name];
    const fits = value === undefined || !field?.fits || field.fits(value, moment.catalogue);
    return fits ? undefined : field.problems.malformed;
  }

  function describe(problems: Readonly<Partial<Record<string, string>>>): Record<string, string> {
    const errors = names.flatMap((name) => {
      const field = fields[name];
      const problem = fieldProblems.find((each) => each === problems[name]);
      return field && problem ? [[name, describeProblem(problem, field, t)] as const] : [];
    });
    return Object.fromEntries(errors);
  }
}

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

/** Values as a form shows them again: an amount in the notation of the country, everything else as it was typed. */
export function shownAgain({ fields }: FormDefinition, typed: FormValues): FormValues {
  const shown = Object.entries(typed).map(([name, value]) => [
    name,
    fields[name]?.isAmount ? shownAmount(value) : value,
  ]);
  return Object.fromEntries(shown) as FormValues;
}
