import { formatEuro } from './price.ts';

const grouped = /^[1-9]\d{0,2}(?:[\s.,'’]\d{3})+$/;
const plain = /^[1-9]\d{1,8}$/;

/** Reads whole euros as digits, from `450.000`, `€ 450 000`, `450.000,00` or `450000 euro`. */
export function readAmount(text: string): string | undefined {
  const amount = text
    .replace(/^\s*(?:€|EUR\b|euro\b)|(?:€|\bEUR|\beuro)\s*$/gi, '')
    .replace(/,(?:00|-)\s*$/, '')
    .trim();
  const digits = amount.replace(/\D/g, '');
  return plain.test(digits) && (plain.test(amount) || grouped.test(amount)) ? digits : undefined;
}

/** Writes amounts in Belgian notation; other text stays as it is. */
export function shownAmount(text: string): string {
  const digits = readAmount(text);
  return digits === undefined ? text : formatEuro(Number(digits));
}
