const groups: Readonly<Record<number, readonly number[]>> = { 10: [4, 2, 2, 2], 9: [3, 2, 2, 2] };

/** Groups Belgian numbers as 4-2-2-2 (ten digits) or 3-2-2-2 (nine); returns anything else as entered. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s./-]/g, '');
  const lengths = /^\d+$/.test(digits) ? groups[digits.length] : undefined;
  if (!lengths) return phone;
  let start = 0;
  return lengths.map((length) => digits.slice(start, (start += length))).join(' ');
}
