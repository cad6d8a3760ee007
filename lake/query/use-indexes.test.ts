import { expect, test } from 'vitest';
import type { View } from '../store/views/view.ts';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { isNode, walk } from './ast.ts';
import { run } from './evaluate.ts';
import { parseQuery } from './parse.ts';
import type { Params } from './parse.ts';

function library(): View {
  const dataset = freshDataset();
  const reference = (id: string) => ({ _type: 'reference', _ref: id });
  const documents = [
    { _id: 'z-author', _type: 'author', name: 'Ann', slug: { current: 'ann' } },
    { _id: 'a-author', _type: 'author', name: 'Bob', best: reference('book-2') },
    { _id: 'book-1', _type: 'book', slug: { current: 'one' }, author: reference('z-author'), tags: ['x'] },
    { _id: 'book-2', _type: 'book', slug: { current: 'two' }, author: reference('z-author') },
    { _id: 'book-3', _type: 'book', slug: { current: 'two' }, author: reference('a-author') },
    { _id: 'plain', _type: 'note' },
    { _id: 'drafts.a', _type: 'note' },
    { _id: 'drafts.book-1', _type: 'book' },
  ];
  dataset.commit({ steps: documents.map((document) => () => [{ create: document }]), author: 'test' });
  return dataset.view('raw', true);
}

/** Queries an index serves, with parameters. */
const served: [string, Params?][] = [
  ['*[_id == "book-1"]'],
  ['*["book-1" == _id]._type'],
  ['*[_id == $id]', { id: 'book-2' }],
  ['*[_id == $id]', { id: null }],
  ['*[_id in ["book-3", "book-1", "book-1", "missing"]]._id'],
  ['*[_id in $ids]._id', { ids: ['z-author', 'a-author'] }],
  ['*[_id in $ids]._id', { ids: [] }],
  ['*[_id in $ids]._id', { ids: null }],
  ['*[_id in path("drafts.**")]._id'],
  ['*[_type in $types && _id in path("drafts.**")]._id', { types: ['book'] }],
  ['*[_id in path("versions.**")]._id'],
  ['*[_type == "book"]._id'],
  ['*[_type == $type && slug.current == $slug]._id', { type: 'book', slug: 'two' }],
  ['*[slug.current == $slug]._id', { slug: null }],
  ['*[slug.current == "two" && defined(author)]._id'],
  ['*[_type in ["note", "author"]]._id'],
  ['*[references("z-author")]._id'],
  ['*[references($ids)]._id', { ids: ['z-author', 'a-author'] }],
  ['*[_type == "author"]{name, "books": *[_type == "book" && references(^._id)]._id}'],
  [
    '*[_type == "author"]{name, "best": *[_id == ^.best._ref][0]{_id, "others": *[slug.current == ^.slug.current]._id}}',
  ],
  ['*[_type == "author"]{"n": count(*[_type == "book" && author._ref == ^._id])}'],
  ['*[_type == "book"][slug.current == "one"][0]{"same": *[_type == ^._type && _id != ^._id]._id}'],
  ['*[_type == "book"]{author->{name, "all": *[references(^._id)]{_id, "up": ^.name, "top": ^.^._id}}}'],
  ['*[(_type == "book") && (slug.current == "two")] | order(_id desc) [0...1]._id'],
  ['*[_type == "book" && count(*[references(^.^._id)]) == 0]._id'],
  ['*[_type == "book" && price > 3 && "x" in tags]._id'],
  ['*[_type == "book" && !(slug.current == "two") && defined(author)][0...2]{"up": *[_id == ^.author._ref]}'],
];

/** Queries that must scan. */
const scanned: [string, Params?][] = [
  ['*._id'],
  ['*[_type == "book" || _id == "plain"]._id'],
  ['*[_type != "book"]._id'],
  ['*[_id == author._ref]._id'],
  ['*[references(best._ref)]._id'],
  ['*[title == "x"]._id'],
  ['*[_id in path("*.a")]._id'],
  ['*[_id in path("drafts.*")]._id'],
  ['*[!(_id in path("drafts.**"))]._id'],
];

function used(query: string, params: Params): boolean {
  const { plan } = parseQuery(query, params);
  let lookups = false;
  walk({ type: 'Group', parts: [plan.tree, ...plan.once] }, (node) => {
    const value = node['value'];
    if (node.type === 'Value' && typeof value === 'string' && value.startsWith('\u0000')) lookups = true;
  });
  return lookups;
}

test.each(served)('an index serves %s with the same result', (query, params = {}) => {
  const context = { source: library(), params, identity: '', sanity: { projectId: 'p', dataset: 'd' } };
  const parsed = parseQuery(query, params);
  expect(run(parsed.plan, context)).toEqual(run(parsed.scan, context));
  expect(used(query, params)).toBe(true);
});

test.each(scanned)('%s is run as written', (query, params = {}) => {
  expect(used(query, params)).toBe(false);
});

test('equalities decide first, and what the index has matched comes last', () => {
  const { plan } = parseQuery('*[_type == "book" && price > 3 && city == "Lier"]', {});
  const operands: unknown[] = [];
  walk(plan.tree, (node) => {
    const left = node['left'];
    if (node.type === 'OpCall' && isNode(left) && left.type === 'AccessAttribute')
      operands.push(left['name']);
  });
  expect(operands).toEqual(['city', 'price', '_type']);
});

test('a list of candidates is read, not the dataset', () => {
  const view = library();
  const { byType, bySlug, byReference } = view;
  const source = { documents: [], get: (id: string) => view.get(id), byType, bySlug, byReference };
  const context = { source, params: {}, identity: '', sanity: { projectId: 'p', dataset: 'd' } };
  const result = run(parseQuery('*[_type == "book" && slug.current == "one"]._id', {}).plan, context);
  expect(result).toEqual(['book-1']);
});
