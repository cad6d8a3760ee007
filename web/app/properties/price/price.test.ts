import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { comparablePrice } from './price-unit.ts';
import { chargesOf, formatEuro, isWholePrice, lowestOf, priceChangesOf, priceOf } from './price.ts';

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
  expect(lowestOf(prices, 'fr')).toMatchObject({
    value: 329000,
    amount: '329\u00a0000\u00a0€',
    isFrom: true,
    unit: '',
    text: 'à partir de 329\u00a0000\u00a0€',
    previous: undefined,
  });
  expect(lowestOf([], 'fr')).toBeUndefined();
});

test('a range has both ends, an auction its starting bid, a life annuity its sum and instalment', () => {
  const plain = { Price: 145000, PriceUnit: 0 };
  const annuity = { Instalment: 1450 };
  expect(priceOf({ ...plain, PriceTo: 165000 }, '', 'nl').text).toBe('€\u00a0145.000 – €\u00a0165.000');
  expect(priceOf({ ...plain, Auction: { Date: '2027-02-18' } }, '', 'fr')).toMatchObject({
    text: 'mise à prix 145\u00a0000\u00a0€',
    isFrom: true,
  });
  expect(priceOf({ ...plain, LifeAnnuity: annuity }, '', 'nl')).toMatchObject({
    text: '€\u00a0145.000 + €\u00a01.450 per maand',
    instalment: 1450,
  });
  expect(priceOf({ ...plain, Price: 0, LifeAnnuity: annuity }, '', 'en').text).toBe('€1,450 per month');
});

test('only one sum for all of it is a whole price', () => {
  const isWhole = (fields: Partial<PropertyRecord>) =>
    isWholePrice(priceOf({ Price: 145000, PriceUnit: 0, ...fields }, '', 'nl'));
  expect([{}, { PriceUnit: 2 }].map(isWhole)).toEqual([true, true]);
  const others = [
    { PriceTo: 165000 },
    { PriceUnit: 7 },
    { PriceUnit: 5 },
    { LifeAnnuity: { Instalment: 1450 } },
    { Auction: { Date: '2027-02-18' } },
  ];
  for (const fields of others) expect(isWhole(fields), JSON.stringify(fields)).toBe(false);
});

test('limits compare a rent by the month, what is asked by the square metre with its surface, no annuity', () => {
  const compared = (fields: Partial<PropertyRecord>) =>
    comparablePrice({ Price: 1200, PriceUnit: 0, ...fields });
  expect(compared({ PriceUnit: 2 })).toBe(1200);
  expect(compared({ PriceUnit: 3 })).toBe(100);
  expect(compared({ PriceUnit: 4 })).toBe(5200);
  expect(compared({ PriceUnit: 5, SurfaceGround: 500 })).toBe(600000);
  expect(compared({ PriceUnit: 6, SurfaceTotal: 100 })).toBe(10000);
  expect(compared({ PriceUnit: 6 })).toBeUndefined();
  expect(compared({ LifeAnnuity: { Instalment: 900 } })).toBeUndefined();
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

const amounts = (changes: ReturnType<typeof priceChangesOf>) =>
  changes.map(({ day, isLowered, from, to }) =>
    [day, isLowered, from, to].join(' ').replaceAll('\u00a0', ' '),
  );

test('each change of a price has its day and both amounts, the newest first', () => {
  const EarlierPrices = [
    { Price: 159000, Until: '2026-08-20' },
    { Price: 165000, Until: '2026-09-14' },
    { Price: 149000, Until: '2026-10-12' },
  ];
  expect(amounts(priceChangesOf({ Price: 149000, EarlierPrices }, 'nl'))).toEqual([
    '2026-09-14 true € 165.000 € 149.000',
    '2026-08-20 false € 159.000 € 165.000',
  ]);
});

test('a price that never changed has no history', () => {
  expect(priceChangesOf({ Price: 149000 }, 'nl')).toEqual([]);
  expect(priceChangesOf({ Price: 149000, EarlierPrices: [] }, 'nl')).toEqual([]);
});
