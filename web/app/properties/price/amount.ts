import type { LanguageId } from 'schemas/languages.ts';
import { formatEuro } from './price.ts';

const grouped = /^[1-9]\d{0,2}(?:[\s.,'’]\d{3})+$/;
const plain = /^[1-9]\d{1,8}$/;

const short =
  /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(?:(k|duizend|mille|thousand|tausend)|m|mio|mln|miljoen|millions?|millionen)$/i;

function shortAmount(amount: string): string | undefined {
  const [found, value = '', thousand] = short.exec(amount) ?? [];
  if (found === undefined) return undefined;
  const digits = String(Math.round(Number(value.replace(',', '.')) * (thousand ? 1000 : 1_000_000)));
  return plain.test(digits) ? digits : undefined;
}

/** Whole euros as digits, from `450.000`, `€ 450 000`, `450,000`, `450.000,00`, `450000 euro` or `450k`. */
export function readAmount(text: string): string | undefined {
  const amount = text
    .replace(/^\s*(?:€|EUR\b|euro\b)|(?:€|\bEUR|\beuro)\s*$/gi, '')
    .replace(/(?:,00|,-|(?<=,\d{3})\.00)\s*$/, '')
    .trim();
  const digits = amount.replace(/\D/g, '');
  const isLong = plain.test(digits) && (plain.test(amount) || grouped.test(amount));
  return isLong ? digits : shortAmount(amount);
}

/** Leaves text that is no amount as it is. */
export function shownAmount(text: string, language: LanguageId): string {
  const digits = readAmount(text);
  return digits === undefined ? text : formatEuro(Number(digits), language);
}
