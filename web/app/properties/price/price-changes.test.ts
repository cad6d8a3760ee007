import { expect, test } from 'vitest';
import { priceChangesOf } from './price-changes.ts';

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
