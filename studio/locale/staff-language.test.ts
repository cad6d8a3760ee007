import { expect, test } from 'vitest';
import { pickLanguage } from './staff-language.ts';

test('the language chosen before goes first, then those of the browser, then Dutch', () => {
  expect(pickLanguage('fr', ['en-GB'])).toBe('fr');
  expect(pickLanguage(null, ['de-DE', 'fr-BE', 'nl'])).toBe('fr');
  expect(pickLanguage('de', ['en-GB'])).toBe('en');
  expect(pickLanguage(null, ['de-DE'])).toBe('nl');
  expect(pickLanguage(null, [])).toBe('nl');
});
