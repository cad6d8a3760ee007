import { filterFields, listFields } from '../filter-fields.ts';
import { longestFormula, parseFormula } from '../filter-formula.ts';

/** Formulas test each property of a list, or the list itself with the visitor's filters. */
export const formulaSubjects = {
  property: {
    title: 'A property',
    fields: filterFields,
    example: 'bedrooms >= 3 and (price < 400000 or zip = "2800")',
  },
  list: { title: 'A list', fields: listFields, example: 'city = "Gent" and (type = 1 or count < 3)' },
} as const;

export function readableFormula(
  value: unknown,
  subject: keyof typeof formulaSubjects = 'property',
): true | string {
  if (typeof value !== 'string' || value.trim() === '') return true;
  if (value.length > longestFormula) return `Use at most ${longestFormula} characters.`;
  const { title, example, fields: facts } = formulaSubjects[subject];
  const known: string[] = facts.map(({ id }) => id);
  const { fields, expression } = parseFormula(value);
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined) return `${title} has no "${unknown}". It has ${known.join(', ')}.`;
  return expression !== undefined || `This condition cannot be understood. Write it like this: ${example}.`;
}
