import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Translate } from '../../content/i18n/translate.ts';
import { type FieldKind, type FieldProblem, fieldProblems } from './field-kinds.server.ts';
import type { FormDefinition, FormMoment, FormValues } from './form-definition.ts';

function filledIn(values: Readonly<Record<string, string | undefined>>): FormValues {
  const filled = Object.entries(values).filter((field): field is [string, string] =>
    Boolean(field[1]?.trim()),
  );
  return Object.fromEntries(filled);
}

function fillIn(fields: FormDefinition['fields'], post: URLSearchParams): URLSearchParams {
  const filled = new URLSearchParams(post);
  for (const [name, kind] of Object.entries(fields))
    for (const [other, value] of Object.entries(kind.fillIn?.(post.get(name) ?? '') ?? {}))
      filled.set(other, value);
  return filled;
}

export function parseForm(
  { fields, check }: FormDefinition,
  post: URLSearchParams,
  { t, ...moment }: FormMoment & { t: Translate },
) {
  const shape = Object.entries(fields).map(([name, { schema, fits, problems }]) => {
    const isFit = (text = '') => text.trim() === '' || !fits || fits(text, moment.catalogue);
    return [name, schema.refine(isFit, { error: problems.malformed ?? problems.missing })] as const;
  });
  const schema = z
    .object(Object.fromEntries(shape))
    .superRefine(
      (values, context) => {
        for (const [name, message] of Object.entries(check?.(filledIn(values), moment) ?? {}))
          context.addIssue({ code: 'custom', path: [name], message });
      },
      // Tells about several fields together also what is wrong while one of them is wrong by itself.
      { when: () => true },
    )
    .transform(filledIn);
  return parseWithZod(fillIn(fields, post), {
    schema,
    formatError: (issues: z.core.$ZodIssue[]) =>
      issues.flatMap(({ path: [name], message }) => {
        const field = fields[String(name)];
        const problem = fieldProblems.find((each) => each === message);
        return field && problem ? [describeProblem(problem, field, t)] : [];
      }),
  });
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
