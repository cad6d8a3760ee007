import { expect, test } from 'vitest';
import { rentCosts } from './rent-costs.ts';

const flat = { price: 980, charges: 85, depositMonths: 3, inventoryCost: 240, agencyCost: 0 };

test('a rent with charges is paid each month, and the deposit counts without them', () => {
  expect(rentCosts(flat, 3)).toMatchObject({
    perMonth: 1065,
    deposit: { months: 3, amount: 2940 },
    start: 1065 + 2940 + 240,
  });
});

test.each([
  [3, 2, 2],
  [1, 3, 1],
  [undefined, 2, 2],
  [6, undefined, 6],
  [undefined, undefined, undefined],
  [0, 3, undefined],
])('a deposit of %s months, %s allowed, is %s', (depositMonths, limit, months) => {
  expect(rentCosts({ ...flat, depositMonths }, limit).deposit?.months).toBe(months);
});
