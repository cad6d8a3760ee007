import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalment, monthlyRate, totalInterest, boundsOf, saleCosts, type SaleOffer } from './sale-costs.ts';

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

const belgian = {
  duty: { standardRate: 12, ownHomeRate: 2 },
  vat: undefined,
  canBeOwnHome: true,
  notaryFees: { anyBuyer: 3335, ownHome: 2780 },
  deedCosts: 2000,
};
const house: SaleOffer = { price: 389_000, belgian, loan: { rate: 3.5, years: 25, ownShare: 20 } };
const newBuild: SaleOffer = {
  ...house,
  price: 300_000,
  belgian: { ...belgian, vat: { standardRate: 21, reducedRate: 6 } },
};

test('a purchase adds taxes and costs to the price, and borrows what the buyer does not own', () => {
  expect(saleCosts(house, {})).toMatchObject({
    values: { isOwnHome: true, own: 91_000, rate: 3.5, years: 25 },
    problems: [],
    duty: { amount: 7_780, rate: 2, exempt: 0, reduction: 0 },
    vat: undefined,
    total: 401_560,
    borrowed: 310_560,
  });
  expect(saleCosts(house, { home: 'no', own: '100.000' })).toMatchObject({
    duty: { amount: 46_680, rate: 12 },
    notaryFees: 3335,
    total: 441_015,
    borrowed: 341_015,
  });
});

test('an exempt part is named with the rate of the rest', () => {
  const duty = { standardRate: 12.5, exemption: 200_000, exemptionCeiling: 600_000 };
  const inBrussels: SaleOffer = { ...house, price: 350_000, belgian: { ...belgian, duty } };
  expect(saleCosts(inBrussels, {}).duty).toMatchObject({ amount: 18_750, exempt: 200_000 });
  expect(saleCosts(inBrussels, { home: 'no' }).duty).toMatchObject({ amount: 43_750, exempt: 0 });
  expect(saleCosts({ ...inBrussels, price: 650_000 }, {}).duty).toMatchObject({
    amount: 81_250,
    exempt: 0,
  });
});

test('new-build pays VAT on the building, and duty on land bought apart', () => {
  expect(saleCosts(newBuild, {})).toMatchObject({ duty: undefined, vat: { amount: 63_000, rate: 21 } });
  expect(saleCosts(newBuild, { vat: 'reduced' }).vat).toEqual({ amount: 18_000, rate: 6 });
  expect(saleCosts(newBuild, { land: '100000' })).toMatchObject({
    duty: { amount: 12_000, rate: 12 },
    vat: { amount: 42_000, rate: 21 },
  });
});

test('what is no home pays the standard rate, and nothing of the choice changes that', () => {
  const garage: SaleOffer = { ...house, belgian: { ...belgian, canBeOwnHome: false } };
  for (const home of ['yes', 'no', ''])
    expect(saleCosts(garage, { home })).toMatchObject({ duty: { rate: 12 }, values: { isOwnHome: false } });
  const parking: SaleOffer = {
    ...newBuild,
    belgian: { ...belgian, vat: { standardRate: 21, reducedRate: undefined } },
  };
  expect(saleCosts(parking, { vat: 'reduced' }).vat?.rate).toBe(21);
});

test('abroad only the loan is calculated', () => {
  expect(
    saleCosts({ ...house, belgian: undefined }, { home: 'yes', land: '5', vat: 'reduced' }),
  ).toMatchObject({
    duty: undefined,
    vat: undefined,
    total: 389_000,
    values: { own: 78_000, isOwnHome: false, land: 0 },
    borrowed: 311_000,
  });
});

test.each([
  [{ own: 'veel' }, ['own'], { own: 91_000 }],
  [{ rate: '16' }, ['rate'], { rate: 15 }],
  [{ years: '1', rate: '-1' }, ['rate', 'years'], { years: 5, rate: 3.5 }],
  [{ own: '999999999999' }, ['own'], { own: 99_999_999 }],
  [{ years: '20.4' }, [], { years: 20 }],
  [{ rate: '0' }, [], { rate: 0 }],
])('%j has problems with %j', (typed, problems, values) => {
  expect(saleCosts(house, typed)).toMatchObject({ problems, values });
});

test('a buyer who owns the whole price borrows nothing', () => {
  expect(saleCosts(house, { own: '500000' })).toMatchObject({ borrowed: 0, perMonth: 0, interest: 0 });
});

test('any text gives finite amounts within the bounds', () => {
  const text = fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String), fc.double().map(String));
  const typed = fc.record({ home: text, vat: text, land: text, own: text, rate: text, years: text });
  fc.assert(
    fc.property(fc.constantFrom(house, newBuild), typed, (offer, each) => {
      const { values, total, borrowed, perMonth, interest } = saleCosts(offer, each);
      for (const amount of [total, borrowed, perMonth, interest]) expect(amount).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(perMonth * interest)).toBe(true);
      for (const [name, { least, most }] of Object.entries(boundsOf(offer))) {
        const value = values[name as keyof ReturnType<typeof boundsOf>];
        expect(value >= least && value <= most, name).toBe(true);
      }
    }),
  );
});

test('the total is the sum of its lines, each in whole euro, and is owned or borrowed', () => {
  const offers = fc.record({
    price: fc.integer({ min: 1, max: 3_000_000 }),
    duty: fc.constantFrom(
      { standardRate: 12, ownHomeRate: 2, reduction: 1_867, reductionCeiling: 220_000 },
      { standardRate: 12.5, exemption: 200_000, exemptionCeiling: 600_000 },
    ),
    vat: fc.constantFrom(undefined, { standardRate: 21, reducedRate: 6 }),
  });
  const choice = fc.constantFrom('yes', 'no', 'reduced', 'standard', '12345');
  fc.assert(
    fc.property(offers, choice, choice, choice, ({ price, ...taxes }, home, vat, land) => {
      const offer: SaleOffer = { ...house, price, belgian: { ...belgian, ...taxes } };
      const costs = saleCosts(offer, { home, vat, land });
      const lines = [price, costs.duty?.amount ?? 0, costs.vat?.amount ?? 0, costs.notaryFees, 2000];
      expect(lines.every(Number.isInteger)).toBe(true);
      expect(costs.total).toBe(lines.reduce((sum, line) => sum + line));
      expect(Math.min(costs.values.own, costs.total) + costs.borrowed).toBe(costs.total);
    }),
  );
});
