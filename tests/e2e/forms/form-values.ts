import { createHash } from 'node:crypto';
import type { ShownField, ShownForm } from './shown-forms.ts';

/** The address that a mark is sent with; one of its own, since an address gets few confirmations a day. */
export function emailOf(mark: string): string {
  return `${mark.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;
}

/** The telephone that a mark is sent with; one of its own, since a number gets few visits. */
export function phoneOf(mark: string): string {
  const digits = createHash('sha256').update(mark).digest().readUIntBE(0, 6) % 1_000_000;
  return `0470 ${String(digits).padStart(6, '0')}`;
}

/** Fields that take digits get the first that their pattern matches. */
const numbers = ['351987', '2'];
const postalCode = '2800';

/** The last of several choices, so that no visit is so near that its reminder is due. */
function valueOf(
  { name, type, pattern, inputMode, choices, value }: ShownField,
  mark: string,
): string | undefined {
  if (choices.length > 0) return choices.at(-1);
  if (type === 'hidden') return value;
  if (type === 'email') return name === 'email' ? emailOf(mark) : `${name.toLowerCase()}-${emailOf(mark)}`;
  if (type === 'tel') return phoneOf(mark);
  if (type === 'date') return '2099-12-01';
  if (type === 'time') return '17:00';
  // Its HTML does not tell that only known municipalities are accepted.
  if (name === 'places') return 'Mechelen';
  const fits = (digits: string) => new RegExp(`^(?:${pattern || '.*'})$`, 'v').test(digits);
  if (inputMode === 'numeric') return numbers.find(fits);
  if (pattern) return fits(postalCode) ? postalCode : undefined;
  return type === 'text' || type === 'textarea' ? mark : undefined;
}

/**
 * Valid values for every field of a form, with the mark in each that takes free text and in its addresses.
 * @throws Error for a field of a kind that is unknown here
 */
export function valuesFor({ id, fields }: ShownForm, mark: string): Record<string, string> {
  const values = fields.map((field) => {
    const value = valueOf(field, mark);
    if (value === undefined) throw new Error(`Nothing that is known here fits "${field.name}" of ${id}.`);
    return [field.name, value] as const;
  });
  return Object.fromEntries(values);
}
