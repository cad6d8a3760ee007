import { costRates } from 'schemas/cost-rates.ts';
import { expect, test } from 'vitest';
import { countStaleRates, ratesOn } from './cost-rates.ts';

const day = '2026-11-22';
const open = { source: null, sourceUrl: null, checkedOn: null };
const nothing = {
  registrationDuties: null,
  vatRates: null,
  notaryEstimates: null,
  loanTerms: null,
  depositLimits: null,
};

test('without content the defaults apply, each from its day', () => {
  for (const content of [null, nothing]) {
    const { duty, vat, notary, deposit, loan } = ratesOn(content, 'brussels', day);
    expect(duty).toMatchObject({ standardRate: 12.5, exemption: 200_000, exemptionCeiling: 600_000 });
    expect([vat?.standardRate, vat?.reducedRate, deposit?.months]).toEqual([21, 6, 2]);
    expect([notary, loan]).toEqual([costRates.notaryEstimates[0], costRates.loanTerms[0]]);
  }
  expect(ratesOn(null, 'flanders', day).deposit?.months).toBe(3);
  expect(ratesOn(null, 'wallonia', day).deposit?.months).toBe(2);
  expect(ratesOn(null, 'flanders', '2024-12-31').duty).toBeUndefined();
  expect(ratesOn(null, undefined, day)).toMatchObject({ duty: undefined, deposit: undefined });
});

test('an editor’s rate applies from its day, in its region', () => {
  const duty = (from: string, standardRate: number) => ({
    region: 'flanders' as const,
    from,
    standardRate,
    ownHomeRate: null,
    exemption: null,
    exemptionCeiling: null,
    reduction: null,
    reductionCeiling: null,
    cityReductionCeiling: null,
    ...open,
  });
  const content = { ...nothing, registrationDuties: [duty('2027-01-01', 10), duty('2020-01-01', 11)] };
  expect(ratesOn(content, 'flanders', day).duty).toEqual({
    region: 'flanders',
    from: '2020-01-01',
    standardRate: 11,
  });
  expect(ratesOn(content, 'flanders', '2027-01-01').duty?.standardRate).toBe(10);
  expect(ratesOn(content, 'wallonia', day).duty?.standardRate).toBe(12.5);
});

test('a rate that an editor has not finished does not apply', () => {
  const terms = { from: '2026-06-01', rate: 2.5, years: 20, ownShare: 10, ...open };
  const rateOf = (row: { [Key in keyof typeof terms]: (typeof terms)[Key] | null }) =>
    ratesOn({ ...nothing, loanTerms: [row] }, 'flanders', day).loan?.rate;
  expect(rateOf(terms)).toBe(2.5);
  for (const field of ['from', 'rate', 'years', 'ownShare'] as const)
    expect(rateOf({ ...terms, [field]: null }), field).toBe(3.5);
});

test('brackets without a rate are left out', () => {
  const brackets = [
    { upTo: 1000, rate: 2 },
    { upTo: 2000, rate: null },
    { upTo: null, rate: 1 },
  ];
  const scales = { fixedPart: null, ownHomeFixedPart: null, ownHomeBrackets: brackets };
  const small = { smallPrice: null, smallPriceReduction: null };
  const estimate = { from: '2026-01-01', brackets, deedCosts: 900, ...scales, ...small, ...open };
  expect(ratesOn({ ...nothing, notaryEstimates: [estimate] }, 'flanders', day).notary).toEqual({
    from: '2026-01-01',
    brackets: [{ upTo: 1000, rate: 2 }, { rate: 1 }],
    ownHomeBrackets: [{ upTo: 1000, rate: 2 }, { rate: 1 }],
    deedCosts: 900,
  });
});

test('a rate is stale once nobody has compared it with its source for six months', () => {
  const terms = { from: '2026-01-01', rate: 2.5, years: 20, ownShare: 10, ...open };
  const withTerms = (checkedOn: string | null) => ({ ...nothing, loanTerms: [{ ...terms, checkedOn }] });
  const today = '2026-11-28';
  expect(countStaleRates(null, today)).toBe(0);
  expect(countStaleRates(withTerms('2026-05-28'), today)).toBe(0);
  expect(countStaleRates(withTerms('2026-05-27'), today)).toBe(1);
  expect(countStaleRates(withTerms(null), today)).toBe(1);
  expect(countStaleRates(null, '2027-05-28')).toBe(11);
});
