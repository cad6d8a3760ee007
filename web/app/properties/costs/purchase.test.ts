import fc from 'fast-check';
import { costRates } from 'schemas/cost-rates.ts';
import { expect, test } from 'vitest';
import { ratesOn } from './cost-rates.ts';
import { type DutyRule, notaryFee, registrationDuty } from './purchase.ts';

const ruleOf = (region: 'flanders' | 'brussels' | 'wallonia'): DutyRule =>
  ratesOn(null, region, '2026-11-22').duty ?? { standardRate: Number.NaN };

test.each([
  ['flanders', 350_000, 42_000, 7_000],
  ['wallonia', 250_000, 31_250, 7_500],
  ['brussels', 200_000, 25_000, 0],
  ['brussels', 350_000, 43_750, 18_750],
  ['brussels', 150_000, 18_750, 0],
  ['brussels', 600_000, 75_000, 50_000],
  ['brussels', 600_001, 75_000, 75_000],
  ['flanders', 0, 0, 0],
  ['flanders', 389_995, 46_799, 7_800],
] as const)(
  'registration duty in %s on %d is %d, and %d for an own and only home',
  (region, price, standard, own) => {
    const rule = ruleOf(region);
    expect(registrationDuty(price, rule, false)).toBe(standard);
    expect(registrationDuty(price, rule, true)).toBe(own);
  },
);

test('an own home never pays more than another property, and a dearer one never less', () => {
  const prices = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(fc.constantFrom('flanders', 'brussels', 'wallonia'), prices, prices, (region, one, other) => {
      const rule = ruleOf(region);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      for (const isOwnHome of [true, false]) {
        const duty = registrationDuty(high, rule, isOwnHome);
        expect(duty).toBeGreaterThanOrEqual(registrationDuty(low, rule, isOwnHome));
        expect(duty).toBeLessThanOrEqual(registrationDuty(high, rule, false));
      }
    }),
  );
});

const brackets = costRates.notaryEstimates[0]?.brackets ?? [];

test.each([
  [0, 0],
  [7_500, 342],
  [65_000, 1_394],
  [389_000, 2_528],
])('the fee of a notary on %d is %d without VAT', (price, fee) => {
  expect(notaryFee(price, brackets, 0)).toBe(fee);
});

test('VAT is added to the fee of a notary, and without brackets there is none', () => {
  expect(notaryFee(389_000, brackets, 21)).toBe(3_059);
  expect(notaryFee(389_000, [], 21)).toBe(0);
});
