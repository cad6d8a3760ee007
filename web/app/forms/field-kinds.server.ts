import { z } from 'zod';
import type { TextName, TextPlaceholder } from 'schemas/text-keys.ts';
import type { FieldInput } from './form-content.ts';

/** What can be wrong with a field, by the text that says so. */
export const fieldProblems = [
  'validation.required',
  'validation.tooLong',
  'validation.email',
  'validation.phone',
  'validation.postalCode',
  'validation.propertyAddress',
  'validation.choice',
] as const satisfies readonly TextName[];

export type FieldProblem = (typeof fieldProblems)[number];

type WithoutPlaceholders = {
  [Name in TextName]: [TextPlaceholder<Name>] extends [never] ? Name : never;
}[TextName];

/** A text of forms that stands by itself, such as a label. */
export type PlainText = Extract<WithoutPlaceholders, `form.${string}`>;

/** A field of a form: what it is called, what the browser is told of it, and what the server demands. */
export type FieldKind = {
  label: PlainText;
  help?: PlainText;
  isRequired: boolean;
  maxLength: number;
  choices?: readonly { value: string; label: PlainText }[];
  input: FieldInput;
  schema: z.ZodType<string | undefined>;
};

type Rule = {
  help?: PlainText;
  isRequired?: boolean;
  input?: FieldInput;
  /** Said when the field is empty. */
  missing?: FieldProblem;
  /** What a filled field must be, and what is said when it is not. */
  check?: { holds: (text: string) => boolean; problem: FieldProblem };
};

const isBlank = (text: string) => text.trim() === '';

/** Line ends count once, as browsers count them, though they travel as two characters. */
const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;

function textField(label: PlainText, maxLength: number, rule: Rule): FieldKind {
  const { help, isRequired = true, input = {}, missing = 'validation.required', check } = rule;
  const filled = z
    .string({ error: missing })
    .refine((text) => !isRequired || !isBlank(text), { error: missing, abort: true })
    .refine((text) => lengthOf(text) <= maxLength, { error: 'validation.tooLong', abort: true })
    .refine((text) => isBlank(text) || !check || check.holds(text), check && { error: check.problem });
  const schema = isRequired ? filled : filled.optional();
  return { label, ...(help && { help }), isRequired, maxLength, input, schema };
}

export const name = (label: PlainText, rule: Rule = {}) => textField(label, 100, rule);

export const line = (label: PlainText, rule: Rule = {}) => textField(label, 200, rule);

export const message = (label: PlainText, rule: Rule = {}) =>
  textField(label, 5000, { input: { rows: 6 }, ...rule });

export function email(): FieldKind {
  const holds = (text: string) => z.email().safeParse(text).success;
  return textField('form.email', 200, {
    input: { type: 'email', autoComplete: 'email' },
    check: { holds, problem: 'validation.email' },
  });
}

export function phone(rule: Rule = {}): FieldKind {
  const holds = (text: string) =>
    /^\s*\+?[\d\s./()-]{6,}\s*$/.test(text) && /\d{6}/.test(text.replace(/\D/g, ''));
  return textField('form.phone', 40, {
    help: 'form.phoneHelp',
    input: { type: 'tel', autoComplete: 'tel' },
    ...rule,
    check: { holds, problem: 'validation.phone' },
  });
}
