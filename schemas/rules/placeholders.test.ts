import { expect, test } from 'vitest';
import { hasExactPlaceholders } from '../documents/interface-text.ts';
import { localized } from './validation-context.test-data.ts';
import { countPlaceholders, exactlyPlaceholders, onlyPlaceholders, placeholdersIn } from './placeholders.ts';

test('each name in braces is found once', () => {
  expect(placeholdersIn('{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur, {FOR_SALE_TOTAL}')).toEqual([
    'FOR_SALE_TOTAL',
    'FOR_RENT_TOTAL',
  ]);
  expect(placeholdersIn('geen')).toEqual([]);
});

test('words above the search may hold the two counts and no other name in braces', () => {
  const check = onlyPlaceholders(countPlaceholders);
  expect(
    check(localized({ nl: '{FOR_SALE_TOTAL} te koop en {FOR_RENT_TOTAL} te huur', fr: 'Cherchez' })),
  ).toBe(true);
  expect(check(undefined)).toBe(true);
  expect(check(localized({ nl: 'Goed', fr: '{FOR_SALE} à vendre' }))).toMatch(/^Français: .*\{FOR_SALE\}/);
  expect(check(localized({ en: '{for_sale_total}' }))).toMatch(/\{FOR_SALE_TOTAL\}, \{FOR_RENT_TOTAL\}/);
});

test('a translation that lost a name in braces is named, an empty one is not', () => {
  const known = ['count'];
  expect(exactlyPlaceholders(localized({ nl: '{count} panden', fr: '  ' }), known)).toBe(true);
  expect(exactlyPlaceholders(localized({ nl: '{count} panden', fr: 'des biens' }), known)).toMatch(
    /^Français: \{count\} is missing/,
  );
  expect(exactlyPlaceholders(localized({ nl: '{count} van {total}' }), known)).toMatch(/\{total\}/);
  expect(exactlyPlaceholders(localized({ nl: 'Zoek {query}' }), [])).toMatch(/nothing here/);
});

const context = (key: string) =>
  ({ document: { key } }) as unknown as Parameters<typeof hasExactPlaceholders>[1];

test('an interface text keeps the names in braces that its key describes', () => {
  expect(
    hasExactPlaceholders(localized({ nl: '{agency}, naar de startpagina' }), context('header.homeLabel')),
  ).toBe(true);
  expect(hasExactPlaceholders(localized({ nl: 'Startpagina' }), context('header.homeLabel'))).toMatch(
    /\{agency\}/,
  );
  expect(hasExactPlaceholders(localized({ nl: 'Iets' }), context('no.such.key'))).toBe(true);
});
