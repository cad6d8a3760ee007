const groups: Readonly<Record<number, readonly number[]>> = { 10: [4, 2, 2, 2], 9: [3, 2, 2, 2] };

/**
 * Groups a Belgian number of ten digits as 4-2-2-2 and of nine as 3-2-2-2, whatever spaces, dots, slashes or
 * dashes it came with. Anything else, an international number included, is returned as entered.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s./-]/g, '');
  const lengths = /^\d+$/.test(digits) ? groups[digits.length] : undefined;
  if (!lengths) return phone;
  let start = 0;
  return lengths.map((length) => digits.slice(start, (start += length))).join(' ');
}
