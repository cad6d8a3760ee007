import { expect, test } from 'vitest';
import { formulaSubjects, readableFormula } from './formula.ts';

test.each([
  undefined,
  '  ',
  'price < 300000',
  'price<=295000 and bedrooms=2',
  'price > 300000 or zip = "2800"',
  "zip = '2800'",
  'not bedrooms > 2',
  'NOT (bedrooms > 2 OR price > 300000)',
  'bedrooms >= 3 and (price < 400000 or zip = "2800")',
  '((type contains 5)) and not not price != -1.5',
  'surface > bedrooms and zip = "and"',
  'goal = "sale" and state != "sold"',
])('%s can be read', (formula) => {
  expect(readableFormula(formula)).toBe(true);
});

test.each([
  'price',
  'price <',
  '< 3',
  'price = = 3',
  'price < 3 and',
  '(price < 3',
  'price < 3)',
  'price < 3 4',
  'price ~ 3',
  'price < 3; drop',
  '"zip" = "2800"',
  'zip = "2800',
  '1 AND (2 OR 3)',
  'price < 3 bedrooms = 2',
  '()',
])('%s cannot, and the message shows how', (formula) => {
  expect(readableFormula(formula)).toMatch(/Write it like: bedrooms >= 3/);
});

test('a fact that properties do not have is named', () => {
  expect(readableFormula('garden = true and price < 3')).toMatch(/no "garden"/);
  expect(readableFormula('price < cost')).toMatch(/no "cost"/);
});

test('a formula longer than the site reads is refused', () => {
  const long = Array.from({ length: 40 }, () => 'bedrooms = 2').join(' or ');
  expect(long.length).toBeGreaterThan(500);
  expect(readableFormula(long)).toMatch(/at most 500/);
});

test('the words of a page may ask what a visitor has chosen and how much that leaves, but nothing of one property', () => {
  const formula = 'goal = "sale" and city = "Mechelen" and (type = 1 or q contains "villa") and count > 0';
  expect(readableFormula(formula, 'list')).toBe(true);
  expect(readableFormula('price < 3', 'list')).toMatch(/^A list has no "price"/);
  expect(readableFormula('city = "Mechelen"')).toMatch(/^A property has no "city"/);
});

test.each(Object.entries(formulaSubjects))('the example for a %s can be read', (_name, subject) => {
  expect(readableFormula(subject.example, subject.name)).toBe(true);
});
