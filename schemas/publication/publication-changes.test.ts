import { expect, test } from 'vitest';
import { examplePage, localized } from './example.test-data.ts';
import { publicationChanges } from './publication-changes.ts';

const published = examplePage({
  title: localized({ nl: 'Contact', fr: 'Contact' }),
  path: localized({ nl: '/contact/', fr: '/contact/' }),
});

test('a page that changes its path and a text is published with its former path and its records', () => {
  const draft = {
    ...published,
    title: localized({ nl: 'Schrijf ons', fr: 'Contact' }),
    path: localized({ nl: '/schrijf-ons/', fr: '/contact/' }),
  };
  expect(publicationChanges(draft, published)).toMatchObject({
    formerPaths: [{ language: 'nl', path: '/contact/' }],
    translationRecords: [{ path: 'title', language: 'fr' }],
  });
});

test('what is right already is not written again', () => {
  const draft = { ...published, ...publicationChanges(published, undefined) };
  expect(publicationChanges(draft, published)).toEqual({});
});

test('a document that is no page has no former paths', () => {
  const office = { _id: 'office', _type: 'office', description: localized({ nl: 'Open', fr: 'Ouvert' }) };
  expect(Object.keys(publicationChanges(office, undefined))).toEqual(['translationRecords']);
});
