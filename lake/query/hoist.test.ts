import { expect, test } from 'vitest';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { run } from './evaluate.ts';
import { parseQuery } from './parse.ts';

function view() {
  const dataset = freshDataset();
  const pages = ['a', 'b', 'c', 'd'].map((id, index) => ({
    _id: id,
    _type: 'page',
    n: index,
    tags: [{ v: id }, { v: 'x' }],
  }));
  const link = (id: string) => ({ _type: 'reference', _ref: id });
  const menu = { _id: 'menu', _type: 'menu', items: [{ page: link('b') }, { page: link('d') }] };
  dataset.commit({ steps: [...pages, menu].map((document) => () => [{ create: document }]), author: 'test' });
  return dataset.view([], true);
}

const sanity = { projectId: 'p', dataset: 'd' };

/** A query, and how many of its subqueries do not depend on the document at hand. */
test.each([
  ['*[_type == "page" && _id in *[_type == "menu"].items[].page._ref]._id', 1],
  ['*[_type == "page"]{_id, "menus": count(*[_type == "menu"]), "same": *[_type == ^._type]._id}', 1],
  ['*[_type == "page"]{"first": *[_type == "page"] | order(n desc)[0]{n, "more": *[n > ^.n]._id}}', 1],
  ['*[_type == "page"]{"first": *[_type == "page"] | order(n desc)[0]{n, "up": ^.n}}', 1],
  ['*[n in *[n in *[n in *[n > 0].n].n].n]._id', 3],
  ['*[_type == "page"]{"tags": tags[]{v, "hits": count(*[_id == ^.v]), "all": count(*), "top": ^._id}}', 1],
  ['*[_type == "page"]{"tags": tags[v in *[_type == "page"]._id].v}', 1],
  ['*[_type == "page"] | order(count(*[_type == "menu"]), n desc)._id', 1],
  ['*[_type == "page" && references(*[_type == "menu"]._id)]._id', 1],
  ['*[_type == "page" && count(*[references(^._id)]) > 0]._id', 0],
  ['*[_type == "page"]{"r": *[sanity::versionOf(^._id)]._id}', 0],
  ['*[_type == "page"]{"e": select(n > 1 => *[_type == "menu"][0]._id, *[_id == ^._id][0]._id)}', 1],
  [
    '*[_type == "page"][n == count(*[_type == "menu"])]{_id, "x": [*[_type == "menu"]._id, {"y": *[n == 0][0]._id}]}',
    2,
  ],
  ['*[_type == "page"]._id', 0],
  ['count(*[_type == "menu"])', 0],
])('%s', (query, independent) => {
  const { plan, scan } = parseQuery(query, {});
  const context = { source: view(), params: {}, identity: '', sanity };
  expect(run(plan, context)).toEqual(run(scan, context));
  expect(plan.once).toHaveLength(independent);
});

test('an independent subquery runs once, however many documents use it', () => {
  const source = view();
  let lookups = 0;
  const counted = {
    documents: source.documents,
    get: (id: string) => source.get(id),
    byType: Object.assign(Object.create(source.byType) as typeof source.byType, {
      get: (type: string) => {
        if (type === 'menu') lookups += 1;
        return source.byType.get(type);
      },
    }),
  };
  const query = '*[_type == "page"]{"menus": *[_type == "menu"]._id}';
  run(parseQuery(query, {}).plan, { source: counted, params: {}, identity: '', sanity });
  expect(lookups).toBe(1);
});
