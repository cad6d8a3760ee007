import { expect, test } from 'vitest';
import { foldText } from './folded-text.ts';

test.each([
  ['À Vendre', 'a vendre'],
  ['l’agence « Huis »', 'l\'agence " huis "'],
  ['12\u00A0 m²\nbreed', '12 m² breed'],
  ['ver\u00ADkopen – nu', 'verkopen - nu'],
])('%j is compared as %j', (original, folded) => {
  expect(foldText(original).text).toBe(folded);
});

test('each character leads back to its place in the original', () => {
  const { text, indexes } = foldText('Een  ge\u00ADnève');
  const start = text.indexOf('neve');
  expect(indexes[start]).toBe(8);
  expect(indexes[start + 3]).toBe(11);
});
