import { expect, test } from 'vitest';
import { defaultLanguage, isLanguageId, languages } from './languages.ts';

test('exactly one language is the default, and it goes by that name', () => {
  expect(languages.filter((language) => language.isDefault).map(({ id }) => id)).toEqual([defaultLanguage]);
});

test('Dutch, French, English and German are known', () => {
  expect(languages.map(({ id }) => id)).toEqual(expect.arrayContaining(['nl', 'fr', 'en', 'de']));
});

test('every language has a tag that browsers understand and begins with its code', () => {
  for (const { id, tag } of languages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(tag.startsWith(id)).toBe(true);
  }
});

test('only codes of known languages are language ids', () => {
  expect(isLanguageId('fr')).toBe(true);
  expect(isLanguageId('FR')).toBe(false);
  expect(isLanguageId('xx')).toBe(false);
  expect(isLanguageId(undefined)).toBe(false);
});
