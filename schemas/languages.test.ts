import { expect, test } from 'vitest';
import { isLanguageId, type LanguageId, languages, localeOf } from './languages.ts';

test('dates follow Belgian custom in every language, whatever the tag', () => {
  const day = (id: LanguageId) =>
    new Intl.DateTimeFormat(localeOf(id), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 10, 20),
    );
  expect(day('nl')).toBe('20 november 2026');
  expect(day('en')).toBe('20 November 2026');
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
