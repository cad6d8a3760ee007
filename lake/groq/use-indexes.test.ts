import { expect, test } from 'vitest';
import type { View } from '../store/views/view.ts';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { some } from './ast.ts';
import type { Node } from './ast.ts';
import { run } from './evaluate.ts';
import type { Source } from './lookup.ts';
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

const served: [string, Params?][] = [
  ['*[_id == "book-1"]'],
  ['*["book-1" == _id]._type'],
  ['*[_id == $id]', { id: 'book-2' }],
  ['*[_id == $id]', { id: null }],
  ['*[_id in ["book-3", "book-1", "book-1", "missing"]]._id'],
  ['*[_id in $ids]._id', { ids: ['z-author', 'a-author'] }],
  ['*[_id in $ids]._id', { ids: [] }],
  ['*[_id in $ids]._id', { ids: null }],
  ['*[_type in $types && _id in path("drafts.**")]._id', { types: ['book'] }],
  ['*[_type == "book"]._id'],
  ['*[_type == $type && slug.current == $slug]._id', { type: 'book', slug: 'two' }],
  ['*[_type in ["note", "author"]]._id'],
  ['*[references("z-author")]._id'],
  ['*[references($ids)]._id', { ids: ['z-author', 'a-author'] }],
  ['*[_type == "author"]{name, "books": *[_type == "book" && references(^._id)]._id}'],
  [
    '*[_type == "author"]{name, "best": *[_id == ^.best._ref][0]{_id, "same": *[_type == ^._type && _id != ^._id]._id}}',
  ],
  ['*[_type == "author"]{"n": count(*[_type == "book" && author._ref == ^._id])}'],
  ['*[_type == "book"]{author->{name, "all": *[references(^._id)]{_id, "up": ^.name, "top": ^.^._id}}}'],
  [
    '*[_type == "author"]{"all": tags[]{"same": *[_id == ^.^._id]._id}, "them": [best][]{"to": *[_id == ^._ref]}}',
  ],
  ['*[(_type == "book") && (slug.current == "two")] | order(_id desc) [0...1]._id'],
  ['*[_type == "book" && count(*[references(^.^._id)]) == 0]._id'],
  ['*[_type == "book" && price > 3 && "x" in tags]._id'],
  ['*[_type == "book" && !(slug.current == "two") && defined(author)][0...2]{"up": *[_id == ^.author._ref]}'],
];

const scanned: [string, Params?][] = [
  ['*._id'],
  ['*[_type == "book" || _id == "plain"]._id'],
  ['*[_type != "book"]._id'],
  ['*[_id == author._ref]._id'],
  ['*[author._id == "plain"]._id'],
  ['*[references(best._ref)]._id'],
  ['*[references("a", "b")]._id'],
  ['*[title == "x"]._id'],
  ['*[_id in path("drafts.**")]._id'],
  ['*[!(_id in ["plain"])]._id'],
  ['*[_type in ["book", name]]._id'],
];

const isLookup = ({ type, value }: Node) =>
  type === 'Value' && typeof value === 'string' && value.startsWith('\u0000') && !value.endsWith('step');

const contextOf = (source: Source, params: Params = {}) => {
  return { source, params, identity: '', sanity: { projectId: 'p', dataset: 'd' } };
};

test.each(served)('an index serves %s with the same result', (query, params = {}) => {
  const { plan, scan } = parseQuery(query, params);
  const context = contextOf(library(), params);
  expect(run(plan, context)).toEqual(run(scan, context));
  expect([plan.tree, ...plan.once].some((tree) => some(tree, isLookup))).toBe(true);
});

test.each(scanned)('%s is run as written', (query, params = {}) => {
  expect(some(parseQuery(query, params).plan.tree, isLookup)).toBe(false);
});

test.each([
  ['*[_type == "book" && _id == "book-1"]._id', ['book-1']],
  ['*[_type == "book" && references("a-author")]._id', ['book-3']],
  ['*[_id == "book-1" && references("z-author")]._id', ['book-1']],
])('the smallest list is read, not the dataset: %s', (query, found) => {
  const view = library();
  const refused = () => {
    throw new Error('a longer list was read');
  };
  const source = { documents: [], get: (id: string) => view.get(id), ofType: refused };
  const referringTo = query.includes('_id ==') ? refused : (id: string) => view.referringTo(id);
  expect(run(parseQuery(query, {}).plan, contextOf({ ...source, referringTo }))).toEqual(found);
});

test.each([
  ['*[_id in *[_type == "author"].best._ref]._id', 1],
  ['*[_type == "book" && _id in *[_id in *[_id in *[_type == "author"].best._ref]._id]._id]._id', 3],
  ['*[_type == "book"] | order(count(*[_type == "author"]), _id desc)._id', 1],
  [
    '*[_type == "book"]{"authors": *[_type == "author"] | order(name)[0]{name}, "n": count(*[_id == ^._id])}',
    1,
  ],
  ['*[_type == "book" && references(*[_type == "author"]._id)]._id', 1],
  ['*[_type == "author"]{"books": *[references(^._id)]._id}', 0],
  ['*[_type == "book"]{"tags": tags[@ in *[_type == "book"].tags[]]}', 1],
  ['count(*[_type == "book"])', 0],
  ['*[count(*) > 2]._id', 0],
])('of %s, %i subqueries run once', (query, independent) => {
  const { plan, scan } = parseQuery(query, {});
  expect(run(plan, contextOf(library()))).toEqual(run(scan, contextOf(library())));
  expect(plan.once).toHaveLength(independent);
});

test('an independent subquery runs once, however many documents use it', () => {
  const view = library();
  let reads = 0;
  const ofType = (type: string) => {
    if (type === 'note') reads += 1;
    return view.ofType(type);
  };
  const source = { documents: view.documents, get: (id: string) => view.get(id), ofType };
  run(parseQuery('*[_type == "book"]{"notes": *[_type == "note"]._id}', {}).plan, contextOf(source));
  expect(reads).toBe(1);
});
