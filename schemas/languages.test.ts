import { expect, test, vi } from 'vitest';
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

async function agencyWith(codes: string) {
  vi.stubEnv('LANGUAGES', codes);
  vi.resetModules();
  return await import('./languages.ts');
}

test('an agency has its own languages in its own order, the first of which is its default', async () => {
  const french = await agencyWith('fr,nl,de');
  expect(french.defaultLanguage).toBe('fr');
  expect(french.languageChoices).toEqual([
    { title: 'Français', value: 'fr' },
    { title: 'Nederlands', value: 'nl' },
    { title: 'Deutsch', value: 'de' },
  ]);
  expect(french.isLanguageId('en')).toBe(false);
  expect(french.languageTitle('en')).toBe('English');
  const german = await agencyWith('de');
  expect(german.defaultLanguage).toBe('de');
  expect(german.languages.map(({ id }) => id)).toEqual(['de']);
});

test('a text is found in the wanted language, else in the first of the agency that has it, else in any', async () => {
  const { firstWritten } = await agencyWith('fr,nl,de');
  const found = (texts: Partial<Record<LanguageId, string>>, wanted: LanguageId) =>
    firstWritten(wanted, (language) => texts[language]);
  expect(found({ nl: 'Huis', fr: 'Maison', de: 'Haus' }, 'de')).toBe('Haus');
  expect(found({ nl: 'Huis', fr: 'Maison' }, 'de')).toBe('Maison');
  expect(found({ nl: 'Huis', en: 'House' }, 'de')).toBe('Huis');
  expect(found({ en: 'House' }, 'de')).toBe('House');
  expect(found({}, 'de')).toBeUndefined();
});
