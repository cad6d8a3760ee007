import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { translationKey } from '../publication/translation-records.ts';
import { textHash } from '../publication/text-hash.ts';
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

test('a copy that nobody has translated or approved is found at its input', () => {
  const record = { _key: translationKey('title', 'fr'), sourceHash: textHash('Ons verhaal'), isCopy: true };
  const found = (french: string, records: object[]) =>
    translations(
      examplePage({ title: localized({ nl: 'Ons verhaal', fr: french }), translationRecords: records }),
      site,
    );
  expect(found('Ons verhaal', [record])).toMatchObject([
    { level: 'error', language: 'fr', path: ['title', { _key: 'key-fr' }, 'value'] },
  ]);
  expect(found('Notre histoire', [record])).toEqual([]);
  expect(found('Ons verhaal', [{ ...record, isCopy: undefined }])).toEqual([]);
});
