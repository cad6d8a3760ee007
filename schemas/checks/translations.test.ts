import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { exampleSite } from './example-site.test-data.ts';
import { translations } from './translations.ts';

const site = exampleSite();

test('a text without French is found with the place where it belongs', () => {
  expect(translations(examplePage({ title: localized({ nl: 'Verkopen' }) }), site)).toMatchObject([
    { level: 'error', language: 'fr', field: ['title'], path: ['title'] },
  ]);
  expect(translations(examplePage({ title: localized({ nl: 'Verkopen', fr: '' }) }), site)).toMatchObject([
    { language: 'fr', path: ['title', { _key: 'key-fr' }, 'value'] },
  ]);
});

test('a text in every enabled language is complete', () => {
  expect(translations(examplePage({ title: localized({ nl: 'Verkopen', fr: 'Vendre' }) }), site)).toEqual([]);
});
