import { expect, test } from 'vitest';
import { suggestionsPath } from './suggestions-path.ts';

test('equal texts have one address', () => {
  expect(suggestionsPath('nl', { text: '  Huis   LEUVEN ' })).toBe('/suggestions/nl?q=huis+leuven');
  expect(suggestionsPath('fr', { text: '', goal: 'rent' })).toBe('/suggestions/fr?goal=rent');
  expect(suggestionsPath('fr', { text: ' ' })).toBe('/suggestions/fr');
  expect(suggestionsPath('en', { text: 'a&goal=sale' })).toBe('/suggestions/en?q=a%26goal%3Dsale');
});
