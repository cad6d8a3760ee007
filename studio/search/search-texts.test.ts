import { expect, test } from 'vitest';
import { compileSchema } from 'schemas/compile.ts';
import { localized } from 'schemas/publication/example.test-data.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import type { TextType } from './document-texts.ts';
import { searchTexts } from './search-texts.ts';

const schema = compileSchema();
const typeOf = (name: string) => schema.get(name) as TextType | undefined;

const span = (text: string) => ({ _type: 'span', _key: text, text, marks: [] });

const article = {
  _type: 'articleModule',
  _key: 'intro',
  status: 'published',
  imagePosition: 'right',
  title: localized({ nl: 'Verkopen zonder zorgen', fr: 'Vendre sans souci' }),
  body: [
    {
      _type: 'internationalizedArrayRichTextValue',
      _key: 'nl',
      language: 'nl',
      value: [
        { _type: 'block', _key: 'one', children: [span('Wij komen '), span('gratis'), span(' langs.')] },
      ],
    },
  ],
};

const page: StoredDocument = {
  _id: 'page-sell',
  _type: 'page',
  status: 'published',
  title: localized({ nl: 'Verkopen', fr: 'Vendre' }),
  modules: [article],
};

const button: StoredDocument = {
  _id: 'text-count',
  _type: 'interfaceText',
  key: 'list.count_other',
  value: localized({ nl: '{count} huizen', fr: '{count} maisons' }),
};

const places = (typed: string, language = '', stored: StoredDocument[] = [button, page]) =>
  searchTexts(stored, typeOf, { typed, language }).flatMap(({ id, hits }) =>
    hits.map((hit) => `${id} ${hit.language ?? '-'} ${pathText(hit.path)}`),
  );

test('a sentence is found in a paragraph, whatever is bold in it, at the place that opens it', () => {
  expect(places('komen gratis langs')).toEqual([
    'page-sell nl modules[_key=="intro"].body[_key=="nl"].value[_key=="one"]',
  ]);
});

test('a text is found in its language, and in that one only', () => {
  expect(places('vendre')).toEqual([
    'page-sell fr title[_key=="key-fr"].value',
    'page-sell fr modules[_key=="intro"].title[_key=="key-fr"].value',
  ]);
  expect(places('vendre', 'nl')).toEqual([]);
});

test('a text of the interface is found by its words, as the site fills them in, and by its key', () => {
  expect(places('12 maisons')).toEqual(['text-count fr value[_key=="key-fr"].value']);
  expect(places('list.count')).toEqual(['text-count - key']);
});

test('choices and states are no texts', () => {
  expect(places('published')).toEqual([]);
  expect(places('right')).toEqual([]);
});

test('cells of a table and names of a list are found in their row and list', () => {
  const table = {
    _type: 'internationalizedArrayTableValue',
    _key: 'nl',
    language: 'nl',
    value: [{ _type: 'tableRow', _key: 'row', cells: ['Dienst', 'Prijs'] }],
  };
  const tables = { ...page, modules: [{ _type: 'tableModule', _key: 'table', table: [table] }] };
  expect(places('dienst', '', [tables])).toEqual([
    'page-sell nl modules[_key=="table"].table[_key=="nl"].value[_key=="row"].cells',
  ]);
});

test('the exact sentence comes before scattered words, and hides those of its own document', () => {
  const scattered = {
    ...page,
    _id: 'page-other',
    title: localized({ nl: 'Zorgen bij het verkopen' }),
    modules: [],
  };
  const both = { ...page, title: localized({ nl: 'Zonder haast en zorgen' }) };
  expect(places('zonder zorgen', '', [scattered, both])).toEqual([
    'page-sell nl modules[_key=="intro"].title[_key=="key-nl"].value',
  ]);
  expect(places('verkopen zorgen', '', [scattered, page])).toHaveLength(2);
});

test('words that the draft lost are still found, as visitors see them', () => {
  const draft = { ...page, _id: 'drafts.page-sell', title: localized({ nl: 'Nieuw' }), modules: [] };
  expect(places('nieuw', '', [page, draft])).toHaveLength(1);
  expect(places('zonder zorgen', '', [page, draft])).toHaveLength(1);
  expect(places('vendre', '', [page, draft])).toHaveLength(2);
});
