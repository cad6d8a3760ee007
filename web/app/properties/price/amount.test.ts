import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { readAmount, shownAmount } from './amount.ts';
import { formatEuro } from './price.ts';

test('an amount is read as people write it in Belgium', () => {
  for (const text of [
    '350000',
    '350.000',
    '350 000',
    '350\u00a0000',
    '350\u202f000',
    '€ 350.000',
    '350.000 €',
    '350.000,00',
    '350.000,-',
    "350'000",
    'EUR 350000',
    '350000 euro',
    ' 350,000 ',
    '€350,000.00',
  ])
    expect(readAmount(text), text).toBe('350000');
  expect(readAmount('1.250.000')).toBe('1250000');
  for (const text of ['350k', '€ 350 k', '0,35 miljoen', '350 mille'])
    expect(readAmount(text), text).toBe('350000');
});

test('what could mean another amount is none', () => {
  for (const text of [
    '',
    '0',
    '350.00',
    '350.000,50',
    '35.0000',
    '-350000',
    '350000 dollar',
    '1e6',
    '1234567890',
    '٣٥٠٠٠٠',
  ])
    expect(readAmount(text), text).toBeUndefined();
});

test('an amount is shown as each language writes it and read again, anything else stays as it was typed', () => {
  for (const { id } of languages) {
    const shown = shownAmount('€ 1,395,000', id);
    expect(shown).toBe(formatEuro(1395000, id));
    expect(readAmount(shown)).toBe('1395000');
    expect(shownAmount(shown, id)).toBe(shown);
    expect(shownAmount('veel', id)).toBe('veel');
  }
});
