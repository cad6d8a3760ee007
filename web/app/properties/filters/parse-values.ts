import { readAmount } from '../price/amount.ts';

/** Room for about a hundred references. */
export const longestText = 1000;

const mostChoices = 50;

/** Sensible values in one spelling and order. Never throws. */
export type ParseValues = (given: readonly string[]) => readonly string[];

const lineOf = (given: string) => given.replace(/\s+/g, ' ').trim().slice(0, longestText).trim();

const distinct = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '').slice(0, mostChoices);

const first =
  (spell: (given: string) => string | undefined): ParseValues =>
  ([given = '']) => {
    const value = spell(given);
    return value === undefined || value === '' ? [] : [value];
  };

const wholeNumber = (given: string) => (/^\d{1,9}$/.test(given) ? String(Number(given)) : '');

export const firstLine = first(lineOf);

export const lines: ParseValues = (given) => distinct(given.map(lineOf)).sort();

export const numbers: ParseValues = (given) =>
  distinct(given.map(wholeNumber)).sort((a, b) => Number(a) - Number(b));

export const firstLimit = first((given) => {
  const value = wholeNumber(given);
  return value === '0' ? undefined : value;
});

/** Takes amounts as people write them: `€ 400.000`, `400 000`, `400k`. */
export const firstAmount = first((given) => firstLimit([given])[0] ?? readAmount(given));

export const firstOf = (allowed: readonly string[]) =>
  first((given) => (allowed.includes(given) ? given : undefined));

/** As the agency's lists spell it. */
export const firstCode = first((given) => (/^[a-z0-9-]{1,40}$/.test(given) ? given : undefined));

export const firstDay = first((given) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given) ? given : undefined;
});
