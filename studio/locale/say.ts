import { localeOf } from 'schemas/languages.ts';
import { staffLanguage } from './staff-language.ts';
import { type Sentence, tables } from './tables.ts';
import { fillIn, translatorOf } from './translator.ts';

const table = tables[staffLanguage];

/** Locale of dates and numbers for staff. */
export const staffLocale = localeOf(staffLanguage);

const plurals = new Intl.PluralRules(staffLocale);

/** Translates an English sentence for staff. `{1}` takes the first value, and so on. */
export function say(sentence: Sentence, ...values: readonly (string | number)[]): string {
  return fillIn(table[sentence] ?? sentence, values);
}

/** Picks the singular or the plural sentence; both take the number as `{1}`. */
export function sayCount(count: number, one: Sentence, other: Sentence): string {
  const isOne = plurals.select(count) === 'one';
  return say(isOne ? one : other, count);
}

/** Translates words that the content model holds, such as the title of a form or the message of a rule. */
export const inStaffLanguage = translatorOf(table);
