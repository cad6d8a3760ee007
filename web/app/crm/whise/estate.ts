import { type Fields, isObject, rowsIn } from '../connector/read.ts';

/** An estate as it came, as far as the site may know it. */
export type Estate = Fields;

/** Unknown is not no: the system says so in several ways. */
export const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== '-' && Number(value) !== -1;

export function idIn(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** A field by its name, or a detail by its number: labels come in the language of the customer. */
export function valueIn(estate: Estate, place: string | number): unknown {
  if (typeof place === 'string') return estate[place];
  const detail = rowsIn(estate['details']).find(({ id }) => id === place);
  return detail?.['enum'] ?? detail?.['value'];
}
