import { callingCode } from 'schemas/country.ts';

const groups: Readonly<Record<number, readonly number[]>> = { 10: [4, 2, 2, 2], 9: [3, 2, 2, 2] };

/** Groups Belgian numbers as 4-2-2-2 (ten digits) or 3-2-2-2 (nine); returns anything else as entered. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s./-]/g, '');
  const lengths = /^\d+$/.test(digits) ? groups[digits.length] : undefined;
  if (!lengths) return phone;
  let start = 0;
  return lengths.map((length) => digits.slice(start, (start += length))).join(' ');
}

/** International, however it is typed; Belgian without a country code. */
export function phoneNumber(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^(?:\+|00)/, '+');
  const international = digits.startsWith('+') ? digits.slice(1) : digits.replace(/^0/, callingCode);
  // Many write +32 (0)470.
  return international.replace(new RegExp(`^${callingCode}0`), callingCode);
}
