import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { expect, test } from 'vitest';
import { contentTypes } from '../content/content-types.ts';
import { structure } from './structure.ts';

type Part = { given: Record<string, unknown> };

/** Records what a part is given, as each method of Sanity's builder returns the part. */
function part(given: Record<string, unknown>): Part {
  return new Proxy(
    { given },
    {
      get: (target, name: string, self) =>
        name === 'given'
          ? target.given
          : (value: unknown) => {
              target.given[name] = value;
              return self as Part;
            },
    },
  );
}

const builder = new Proxy(
  {},
  {
    get: (_none, kind: string) => (value: unknown) => part({ kind, value }),
  },
) as StructureBuilder;

function listFor(role: string): Part[] {
  const currentUser = { roles: [{ name: role, title: role }] };
  const list = structure(builder, { currentUser } as StructureResolverContext) as Part;
  return list.given['items'] as Part[];
}

function partsIn(parts: readonly Part[]): Part[] {
  return parts.flatMap((each) => {
    const { child, items } = each.given as { child?: unknown; items?: Part[] };
    return [each, ...partsIn([...(typeof child === 'object' ? [child as Part] : []), ...(items ?? [])])];
  });
}

const titles = (role: string) => partsIn(listFor(role)).map(({ given }) => given['title']);

test('an administrator reaches every type that editors publish', () => {
  const parts = partsIn(listFor('administrator'));
  const listed = parts.flatMap(({ given: { kind, value, schemaType } }) =>
    kind === 'documentTypeListItem' ? [value] : [schemaType],
  );
  const inTrees = contentTypes.filter((type) => parts.some(({ given }) => opens(given, type)));
  expect(contentTypes.filter((type) => ![...listed, ...inTrees].includes(type))).toEqual([]);
});

type Opens = (name: string, params: { type?: string }) => boolean;

function opens({ canHandleIntent }: Record<string, unknown>, type: string): boolean {
  return typeof canHandleIntent === 'function' && (canHandleIntent as Opens)('edit', { type });
}

test('a tree opens the types that are added in it, and begins with the first', () => {
  const trees = partsIn(listFor('editor')).filter(({ given }) => 'canHandleIntent' in given);
  const types = ['page', 'article', 'category', 'teamMember', 'office'];
  expect(trees.map(({ given }) => types.filter((type) => opens(given, type)))).toEqual([
    ['page'],
    ['article', 'category'],
    ['teamMember'],
    ['office'],
  ]);
  const childOf = ({ given }: Part, params: object) =>
    (given['child'] as (id: string, options: object) => Part)('a', { params }).given;
  expect(trees.map((tree) => childOf(tree, {}))).toMatchObject([
    { documentId: 'a', schemaType: 'page' },
    { documentId: 'a', schemaType: 'article' },
    { documentId: 'a', schemaType: 'teamMember' },
    { documentId: 'a', schemaType: 'office' },
  ]);
  expect(childOf(trees[1] as Part, { type: 'category' })).toMatchObject({ schemaType: 'category' });
});

test('only an administrator is shown the settings', () => {
  expect(titles('administrator')).toContain('Settings');
  expect(titles('editor')).not.toContain('Settings');
  expect(titles('editor')).toContain('Menu');
});
