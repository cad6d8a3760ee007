import { expect, test } from 'vitest';
import { createTerms, inLanguage } from './terms.ts';

const terms = createTerms([
  {
    Kind: 'heating',
    Code: 'gas',
    Texts: [
      { language: 'nl', Name: 'Aardgas' },
      { language: 'fr', Name: 'Gaz naturel' },
    ],
  },
  { Kind: 'kitchen', Code: 'gas', Texts: [{ language: 'nl', Name: 'Gasfornuis' }] },
]);

test('a code has its words in the requested language', () => {
  expect(terms('heating', 'gas', 'nl')).toEqual({ code: 'gas', text: 'Aardgas' });
  expect(terms('heating', 'gas', 'fr')).toEqual({ code: 'gas', text: 'Gaz naturel' });
});

test('the same code of another kind has other words', () => {
  expect(terms('kitchen', 'gas', 'nl').text).toBe('Gasfornuis');
});

test('a language without words of its own gets those of the first language, with their language', () => {
  expect(terms('heating', 'gas', 'de')).toEqual({ code: 'gas', text: 'Aardgas', lang: 'nl-BE' });
  expect(inLanguage([{ language: 'fr' as const, Name: 'Gaz' }], 'nl')?.Name).toBe('Gaz');
  expect(inLanguage<{ language: 'nl' }>([], 'nl')).toBeUndefined();
});

test('a code without words is shown as it is', () => {
  expect(terms('heating', 'coal', 'nl')).toEqual({ code: 'coal', text: 'coal' });
  expect(terms('windows', 'gas', 'nl').text).toBe('gas');
});
