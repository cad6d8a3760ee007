import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasTypedCosts,
  longestTyped,
  readNumber,
  typedCosts,
  withoutTypedCosts,
  withTypedCosts,
} from './cost-address.ts';

test.each([
  ['90000', 90000],
  ['90.000', 90000],
  ['90,000', 90000],
  ['€ 90.000', 90000],
  ['€\u00a01.234.567', 1234567],
  ['1 234 567', 1234567],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['0', 0],
  ['', undefined],
  ['veel', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['9.00.00', undefined],
])('%j is the amount %s', (text, amount) => {
  expect(readNumber(text)).toBe(amount);
});

test.each([
  ['3,5', 3.5],
  ['3.5 %', 3.5],
  ['3', 3],
  ['3.125', 3.125],
  ['3,', 3],
  ['drie', undefined],
])('%j is the rate %s', (text, rate) => {
  expect(readNumber(text, { isRate: true })).toBe(rate);
});

test('an address holds only known inputs, cut to a length', () => {
  const params = new URLSearchParams(`?own=90000&rate=&utm_source=x&years=${'9'.repeat(50)}&price=1`);
  expect(typedCosts(params)).toEqual({ own: '90000', years: '9'.repeat(longestTyped) });
  expect(hasTypedCosts(params)).toBe(true);
  expect(hasTypedCosts(new URLSearchParams('?utm_source=x'))).toBe(false);
});

test('what is typed survives in an address, beside its other parameters', () => {
  const values = fc.string({ minLength: 1, maxLength: longestTyped }).filter((text) => text === text.trim());
  fc.assert(
    fc.property(values, values, (own, rate) => {
      const search = withTypedCosts('?utm_source=x&years=12', { own, rate });
      expect(search).toContain('utm_source=x');
      expect(typedCosts(new URLSearchParams(search))).toEqual({ own, rate });
    }),
  );
  expect(withTypedCosts('?own=1', {})).toBe('');
});

test('what is typed leaves an address, and nothing else does', () => {
  expect(withoutTypedCosts('https://site.test/nl/?own=9&utm_source=x&rate=3#costs')).toBe(
    'https://site.test/nl/?utm_source=x#costs',
  );
  for (const address of ['', 'https://site.test/?q=a+b&c', 'android-app://x'])
    expect(withoutTypedCosts(address)).toBe(address);
});
