import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import { chargesOf, formatEuro, lowestOf, priceOf } from './price.ts';

test('[9.18] an amount has Belgian grouping and the euro sign first', () => {
  expect(formatEuro(1234567, 'nl')).toBe('€\u00a01.234.567');
  expect(formatEuro(0, 'nl')).toBe('€\u00a00');
  expect(formatEuro(950, 'nl')).toBe('€\u00a0950');
});

test('an amount is written as the readers of a language write it', () => {
  expect(formatEuro(1395000, 'fr')).toBe('1\u00a0395\u00a0000\u00a0€');
  expect(formatEuro(1395000, 'en')).toBe('€1,395,000');
  expect(formatEuro(1395000, 'de')).toBe('1.395.000\u00a0€');
});

test('cents appear only where there are some', () => {
  expect(languages.map(({ id }) => formatEuro(85.5, id))).toEqual([
    '€\u00a085,50',
    '85,50\u00a0€',
    '€85.50',
    '85,50\u00a0€',
  ]);
  expect(formatEuro(85, 'nl')).toBe('€\u00a085');
});

test('[8.22] an amount that cannot be formatted yields the text NaN', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(formatEuro(amount, 'en')).toBe('NaN');
  }
});

test('[9.19] unit 7 puts the starting-from prefix of the language before the amount', () => {
  expect(priceOf({ Price: 285000, PriceUnit: 7 }, 'vanaf', 'nl').text).toBe('vanaf €\u00a0285.000');
  expect(priceOf({ Price: 285000, PriceUnit: 7 }, 'à partir de', 'fr').text).toBe(
    'à partir de 285\u00a0000\u00a0€',
  );
  expect(priceOf({ Price: 285000, PriceUnit: 7 }, 'from', 'en').text).toBe('from €285,000');
  expect(priceOf({ Price: 285000, PriceUnit: 7 }, '', 'en')).toMatchObject({
    isFrom: true,
    unit: '',
    value: 285000,
  });
});

test('the lowest of several prices is one that they start from, without the price before it', () => {
  const prices = [410000, 329000, 612000].map((Price) =>
    priceOf({ Price, PreviousPrice: 700000, PriceUnit: 0 }, '', 'fr'),
  );
  expect(lowestOf(prices, 'fr')).toEqual({
    value: 329000,
    amount: '329\u00a0000\u00a0€',
    isFrom: true,
    unit: '',
    text: 'à partir de 329\u00a0000\u00a0€',
    previous: undefined,
  });
  expect(lowestOf([], 'fr')).toBeUndefined();
});

test('any other unit is written behind the amount, on one line by itself', () => {
  expect(priceOf({ Price: 950, PriceUnit: 2 }, 'per maand', 'nl').text).toBe('€\u00a0950 per\u00a0maand');
  expect(priceOf({ Price: 389000, PriceUnit: 0 }, '', 'fr').text).toBe('389\u00a0000\u00a0€');
  expect(priceOf({ Price: 389000, PriceUnit: 0 }, ' ', 'fr')).toMatchObject({ isFrom: false, unit: '' });
});

test('a price that came down names the one before', () => {
  const previous = (PreviousPrice: number) =>
    priceOf({ Price: 389000, PreviousPrice, PriceUnit: 0 }, '', 'nl').previous;
  expect(previous(409000)).toBe('€\u00a0409.000');
  expect(previous(389000)).toBeUndefined();
  expect(previous(350000)).toBeUndefined();
  expect(priceOf({ Price: 389000, PriceUnit: 0 }, '', 'nl').previous).toBeUndefined();
});

test('charges come with a rent that is shown, and nowhere else', () => {
  const rent = { Goal: 1, Charges: 60 } as const;
  expect(chargesOf(exampleRecord(rent), 'nl')).toBe('€\u00a060');
  expect(
    chargesOf(exampleRecord({ ...rent, MainType: 'commercial', PublishPrice: false }), 'nl'),
  ).toBeUndefined();
  expect(chargesOf(exampleRecord({ ...rent, Charges: 0 }), 'nl')).toBeUndefined();
  expect(chargesOf(exampleRecord({ Charges: 145 }), 'nl')).toBeUndefined();
});
