import { expect, test } from 'vitest';
import { languages } from 'schemas/languages.ts';
import { renderInLanguage, seededTranslate, testLanguages } from './seeded-texts.test-data.tsx';
import { formatNumber } from './language.ts';
import { useText } from './text.tsx';

test('thousands are grouped by the custom of each language', () => {
  const grouped = languages.map(({ id, tag }) => [id, formatNumber(4180, tag)]);
  expect(Object.fromEntries(grouped)).toEqual({
    nl: '4.180',
    fr: '4\u00a0180',
    en: '4,180',
    de: '4.180',
  });
  expect(formatNumber(1234567.5, 'nl-BE')).toBe('1.234.567,5');
  expect(formatNumber(999, 'fr-BE')).toBe('999');
});

function Surface() {
  return useText()('property.squareMetres', { value: 4180 });
}

test('a number in a text is grouped on the server and in components, a word stays as it is', () => {
  const surfaces = ['4.180\u00a0m²', '4\u00a0180\u00a0m²', '4,180\u00a0m²'];
  const translated = testLanguages.map((language) =>
    seededTranslate(language)('property.squareMetres', { value: 4180 }),
  );
  expect(translated).toEqual(surfaces);
  expect(testLanguages.map((language) => renderInLanguage(language, <Surface />))).toEqual(surfaces);
  expect(seededTranslate('nl')('list.count', { count: 1200 })).toBe('1.200 panden');
  expect(seededTranslate('en')('contact.callUs', { phone: '1989' })).toContain('1989');
});
