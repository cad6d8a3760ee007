import { z } from 'zod';
import { writtenZip } from 'schemas/country.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { TextName, TextPlaceholder } from 'schemas/text-keys.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { readAmount } from '../../properties/price/amount.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import type { FieldInput } from './form-content.ts';

export const fieldProblems = [
  'validation.required',
  'validation.message',
  'validation.testimonial',
  'validation.publish',
  'validation.ownerGoal',
  'validation.visitWay',
  'validation.visitMoment',
  'validation.offerLoan',
  'validation.offerOwnSale',
  'validation.tooLong',
  'validation.email',
  'validation.friendEmail',
  'validation.phone',
  'validation.postalCode',
  'validation.choice',
  'validation.typeOrZone',
  'validation.place',
  'validation.number',
  'validation.amount',
  'validation.endDate',
  'validation.hour',
  'validation.past',
] as const satisfies readonly TextName[];

export type FieldProblem = (typeof fieldProblems)[number];

type TextIn<Area extends string> = Extract<TextName, `${Area}.${string}`>;

/** Texts of an area with exactly these placeholders; all texts at once would pass the compiler's limit. */
export type TextWith<Placeholder extends string, Area extends string> = {
  [Name in TextIn<Area>]: [TextPlaceholder<Name>, Placeholder] extends [Placeholder, TextPlaceholder<Name>]
    ? Name
    : never;
}[TextIn<Area>];

export type PlainText = TextWith<never, 'form'>;

export type Choice = { value: string; label: PlainText };

export type FieldKind = {
  label: PlainText;
  help?: PlainText;
  isRequired: boolean;
  maxLength: number;
  choices?: readonly Choice[];
  /** Holds whatever a visitor types, so mail to an unconfirmed address does not repeat it. */
  isFreeText: boolean;
  /** Not repeated in that mail either. */
  isPrivate?: true;
  /** Sent by the page around the form, which shows it no field. */
  isAround?: true;
  /** Takes its choices from the properties, in the language of the page. */
  choicesIn?: (language: LanguageId, catalogue: Catalogue) => readonly { value: string; label: string }[];
  /** Replaces a value that says little to people, such as an address. */
  describe?: (value: string, words: { t: Translate; catalogue: Catalogue }) => string;
  fits?: (value: string, catalogue: Catalogue) => boolean;
  isAmount?: true;
  /** Holds an ISO day. */
  isDay?: true;
  /** Takes its choices from the calling hours in the site settings. */
  isContactSlot?: true;
  /** Takes its choices from the broker's free times. */
  isVisitMoment?: true;
  /** Takes its choices from the moment at which the page is shown. */
  isEnd?: true;
  fillIn?: (value: string) => Readonly<Record<string, string>>;
  input: FieldInput;
  /** Asks above the form for what is missing, where `missing` does not. */
  ask?: PlainText;
  problems: { missing: FieldProblem; malformed: FieldProblem | undefined };
  schema: z.ZodType<string | undefined>;
};

type Rule = {
  help?: PlainText;
  ask?: PlainText;
  isRequired?: boolean;
  input?: FieldInput;
  missing?: FieldProblem;
  check?: { holds?: (text: string) => boolean; fits?: FieldKind['fits']; problem: FieldProblem };
};

const isBlank = (text: string) => text.trim() === '';

/** Counts a line end once, as browsers do, although it is sent as two characters. */
const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;

export function textField(label: PlainText, maxLength: number, rule: Rule): FieldKind {
  const { help, ask, isRequired = true, input = {}, missing = 'validation.required', check } = rule;
  const filled = z
    .string({ error: missing })
    .refine((text) => !isRequired || !isBlank(text), { error: missing, abort: true })
    // Composing hostile text takes its length squared.
    .refine((text) => text.length <= 3 * maxLength, { error: 'validation.tooLong', abort: true })
    .normalize('NFC')
    .refine((text) => lengthOf(text) <= maxLength, { error: 'validation.tooLong', abort: true })
    .refine((text) => isBlank(text) || !check?.holds || check.holds(text), {
      error: check?.problem ?? missing,
    });
  const schema = isRequired ? filled : filled.optional();
  const problems = { missing, malformed: check?.problem };
  const field = {
    label,
    ...(help && { help }),
    ...(ask && { ask }),
    isRequired,
    maxLength,
    input,
    problems,
    schema,
  };
  return { ...field, ...(check?.fits && { fits: check.fits }), isFreeText: !check };
}

export const name = (label: PlainText, rule: Rule = {}) => textField(label, 100, rule);

export const message = (label: PlainText, rule: Rule = {}) =>
  textField(label, 5000, { input: { rows: 6 }, missing: 'validation.message', ...rule });

const isEmail = (text: string) => z.email().safeParse(text).success;

export function email(label: PlainText = 'form.email'): FieldKind {
  return textField(label, 200, {
    ask: 'form.askEmail',
    input: { type: 'email', autoComplete: 'email' },
    check: { holds: isEmail, problem: 'validation.email' },
  });
}

/** Not completed by the browser, which knows the visitor's own address. */
export function friendEmail(): FieldKind {
  return textField('form.friendEmail', 200, {
    ask: 'form.askFriendEmail',
    input: { type: 'email', autoComplete: 'off' },
    check: { holds: isEmail, problem: 'validation.friendEmail' },
  });
}

export function phone(rule: Rule = {}): FieldKind {
  const pattern = String.raw`\s*\+?(?:[\s.\/\(\)\-]*\d){6}[\d\s.\/\(\)\-]*`;
  const holds = (text: string) => new RegExp(`^${pattern}$`).test(text);
  return textField('form.phone', 40, {
    help: 'form.phoneHelp',
    ask: 'form.askPhone',
    input: { type: 'tel', autoComplete: 'tel', pattern },
    ...rule,
    check: { holds, problem: 'validation.phone' },
  });
}

export const address = (label: PlainText = 'form.address') =>
  textField(label, 200, {
    help: 'form.addressHelp',
    ask: 'form.askAddress',
    input: { autoComplete: 'address-line1', isWide: true },
  });

export function postalCode(): FieldKind {
  const pattern = String.raw`\s*${writtenZip}\s*`;
  const holds = (text: string) => new RegExp(`^${pattern}$`).test(text);
  return textField('form.postalCode', 20, {
    help: 'form.postalCodeHelp',
    ask: 'form.askPostalCode',
    input: { autoComplete: 'postal-code', pattern },
    check: { holds, problem: 'validation.postalCode' },
  });
}

export const city = () =>
  textField('form.city', 100, { ask: 'form.askCity', input: { autoComplete: 'address-level2' } });

export function choice(label: PlainText, choices: readonly Choice[], rule: Rule = {}): FieldKind {
  const holds = (text: string) => choices.some(({ value }) => value === text);
  const field = textField(label, 200, {
    input: { choice: 'radio', isWide: true },
    ...rule,
    check: { holds, problem: 'validation.choice' },
  });
  return { ...field, choices };
}

export function wholeNumber(label: PlainText, most: number, rule: Rule = {}): FieldKind {
  const pattern = String.raw`\s*\d{1,4}\s*`;
  const holds = (text: string) =>
    new RegExp(`^${pattern}$`).test(text) && Number(text) >= 1 && Number(text) <= most;
  return textField(label, 10, {
    input: { inputMode: 'numeric', pattern },
    ...rule,
    check: { holds, problem: 'validation.number' },
  });
}

/** Stores hours such as 10:00–13:00; empty means any. */
export function contactSlot(): FieldKind {
  const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
  const holds = (text: string) => new RegExp(`^${time}–${time}$`).test(text);
  const field = textField('form.contactSlot', 20, {
    isRequired: false,
    input: { choice: 'list', isWide: true },
    check: { holds, problem: 'validation.choice' },
  });
  return { ...field, isContactSlot: true };
}

/** Stores the instant at which a visit begins, such as 2026-11-25T09:00Z. */
export function visitMoment(): FieldKind {
  const holds = (text: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text));
  const field = textField('form.visitMoment', 20, {
    input: { choice: 'moment', isWide: true },
    missing: 'validation.visitMoment',
    check: { holds, problem: 'validation.visitMoment' },
  });
  return { ...field, isVisitMoment: true };
}

export function amount(label: PlainText, rule: Rule = {}): FieldKind {
  const field = textField(label, 20, {
    input: { inputMode: 'numeric', autoComplete: 'off' },
    ...rule,
    check: { holds: (text) => readAmount(text) !== undefined, problem: 'validation.amount' },
  });
  return { ...field, isAmount: true };
}

export function lastDay(label: PlainText): FieldKind {
  const holds = (text: string) => z.iso.date().safeParse(text).success;
  const field = textField(label, 10, {
    help: 'form.dayHelp',
    ask: 'form.askDay',
    input: { type: 'date' },
    check: { holds, problem: 'validation.endDate' },
  });
  return { ...field, isDay: true };
}

/** Stores a time such as 17:00. */
export function hour(label: PlainText): FieldKind {
  const holds = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
  return textField(label, 5, {
    ask: 'form.askHour',
    input: { type: 'time' },
    check: { holds, problem: 'validation.hour' },
  });
}

type DayAndHour = { day: string; hour: string; own: Choice };

/** A moment such as 2026-11-29 18:00 in place of a day and an hour, or those themselves, which alone are stored. */
export function end(label: PlainText, { day, hour, own }: DayAndHour): FieldKind {
  const holds = (text: string) => text === own.value || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text);
  const field = textField(label, 20, {
    ask: 'form.askDay',
    input: { choice: 'radio', isWide: true, preset: own.value, fills: [day, hour] },
    check: { holds, problem: 'validation.choice' },
  });
  return {
    ...field,
    choices: [own],
    isEnd: true,
    schema: field.schema.transform(() => undefined),
    fillIn: (value) => {
      const [date = '', time] = value.split(' ');
      return time === undefined ? {} : { [day]: date, [hour]: time };
    },
  };
}
