import { expect, test } from 'vitest';
import { ribbonLabel, ribbonOf } from './marquee.ts';

test('[4.03] marquee 0 carries no ribbon', () => {
  expect(ribbonOf(0)).toBeUndefined();
});

test('[4.04] marquee 2 and 3 are sold, VERKOCHT in Dutch and VENDU in French', () => {
  expect(ribbonOf(2)).toBe('sold');
  expect(ribbonOf(3)).toBe('sold');
  expect(ribbonLabel('sold', 'nl')).toBe('VERKOCHT');
  expect(ribbonLabel('sold', 'fr')).toBe('VENDU');
});

test('[4.05] marquee 4 is rented, Verhuurd in Dutch and LOUÉ in French', () => {
  expect(ribbonOf(4)).toBe('rented');
  expect(ribbonLabel('rented', 'nl')).toBe('Verhuurd');
  expect(ribbonLabel('rented', 'fr')).toBe('LOUÉ');
});

test('[4.02] a marquee that means nothing carries no ribbon', () => {
  for (const marquee of [1, 5, -2, 2.5, Number.NaN]) expect(ribbonOf(marquee)).toBeUndefined();
});
