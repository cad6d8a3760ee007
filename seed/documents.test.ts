import { validateDocument } from '@sanity/validation';
import { createClient } from '@sanity/client';
import { compileSchema } from 'schemas/compile.ts';
import { expect, test } from 'vitest';
import { documents, pages } from './documents.ts';
import { seededLanguages } from './localized.ts';
import { siteSettings } from './singletons/site-settings.ts';

const schema = compileSchema();
const ids = documents.map(({ _id }) => _id);

const listsOf = (object: Node) => Object.values(object).filter((value) => Array.isArray(value)) as Node[][];

/** Only lets the rules of the schemas run; none of them asks the lake anything. */
const client = createClient({ projectId: 'test', dataset: 'test', apiVersion: '2025-02-19', useCdn: false });

type Node = Record<string, unknown>;

/** Every object inside a value, however deep. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

async function problemsOf(document: (typeof documents)[number]): Promise<string[]> {
  const stamped = {
    ...document,
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    _rev: '1',
  };
  const { status, markers } = await validateDocument({
    document: stamped,
    schema,
    client,
    getDocumentExists: ({ id }) => Promise.resolve(ids.includes(id)),
  });
  const problems = markers.map(
    (marker) => `${document._id} ${JSON.stringify(marker.path)}: ${marker.message}`,
  );
  return status === 'passed' ? problems : [`${document._id}: ${status}`, ...problems];
}

test('every document is valid by its schema, references included', async () => {
  expect((await Promise.all(documents.map(problemsOf))).flat()).toEqual([]);
});

test('the validator would notice a wrong document', async () => {
  const [home] = pages;
  if (home === undefined) throw new Error('no pages');
  const wrong = { ...home, path: undefined, kind: 'castle', surprise: true } as unknown as typeof home;
  expect(await problemsOf(wrong)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"path"'),
      expect.stringContaining('"kind"'),
      expect.stringContaining('surprise'),
    ]),
  );
});

test('ids are public and stand once', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
});

test('every translated value is there in every seeded language, and those are the enabled ones', () => {
  expect(siteSettings.enabledLanguages).toEqual([...seededLanguages]);
  for (const document of documents) {
    const lists = objectsIn(document).flatMap(listsOf);
    const localized = lists.filter((list) => String(list[0]?._type).startsWith('internationalizedArray'));
    if (document._type !== 'theme') expect(localized.length, document._id).toBeGreaterThan(0);
    for (const list of localized) {
      expect(
        list.map(({ language }) => language),
        document._id,
      ).toEqual([...seededLanguages]);
      for (const { value } of list) expect(value, document._id).not.toHaveLength(0);
    }
  }
});

test('a path belongs to one page in each language', () => {
  for (const language of seededLanguages) {
    const paths = pages.map((page) => page.path?.find((item) => item.language === language)?.value);
    expect(paths).not.toContain(undefined);
    expect(new Set(paths).size).toBe(pages.length);
  }
});

test('there is one home page, and it answers at the root in every language', () => {
  const homes = pages.filter(({ kind }) => kind === 'home');
  expect(homes.map(({ path }) => path?.map(({ value }) => value))).toEqual([seededLanguages.map(() => '/')]);
});

test('keys inside an array are unique, because the studio addresses items by key', () => {
  for (const document of documents) {
    for (const object of objectsIn(document)) {
      for (const list of listsOf(object)) {
        const keys = list.flatMap(({ _key }) => (_key === undefined ? [] : [_key]));
        expect(new Set(keys).size, document._id).toBe(keys.length);
      }
    }
  }
});
