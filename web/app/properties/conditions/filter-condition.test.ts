import { expect, test } from 'vitest';
import { parseCondition, conditionOf, type FilterCondition, type FilterSubject } from './filter-condition.ts';

const flat = {
  price: 295000,
  bedrooms: 2,
  zip: '2800',
  city: "'s-Gravenwezel",
  sold: false,
  type: [2, 5],
  box: undefined,
};
const holds = (formula: string) => parseCondition(formula)?.(flat);

test('[3.54] a formula joins comparisons by and, or, not and brackets', () => {
  for (const formula of [
    'price < 300000',
    'price<=295000 and bedrooms=2',
    'price > 300000 or zip = "2800"',
    "zip = '2800'",
    'city = "\'s-Gravenwezel"',
    'city contains "wezel"',
    'not bedrooms > 2',
    'NOT (bedrooms > 2 OR price > 300000)',
    'sold = false',
    'type = 5',
    'type != 3',
    'price > -1.5',
    'price > 300000 and bedrooms = 3 or zip = "2800"',
  ]) {
    expect(holds(formula), formula).toBe(true);
  }
});

test('[3.54] and binds more closely than or, and brackets more closely than both', () => {
  expect(holds('zip = "2800" or zip = "2800" and bedrooms = 3')).toBe(true);
  expect(holds('(zip = "2800" or zip = "2800") and bedrooms = 3')).toBe(false);
});

test('a word in quotes is text, never an operator or field', () => {
  expect(holds('zip = "and"')).toBe(false);
  expect(holds('zip = "zip"')).toBe(false);
  expect(holds('bedrooms = bedrooms')).toBe(true);
});

test('[5.31] a formula that cannot be read is refused', () => {
  for (const formula of ['', 'price <', 'price < 3; drop', 'zip = "2800']) {
    expect(parseCondition(formula), formula).toBeUndefined();
  }
});

test('[5.31] an unknown field makes the whole formula false', () => {
  for (const formula of [
    'nothing = 1',
    'not nothing = 1',
    'zip = "2800" or nothing = 1',
    'zip = nothing',
    'constructor = 1',
  ]) {
    expect(holds(formula), formula).toBe(false);
  }
});

test('a missing value meets no comparison', () => {
  expect(holds('box = "1"')).toBe(false);
  expect(holds('box != "1"')).toBe(false);
});

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
