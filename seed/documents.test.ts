import { createClient } from '@sanity/client';
import { validateDocument } from '@sanity/validation';
import { compileSchema } from 'schemas/compile.ts';
import { documents as documentTypes, singletons } from 'schemas/index.ts';
import { textDescription, textKeys } from 'schemas/text-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeededDocument } from './builders/document.ts';
import { documents, pages } from './sample-documents.test-data.ts';
import hashes from './sample/pictures/hashes.json' with { type: 'json' };
import { pictureNames, withAssets } from './pictures/picture-links.ts';
import { texts } from './starter/texts/texts.ts';
import sampleBundle from './sample/properties/bundle.json' with { type: 'json' };
import starterBundle from './starter/properties/bundle.json' with { type: 'json' };
import { seededAgencies } from './seeded-agencies.test-data.ts';
import { listsOf, objectsIn } from './walk.test-data.ts';

const schema = compileSchema();
const ids = documents.map(({ _id }) => _id);

const assetIds = new Map(
  pictureNames(documents).map((name, index) => [
    name,
    `image-${String(index).padStart(40, '0')}-2000x1334-webp`,
  ]),
);
const stored = [...ids, ...assetIds.values()];

/** Satisfies the validator; no schema rule queries the lake. */
const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-02-19', useCdn: false });

async function problemsOf(document: SeededDocument): Promise<string[]> {
  const stamped = {
    ...withAssets(document, assetIds),
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    _rev: '1',
  };
  const { status, markers } = await validateDocument({
    document: stamped,
    schema,
    client,
    getDocumentExists: ({ id }) => Promise.resolve(stored.includes(id)),
  });
  const problems = markers.map(
    (marker) => `${document._id} ${JSON.stringify(marker.path)}: ${marker.message}`,
  );
  return status === 'passed' ? problems : [`${document._id}: ${status}`, ...problems];
}

// Samples with a date are for the fixed clock of tests.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('every document is valid by its schema, references included', async () => {
  expect((await Promise.all(documents.map(problemsOf))).flat()).toEqual([]);
  // Half a minute where ten other things run.
}, 120_000);

test.each(seededAgencies)('every reference of %s leads to a seeded document', (_agency, seeded) => {
  const present = new Set<unknown>(seeded.map(({ _id }) => _id));
  const references = objectsIn(seeded).flatMap(({ _ref }) => (typeof _ref === 'string' ? [_ref] : []));
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((id) => !present.has(id))).toEqual([]);
  expect(JSON.stringify(seeded)).not.toMatch(/\{\{\w+\}\}/);
});

test('a new agency begins with the terms and categories of the sample, and with no property', () => {
  const { Terms, Categories, PropertyTypes, ...lists } = starterBundle;
  expect({ Terms, Categories }).toEqual({
    Terms: sampleBundle.Terms,
    Categories: sampleBundle.Categories,
  });
  expect(PropertyTypes.map(({ WebID }) => WebID)).toEqual(
    sampleBundle.PropertyTypes.map(({ WebID }) => WebID),
  );
  expect(Object.values(lists).flat()).toEqual([]);
});

test('the validator would notice a wrong document', async () => {
  const [home] = pages;
  if (home === undefined) throw new Error('no pages');
  const lost = { _type: 'reference', _ref: 'article-lost' };
  const modules = [{ _type: 'categoryModule', _key: 'a', category: lost, maxItems: 99, itemsPerRow: 3 }];
  const wrong = {
    ...home,
    path: undefined,
    kind: 'castle',
    surprise: true,
    modules,
  } as unknown as typeof home;
  expect(await problemsOf(wrong)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"path"'),
      expect.stringContaining('"kind"'),
      expect.stringContaining('surprise'),
      expect.stringContaining('"category"'),
      expect.stringContaining('"maxItems"'),
    ]),
  );
});

test('every picture is one of those there are', () => {
  const known = Object.keys(hashes);
  expect(pictureNames(documents).filter((name) => !known.includes(name))).toEqual([]);
});

test('every kind of document that the schemas know is seeded, except what editors make by saving a template, sharing, asking and planning', () => {
  const seeded = new Set<string>(documents.map(({ _type }) => _type));
  const known = [...documentTypes, ...singletons].map(({ name }) => name);
  expect(known.filter((name) => !seeded.has(name))).toEqual([
    'pageTemplate',
    'draftLink',
    'publicationRequest',
    'schedule',
  ]);
});

test('ids are public and unique', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
});

test('every text key is seeded once', () => {
  expect(texts.map(({ key }) => key)).toEqual(textKeys);
});

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test('every translation has exactly the placeholders of its description', () => {
  for (const key of textKeys) {
    const expected = placeholders(textDescription(key));
    for (const { language, value } of texts.find((text) => text.key === key)?.value ?? []) {
      expect(placeholders(value ?? ''), `${key} in ${language}`).toEqual(expected);
    }
  }
});

test('items of a list have unique keys, because the studio addresses items by key', () => {
  for (const document of documents) {
    for (const object of objectsIn(document)) {
      for (const list of listsOf(object)) {
        const items = list.filter((item) => typeof item === 'object');
        const keys = items.map(({ _key }) => _key);
        expect(keys, document._id).not.toContain(undefined);
        expect(new Set(keys).size, document._id).toBe(items.length);
      }
    }
  }
});
