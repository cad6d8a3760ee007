import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from 'schemas/publication/example.test-data.ts';
import { fillPatches, sourcesFor } from './fill-languages.ts';

const page = examplePage({
  title: localized({ nl: 'Verkopen', en: 'Sell' }),
  path: localized({ nl: '/verkopen/' }),
  description: localized({ fr: 'Vendre' }),
  modules: [
    { _type: 'articleModule', _key: 'a', body: localized({ nl: paragraph('Dag.'), fr: '', en: ' ' }) },
  ],
});

const places = (replaces: boolean) =>
  sourcesFor(page, { languages: ['nl', 'fr', 'en'], replaces }).map(
    ({ field, language }) => `${field.path} ${language}`,
  );

test('texts of the default language go to languages that are empty, addresses to none', () => {
  expect(places(false)).toEqual(['title fr', 'modules[_key=="a"].body fr', 'modules[_key=="a"].body en']);
});

test('texts that are written are replaced only on request', () => {
  expect(places(true)).toEqual([
    'title fr',
    'title en',
    'modules[_key=="a"].body fr',
    'modules[_key=="a"].body en',
  ]);
});

test('a text is written into the input of its language, or a new one between the others', () => {
  const fillings = sourcesFor(page, { languages: ['fr', 'de'], replaces: false });
  expect(fillPatches(fillings)).toEqual([
    {
      insert: {
        before: 'title[_key=="key-en"]',
        items: [
          { _type: 'internationalizedArrayStringValue', _key: 'fr', language: 'fr', value: 'Verkopen' },
        ],
      },
    },
    {
      insert: {
        after: 'title[-1]',
        items: [
          { _type: 'internationalizedArrayStringValue', _key: 'de', language: 'de', value: 'Verkopen' },
        ],
      },
    },
    { set: { 'modules[_key=="a"].body[_key=="key-fr"].value': paragraph('Dag.') } },
    {
      insert: {
        after: 'modules[_key=="a"].body[-1]',
        items: [
          {
            _type: 'internationalizedArrayStringValue',
            _key: 'de',
            language: 'de',
            value: paragraph('Dag.'),
          },
        ],
      },
    },
  ]);
});
