import { expect, test } from 'vitest';
import { renderInLanguage } from '../../content/i18n/seeded-texts.test-data.tsx';
import { CardPrice } from './card-price.tsx';

test('the unit of a rent is written smaller than its amount, and once', () => {
  const shown = (unit?: string) =>
    renderInLanguage('nl', <CardPrice price="€ 1.250 per maand" unit={unit} charges={undefined} />);
  expect(shown('per maand')).toBe('€ 1.250 <span class="inline-block text-xl">per maand</span>');
  expect(shown('')).toBe('€ 1.250 per maand');
  expect(shown()).toBe('€ 1.250 per maand');
});
