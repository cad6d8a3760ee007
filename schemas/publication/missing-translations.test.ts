import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from './example.test-data.ts';
import type { StoredDocument } from './localized-values.ts';
import { missingTranslations } from './missing-translations.ts';

const missing = (document: StoredDocument, languages: ('nl' | 'fr' | 'en' | 'de')[]) =>
  missingTranslations(document, languages).map(({ field, language }) => `${field.path} ${language}`);

test('an enabled language without a text is missing, also when its input is there and empty', () => {
  const page = examplePage({ title: localized({ nl: 'Welkom', fr: ' ' }) });
  expect(missing(page, ['nl', 'fr', 'en'])).toEqual(['title fr', 'title en']);
});

test('a language that is not enabled may be missing', () => {
  const page = examplePage({ title: localized({ nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome' }) });
  expect(missing(page, ['nl', 'fr', 'en'])).toEqual([]);
});

test('a field that is empty in the default language needs no translation', () => {
  const page = examplePage({ title: localized({ nl: '' }), description: localized({ fr: 'Texte' }) });
  expect(missing(page, ['nl', 'fr'])).toEqual([]);
});

test('formatted texts, paths and fields deep in a module count', () => {
  const page = examplePage({
    path: localized({ nl: '/over-ons/' }),
    modules: [
      { _type: 'articleModule', _key: 'a', body: localized({ nl: paragraph('Wij'), fr: paragraph('') }) },
    ],
  });
  expect(missing(page, ['nl', 'fr'])).toEqual(['path fr', 'modules[_key=="a"].body fr']);
});

test('a hidden module may be unfinished', () => {
  const page = examplePage({
    modules: [{ _type: 'articleModule', _key: 'a', status: 'draft', title: localized({ nl: 'Later' }) }],
  });
  expect(missing(page, ['nl', 'fr'])).toEqual([]);
});
