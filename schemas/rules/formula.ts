import { filterFields, listFields } from '../filter-fields.ts';

/** Longer formulas are refused by the site. */
const longestFormula = 500;

const token = /\s*(?:(<=|>=|!=|[<>=])|([()])|("[^"]*"|'[^']*'|-?\d+(?:\.\d+)?(?![\w.]))|([a-z]\w*))/iy;

/** What each token may stand for, one letter each: f(ield), o(perator), v(alue), & for and/or, !, brackets. */
function shapeOf(formula: string): { shape: string; fields: string[] } | undefined {
  let shape = '';
  const fields: string[] = [];
  const letters: Record<string, string> = {
    and: '&',
    or: '&',
    not: '!',
    contains: 'o',
    true: 'v',
    false: 'v',
  };
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const [, operator, bracket, value, word] = token.exec(formula) ?? [];
    const letter = operator ? 'o' : value ? 'v' : (bracket ?? (word && (letters[word.toLowerCase()] ?? 'f')));
    if (!letter) return undefined;
    if (letter === 'f' && word) fields.push(word);
    shape += letter;
  }
  return { shape, fields };
}

/** Replaces comparisons by c and joins them, until nothing changes: a formula that can be read ends as one c. */
function isReadable(shape: string): boolean {
  const joined = shape
    .replaceAll(/fo[fv]/g, 'c')
    .replaceAll(/!c/g, 'c')
    .replaceAll('c&c', 'c')
    .replaceAll('(c)', 'c');
  return joined === 'c' || (joined !== shape && isReadable(joined));
}

/** What a formula asks about: each property of a list, or the list itself as a visitor has narrowed it down. */
export const formulaSubjects = {
  property: {
    name: 'property',
    fields: filterFields,
    example: 'bedrooms >= 3 and (price < 400000 or zip = "2800")',
  },
  list: { name: 'list', fields: listFields, example: 'city = "Mechelen" and (type = 1 or count < 3)' },
} as const;

/** Validation of an advanced condition, by default about properties. */
export function readableFormula(
  value: unknown,
  subject: keyof typeof formulaSubjects = 'property',
): true | string {
  if (typeof value !== 'string' || value.trim() === '') return true;
  if (value.length > longestFormula) return `Use at most ${longestFormula} characters.`;
  const { name, example, fields: facts } = formulaSubjects[subject];
  const known: string[] = facts.map(({ id }) => id);
  const { shape, fields } = shapeOf(value.trim()) ?? { shape: '', fields: [] };
  const strange = fields.find((field) => !known.includes(field));
  if (strange !== undefined) return `A ${name} has no "${strange}". It has ${known.join(', ')}.`;
  return isReadable(shape) || `This cannot be read. Write it like: ${example}.`;
}
