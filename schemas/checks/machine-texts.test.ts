import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { translationKey } from '../publication/translation-records.ts';
import { exampleSite } from './example-site.test-data.ts';
import { machineTexts } from './machine-texts.ts';

test('a text by a machine is found at its input, until it is approved or gone', () => {
  const record = { _key: translationKey('title', 'fr'), isMachine: true };
  const found = (french: string, records: object[]) =>
    machineTexts(
      examplePage({ title: localized({ nl: 'Verkopen', fr: french }), translationRecords: records }),
      exampleSite(),
    );
  expect(found('Vendre', [record])).toMatchObject([
    { level: 'error', language: 'fr', field: ['title'], path: ['title', { _key: 'key-fr' }, 'value'] },
  ]);
  expect(found('Vendre', [{ _key: record._key }])).toEqual([]);
  expect(found('', [record])).toEqual([]);
});
