import { expect, test } from 'vitest';
import { examplePage, localized, paragraph } from './example.test-data.ts';
import { filledIn, isFilled, localizedValues, sourceOf } from './localized-values.ts';

const nested = examplePage({
  title: localized({ nl: 'Welkom', fr: 'Bienvenue' }),
  banner: { _type: 'banner', title: localized({ nl: 'Thuis' }) },
  modules: [
    { _type: 'articleModule', _key: 'a', title: localized({ nl: 'Over ons' }), status: 'published' },
    {
      _type: 'statsModule',
      _key: 'b',
      status: 'draft',
      figures: [{ _key: 'c', label: localized({ nl: 'Jaren' }) }],
    },
  ],
});

test('localized fields are found in objects and lists, with the path that Sanity writes', () => {
  expect(localizedValues(nested).map(({ path }) => path)).toEqual([
    'title',
    'banner.title',
    'modules[_key=="a"].title',
    'modules[_key=="b"].figures[_key=="c"].label',
  ]);
});

test('what lies within a hidden module is marked', () => {
  const offSite = localizedValues(nested).filter(({ isOffSite }) => isOffSite);
  expect(offSite.map(({ path }) => path)).toEqual(['modules[_key=="b"].figures[_key=="c"].label']);
});

test('a language is read by its name and not by the key of its item', () => {
  const [title] = localizedValues(nested);
  expect(sourceOf(title)).toBe('Welkom');
  expect(filledIn(title, 'fr')).toBe('Bienvenue');
  expect(filledIn(title, 'en')).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['white space', ' \n'],
  ['no paragraphs', []],
  ['an empty paragraph', paragraph('')],
  ['a picture without a file', { _type: 'image' }],
])('%s is not filled', (_case, value) => expect(isFilled(value)).toBe(false));

test.each([
  ['words', 'Welkom'],
  ['a paragraph with words', paragraph('Welkom')],
  ['a picture', { _type: 'image', asset: { _ref: 'image-a' } }],
  ['a picture within a formatted text', [{ _type: 'image', _key: 'a', asset: { _ref: 'image-a' } }]],
])('%s is filled', (_case, value) => expect(isFilled(value)).toBe(true));
