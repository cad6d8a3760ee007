import { costRates, type CostRegion } from 'schemas/cost-rates.ts';
import { expect, test } from 'vitest';
import { ratesOn } from './cost-rates.ts';
import { notaryFee, percentOf, registrationDuty } from './purchase.ts';
import { rentCosts } from './rent-costs.ts';
import { dutyExamples, feeExamples, rentExamples, vatExamples } from './worked-examples.test-data.ts';

const ratesOf = (region: CostRegion) => ratesOn(null, region, '2026-11-27');
const scales = costRates.notaryEstimates[0] ?? { brackets: [] };
const duty = (region: CostRegion, price: number, isOwnHome: boolean) =>
  registrationDuty(price, ratesOf(region).duty ?? { standardRate: Number.NaN }, isOwnHome);

test('there are at least sixty worked examples', () => {
  const all = [dutyExamples, feeExamples, vatExamples, rentExamples].map(({ length }) => length);
  expect(all.reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(60);
});

test.each(dutyExamples)(
  'in %s the duty on %d, own home %s, is %d (%s)',
  (region, price, isOwnHome, amount) => {
    expect(duty(region, price, isOwnHome)).toBe(amount);
  },
);

test.each(feeExamples)('the fee of a notary on %d, own home %s, is %d (%s)', (price, isOwnHome, fee) => {
  expect(notaryFee(price, scales, isOwnHome)).toBe(fee);
});

test.each(vatExamples)('new-build at %d, of which %d land, pays %d %% VAT: %d, and %d (%s)', (...example) => {
  const [price, land, rate, vat, onLand] = example;
  const { standardRate, reducedRate } = ratesOf('flanders').vat ?? {};
  expect([standardRate, reducedRate]).toContain(rate);
  expect([percentOf(price - land, rate), duty('flanders', land, false)]).toEqual([vat, onLand]);
});

test.each(rentExamples)(
  'in %s a rent of %d, charges %d, deposit %s, inventory %d: %d, %d (%s)',
  (...example) => {
    const [region, price, charges, depositMonths, inventoryCost, deposit, start] = example;
    const facts = { price, charges, depositMonths, inventoryCost, agencyCost: 0 };
    const costs = rentCosts(facts, ratesOf(region).deposit?.months);
    expect([costs.deposit?.amount, costs.start]).toEqual([deposit, start]);
  },
);
