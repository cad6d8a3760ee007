import { expect, test } from 'vitest';
import { formulaSubjects, readableFormula } from './formula.ts';

test.each([undefined, '  ', 'bedrooms >= 3 and (price < 400000 or zip = "2800")'])(
  '%s is accepted',
  (formula) => {
    expect(readableFormula(formula)).toBe(true);
  },
);

test('a formula that cannot be read gets an example', () => {
  expect(readableFormula('price < 3 and')).toMatch(/Write it like this: bedrooms >= 3/);
  expect(readableFormula('zip = "2800')).toMatch(/Write it like this: bedrooms >= 3/);
});

test('an unknown field is named', () => {
  expect(readableFormula('garden = true and price < 3')).toMatch(/no "garden"/);
  expect(readableFormula('price < cost')).toMatch(/no "cost"/);
});

test('a formula longer than the site reads is refused', () => {
  const long = Array.from({ length: 40 }, () => 'bedrooms = 2').join(' or ');
  expect(long.length).toBeGreaterThan(500);
  expect(readableFormula(long)).toMatch(/at most 500/);
});

test('a formula about a list may use the filters of a visitor and the number of results, but no fact of a property', () => {
  const formula = 'goal = "sale" and city = "Mechelen" and (type = 1 or q contains "villa") and count > 0';
  expect(readableFormula(formula, 'list')).toBe(true);
  expect(readableFormula('price < 3', 'list')).toMatch(/^A list has no "price"/);
  expect(readableFormula('city = "Mechelen"')).toMatch(/^A property has no "city"/);
});

test.each(['property', 'list'] as const)('the example for a %s can be read', (subject) => {
  expect(readableFormula(formulaSubjects[subject].example, subject)).toBe(true);
});
