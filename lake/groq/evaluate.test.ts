import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { run, runAny } from './evaluate.ts';
import type { QueryContext } from './evaluate.ts';
import { parseQuery } from './parse.ts';
import type { Params } from './parse.ts';

function library(params: Params = {}): QueryContext {
  const dataset = freshDataset();
  const reference = { _type: 'reference', _ref: 'ann' };
  const documents = [
    { _id: 'ann', _type: 'author', name: 'Ann' },
    {
      _id: 'one',
      _type: 'book',
      title: 'One',
      price: 10,
      by: reference,
      body: [{ _type: 'block', children: [] }],
    },
    { _id: 'two', _type: 'book', title: 'Two', price: 5, by: reference },
  ];
  dataset.commit({ steps: documents.map((document) => () => [{ create: document }]), author: 'test' });
  const source = dataset.view([], true);
  return { source, params, identity: 'someone', sanity: { projectId: 'p', dataset: 'd' } };
}

const evaluated = (query: string, params: Params = {}) =>
  runAny(parseQuery(query, params), query, library(params));

test.each<[string, Params, unknown]>([
  ['*[_type == "book"] | order(price)[0].title', {}, 'Two'],
  ['*[_type == $type].title', { type: 'book' }, ['One', 'Two']],
  ['*[by->name == "Ann"]._id', {}, ['one', 'two']],
  ['*[_id == "one"][0]{title, "author": by->{name}}', {}, { title: 'One', author: { name: 'Ann' } }],
  ['*[_type == "author"]{"books": *[references(^._id)].title}', {}, [{ books: ['One', 'Two'] }]],
  ['math::sum(*[_type == "book"].price)', {}, 15],
  ['count(*[price > $least])', { least: 5 }, 1],
  ['$list[@ > 1]', { list: [1, 2, 3] }, [2, 3]],
  ['*[_id == "missing"][0]', {}, null],
  ['*[_id == "missing"]', {}, []],
  ['identity()', {}, 'someone'],
  ['dateTime("2025-01-01T00:00:00Z") + 60', {}, '2025-01-01T00:01:00Z'],
  ['string::split("a,b", ",")', {}, ['a', 'b']],
  ['*[_id in path("*")]._id', {}, ['ann', 'one', 'two']],
  ['coalesce(*[0].missing, "none")', {}, 'none'],
])('%s', async (query, params, result) => {
  expect(await evaluated(query, params)).toEqual(result);
});

test('what is not projected is the stored object itself', () => {
  const context = library();
  const [book] = run(parseQuery('*[_id == "one"]{body}', {}).plan, context) as [{ body: unknown }];
  expect(book.body).toBe(context.source.get('one')?.['body']);
});

test('what only the asynchronous engine has is evaluated by it', async () => {
  expect(await evaluated('diff::changedAny({"a": 1, "b": 1}, {"a": 1, "b": 2}, (a))')).toBe(false);
  expect(await evaluated('*[diff::changedOnly({"a": 1}, {"a": 2}, a)]._id')).toEqual(['ann', 'one', 'two']);
});

test('a query that cannot be run is refused as a bad request, not as a fault of the lake', async () => {
  const query = 'diff::changedAny(*, *, a[0])';
  await expect(Promise.resolve().then(() => evaluated(query))).rejects.toBeInstanceOf(ApiError);
});

test.each([
  ['*{"a":*{"b":*{"c":*{"d":*{_id}}}}}', 'results in more than it evaluates'],
  ['*{"a": * | order(count(*[_id != ^.x]), _id != ^.x)[0...1]}', 'evaluates'],
])('%s is refused: too much of it %s', async (query) => {
  const dataset = freshDataset();
  const steps = Array.from({ length: 200 }, (_, index) => () => [
    { create: { _id: `page-${index}`, _type: 'page' } },
  ]);
  dataset.commit({ steps, author: 'test' });
  const context = { ...library(), source: dataset.view([], true) };
  await expect(runAny(parseQuery(query, {}), query, context)).rejects.toMatchObject({
    status: 400,
    body: { error: { type: 'queryParseError', description: expect.stringContaining('too large') as string } },
  });
});
