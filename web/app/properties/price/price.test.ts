import { expect, test } from 'vitest';
import { formatEuro, priceOf } from './price.ts';

test('[9.18] an amount has Belgian grouping and the euro sign first', () => {
  expect(formatEuro(1234567)).toBe('€\u00a01.234.567');
  expect(formatEuro(0)).toBe('€\u00a00');
  expect(formatEuro(950)).toBe('€\u00a0950');
});

test('cents appear only where there are some', () => {
  expect(formatEuro(85.5)).toBe('€\u00a085,50');
  expect(formatEuro(85)).toBe('€\u00a085');
});

test('[8.22] an amount that cannot be formatted yields the text NaN', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(formatEuro(amount)).toBe('NaN');
  }
});

test('[9.19] unit 7 puts the starting-from prefix of the language before the amount', () => {
  expect(priceOf(285000, 7, 'vanaf', 'nl').text).toBe('vanaf €\u00a0285.000');
  expect(priceOf(285000, 7, 'à partir de', 'fr').text).toBe('à partir de €\u00a0285.000');
  expect(priceOf(285000, 7, 'from', 'en').text).toBe('from €\u00a0285.000');
  expect(priceOf(285000, 7, '', 'en')).toMatchObject({ isFrom: true, unit: '', value: 285000 });
});

test('any other unit is written behind the amount', () => {
  expect(priceOf(950, 2, 'per maand', 'nl').text).toBe('€\u00a0950 per maand');
  expect(priceOf(389000, 0, '', 'fr').text).toBe('€\u00a0389.000');
  expect(priceOf(389000, 0, ' ', 'fr')).toMatchObject({ isFrom: false, unit: '' });
});
