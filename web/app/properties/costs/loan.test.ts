import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalment, monthlyRate, totalInterest } from './loan.ts';

const loans = fc.record({
  principal: fc.integer({ min: 0, max: 5_000_000 }),
  rate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 5, max: 30 }),
});

test.each([
  [{ principal: 240_000, rate: 0, years: 20 }, 1_000, 0],
  [{ principal: 0, rate: 3.5, years: 25 }, 0, 0],
  [{ principal: 200_000, rate: 3, years: 20 }, 1_105.147, 65_235],
])('a loan of %j costs %d a month and %d of interest', (loan, month, interest) => {
  expect(instalment(loan)).toBeCloseTo(month, 2);
  expect(Math.round(totalInterest(loan))).toBe(interest);
});

test('after its last instalment nothing of a loan is left', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const month = instalment(loan);
      let rest = loan.principal;
      for (let paid = 0; paid < loan.years * 12; paid += 1)
        rest = rest * (1 + monthlyRate(loan.rate)) - month;
      expect(Math.abs(rest)).toBeLessThan(1);
    }),
  );
});

test('a year of monthly interest is the yearly rate', () => {
  fc.assert(
    fc.property(loans, ({ rate }) => {
      expect((1 + monthlyRate(rate)) ** 12).toBeCloseTo(1 + rate / 100, 10);
    }),
  );
});

test('more to borrow, a higher rate or a shorter term never make an instalment lower', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const month = instalment(loan) - 1e-6;
      expect(instalment({ ...loan, principal: loan.principal + 1000 })).toBeGreaterThan(month);
      expect(instalment({ ...loan, rate: loan.rate + 0.1 })).toBeGreaterThan(month);
      expect(instalment({ ...loan, years: loan.years - 1 })).toBeGreaterThan(month);
      expect(totalInterest(loan)).toBeGreaterThanOrEqual(0);
    }),
  );
});
