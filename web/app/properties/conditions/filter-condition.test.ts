import { expect, test } from 'vitest';
import type { FilterSubject } from './filter-compare.ts';
import { conditionOf, type FilterCondition } from './filter-condition.ts';

const house: FilterSubject = {
  goal: 'sale',
  mainType: 'house',
  zip: '2800',
  price: 389000,
  bedrooms: 3,
  bathrooms: 3,
  type: [1, 5],
  furnished: false,
  projectId: undefined,
};

const meets = (rows: FilterCondition[], subject: FilterSubject) => conditionOf(rows)(subject);

const row = (
  field: string,
  operator: string,
  compareWithValue: FilterCondition['compareWithValue'],
  logic = 'and',
) => ({
  field,
  operator,
  compareWithValue,
  logic,
});

test('[3.54] a row compares a field with a value', () => {
  const holding = [
    row('goal', 'equals', 'sale'),
    row('goal', 'equals', 'SALE'),
    row('goal', 'not-equals', 'rent'),
    row('price', 'less', 389001),
    row('price', 'less-or-equal', '389000'),
    row('price', 'greater', 388999),
    row('price', 'greater-or-equal', ' 389000 '),
    row('zip', 'contains', '28'),
    row('zip', 'equals', 2800),
    row('furnished', 'equals', 'false'),
    row('type', 'equals', 5),
    row('projectId', 'is-empty', null),
    row('price', 'is-not-empty', null),
  ];
  for (const condition of holding) expect(meets([condition], house), JSON.stringify(condition)).toBe(true);
});

test('[3.54] a row whose condition is false does not match', () => {
  const failing = [
    row('goal', 'equals', 'rent'),
    row('goal', 'not-equals', 'sale'),
    row('price', 'less', 389000),
    row('price', 'greater', 389000),
    row('zip', 'contains', '29'),
    row('type', 'equals', 2),
    row('type', 'not-equals', 5),
    row('price', 'is-empty', null),
    row('projectId', 'is-not-empty', null),
  ];
  for (const condition of failing) expect(meets([condition], house), JSON.stringify(condition)).toBe(false);
});

test('[3.54] a row may compare with another field', () => {
  expect(meets([{ field: 'bedrooms', operator: 'equals', compareWithField: 'bathrooms' }], house)).toBe(true);
  expect(meets([{ field: 'bedrooms', operator: 'greater', compareWithField: 'price' }], house)).toBe(false);
});

test('[3.54] and binds more closely than or', () => {
  const [yes, no] = [row('goal', 'equals', 'sale'), row('goal', 'equals', 'rent')];
  const or = (condition: FilterCondition) => ({ ...condition, logic: 'or' });
  expect(meets([yes, no], house)).toBe(false);
  expect(meets([no, or(yes)], house)).toBe(true);
  expect(meets([yes, or(yes), no], house)).toBe(true);
  expect(meets([no, or(yes), no], house)).toBe(false);
  expect(meets([or(no)], house)).toBe(false);
});

test('[3.54] an advanced condition narrows its row and works alone', () => {
  const advancedCondition = 'bedrooms >= 3 and price < 400000';
  expect(meets([{ advancedCondition }], house)).toBe(true);
  expect(meets([{ ...row('goal', 'equals', 'sale'), advancedCondition }], house)).toBe(true);
  expect(meets([{ ...row('goal', 'equals', 'rent'), advancedCondition }], house)).toBe(false);
  expect(meets([{ ...row('goal', 'equals', 'sale'), advancedCondition: 'bedrooms > 3' }], house)).toBe(false);
});

test('[5.31] an invalid condition does not match', () => {
  const invalid: FilterCondition[] = [
    {},
    row('nothing', 'equals', 'x'),
    row('nothing', 'is-empty', null),
    row('price', 'about', 389000),
    row('price', 'equals', 'cheap'),
    row('price', 'not-equals', 'cheap'),
    row('price', 'equals', ''),
    row('price', 'equals', null),
    row('price', 'contains', 3),
    row('furnished', 'equals', 'maybe'),
    row('projectId', 'equals', '71'),
    row('projectId', 'not-equals', '71'),
    row('toString', 'is-not-empty', null),
    { field: 'price', operator: 'equals', compareWithField: 'nothing' },
    { field: 'price', operator: 'equals', compareWithField: 'projectId' },
    { field: 'price' },
    { advancedCondition: 'price <' },
    { ...row('goal', 'equals', 'sale'), advancedCondition: 'nothing = 1' },
  ];
  for (const condition of invalid) expect(meets([condition], house), JSON.stringify(condition)).toBe(false);
});

test('[5.31] an invalid row leaves its alternative standing', () => {
  expect(meets([row('nothing', 'equals', 1), row('goal', 'equals', 'sale', 'or')], house)).toBe(true);
});

test('no conditions match everything', () => {
  expect(meets([], house)).toBe(true);
});
