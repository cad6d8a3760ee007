import { expect, test } from 'vitest';
import { type FormulaExpression, longestFormula, parseFormula } from './filter-formula.ts';

const comparison = (field: string, operator: string, value: unknown) => ({
  kind: 'comparison',
  field,
  operator,
  operand: { value },
});

function shape(expression: FormulaExpression | undefined): string | undefined {
  if (!expression) return undefined;
  if (expression.kind === 'comparison') return expression.field;
  if (expression.kind === 'not') return `!${shape(expression.part)}`;
  return `(${expression.parts.map(shape).join(` ${expression.kind} `)})`;
}
const shapeOf = (formula: string) => shape(parseFormula(formula).expression);

test.each([
  ['price < 300000', comparison('price', 'less', 300000)],
  ['price<=295000', comparison('price', 'less-or-equal', 295000)],
  ['price > -1.5', comparison('price', 'greater', -1.5)],
  ['price >= 0', comparison('price', 'greater-or-equal', 0)],
  ["zip = '2800'", comparison('zip', 'equals', '2800')],
  ['city != "\'s-Gravenwezel"', comparison('city', 'not-equals', "'s-Gravenwezel")],
  ['city CONTAINS "wezel"', comparison('city', 'contains', 'wezel')],
  ['zip = "and"', comparison('zip', 'equals', 'and')],
  ['sold = false', comparison('sold', 'equals', false)],
  ['sold = TRUE', comparison('sold', 'equals', true)],
])('%s compares a field with a value', (formula, expression) =>
  expect(parseFormula(formula).expression).toEqual(expression),
);

test('a field may be compared with another field', () => {
  expect(parseFormula('surface > bedrooms').expression).toMatchObject({ operand: { field: 'bedrooms' } });
});

test.each([
  ['a = 1 or b = 1 and c = 1', '(a or (b and c))'],
  ['(a = 1 or b = 1) and c = 1', '((a or b) and c)'],
  ['a = 1 and b = 1 and c = 1 or d = 1', '((a and b and c) or d)'],
  ['not a = 1 or b = 1', '(!a or b)'],
  ['NOT (a = 1 OR b = 1)', '!(a or b)'],
  ['((a = 1)) and not not b = 1', '(a and !!b)'],
])('in %s "and" binds more closely than "or", brackets and "not" more closely than both', (formula, joined) =>
  expect(shapeOf(formula)).toBe(joined),
);

test.each([
  '',
  '()',
  'price',
  'price <',
  '< 3',
  'price = = 3',
  'price "=" 3',
  'price < 3 and',
  '(price < 3',
  'price < 3)',
  'price < 3 4',
  'price < 3 bedrooms = 2',
  'price ~ 3',
  'price < 3; drop',
  'price = 3k',
  '"zip" = "2800"',
  'zip = "2800',
  'zip = )',
  'zip = and',
  'true = 1',
  '1 AND (2 OR 3)',
])('%s is refused', (formula) => expect(parseFormula(formula).expression).toBeUndefined());

test('a formula of more than 500 characters is refused', () => {
  const formula = (length: number) => `zip = "${'x'.repeat(length - 8)}"`;
  expect(formula(longestFormula)).toHaveLength(500);
  expect(parseFormula(formula(500)).expression).toBeDefined();
  expect(parseFormula(formula(501)).expression).toBeUndefined();
});

test('the fields are listed as they are written, also those of a text that is refused', () => {
  expect(parseFormula('price < cost and not zip = "city" or sold = true').fields).toEqual([
    'price',
    'cost',
    'zip',
    'sold',
  ]);
  expect(parseFormula('price < 3 euro').fields).toEqual(['price', 'euro']);
});
