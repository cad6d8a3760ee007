import fc from 'fast-check';
import { costRates } from 'schemas/cost-rates.ts';
import { expect, test } from 'vitest';
import { ratesOn } from './cost-rates.ts';
import { dutyAt, type DutyRule, notaryFee, type NotaryRule, registrationDuty } from './purchase.ts';

const ruleOf = (region: 'flanders' | 'brussels' | 'wallonia'): DutyRule =>
  ratesOn(null, region, '2026-11-22').duty ?? { standardRate: Number.NaN };

test.each([
  ['flanders', 350_000, 42_000, 7_000],
  ['wallonia', 250_000, 31_250, 7_500],
  ['brussels', 200_000, 25_000, 0],
  ['brussels', 350_000, 43_750, 18_750],
  ['brussels', 150_000, 18_750, 0],
  ['brussels', 600_000, 75_000, 50_000],
  ['brussels', 600_001, 75_000.13, 75_000.13],
  ['flanders', 0, 0, 0],
  ['flanders', 389_995, 46_799.4, 7_799.9],
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

const scales: NotaryRule = costRates.notaryEstimates[0] ?? { brackets: [] };

test('without brackets of its own an own and only home pays the fee of any buyer, and nothing costs nothing', () => {
  const { brackets, fixedPart = 0 } = scales;
  const single = { brackets, fixedPart };
  expect(notaryFee(280_000, single, true)).toBe(notaryFee(280_000, single, false));
  expect(notaryFee(280_000, { ...single, ownHomeBrackets: [] }, true)).toBe(2_538.24);
  expect(notaryFee(0, scales, true)).toBe(0);
});

test('the fee of an own and only home is never above that of any buyer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (price) => {
      expect(notaryFee(price, scales, true)).toBeLessThanOrEqual(notaryFee(price, scales, false));
    }),
    { examples: [[28_703], [30_000]] },
  );
});

test('a modest home in a core city may cost more than elsewhere', () => {
  const due = (zip: string, price: number) => {
    const [duty] = costRates.registrationDuties;
    return duty && registrationDuty(price, dutyAt(zip, duty), true);
  };
  expect([due('2820', 240_000), due('2800', 240_000), due('2800', 240_001)]).toEqual([
    4_800, 2_933, 4_800.02,
  ]);
});
