import { expect, test } from 'vitest';
import { clientOf, freshClient, freshLake } from '../testing/fresh-lake.test-data.ts';

const pages = [
  { _id: 'a', _type: 'page', title: 'Huis te koop', slug: { current: 'huis' } },
  { _id: 'b', _type: 'page', title: 'Appartement', slug: { current: 'appartement' }, next: { _ref: 'a' } },
  { _id: 'c', _type: 'text', title: 'Contact' },
];

test('parameters of every type reach the query', async () => {
  const client = await freshClient(...pages);
  const params = { id: 'a', ids: ['b', 'c'], none: null, n: 1, yes: true };
  expect(
    await client.fetch('*[_id == $id || (_id in $ids && $yes && $n == 1 && $none == null)]._id', params),
  ).toEqual(['a', 'b', 'c']);
});

test('a parameter in a slice or as an element follows its value from call to call', async () => {
  const client = await freshClient(...pages);
  const slice = (n: number) => client.fetch('*|order(_id)[0...$n]._id', { n });
  expect([await slice(1), await slice(2), await slice(1)]).toEqual([['a'], ['a', 'b'], ['a']]);
  const element = (at: number | string) => client.fetch('*|order(_id)[$at]._id', { at });
  expect([await element(0), await element(2)]).toEqual(['a', 'c']);
});

test('a parameter that is no JSON is refused', async () => {
  const { url } = await freshLake();
  const response = await fetch(`${url}/v1/data/query/production?query=*&$id=abc`);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('$id') as string },
  ]);
  expect((await fetch(`${url}/v1/data/query/production`)).status).toBe(400);
});

test('the query is echoed unless that is declined, and the response carries a sync tag', async () => {
  const lake = await freshLake();
  const get = async (more: string) =>
    (await (await fetch(`${lake.url}/v1/data/query/production?query=count(*)${more}`)).json()) as object;
  expect(await get('')).toMatchObject({
    query: 'count(*)',
    result: 0,
    syncTags: [expect.stringMatching(/^s1:/)],
  });
  expect(await get('&returnQuery=false')).not.toHaveProperty('query');
});

test('identity, project and dataset are known to queries', async () => {
  const client = await freshClient();
  expect(await client.fetch('[identity(), sanity::projectId(), sanity::dataset()]')).toEqual([
    'lake-administrator',
    'test',
    'production',
  ]);
});

test('custom functions run', async () => {
  const client = await freshClient(...pages);
  const query = 'fn my::card($page) = $page{title}; my::card(*[_id == "a"][0])';
  expect(await client.fetch(query)).toEqual({ title: 'Huis te koop' });
});

test('a document read twice is not changed by a projection in between', async () => {
  const lake = await freshLake();
  const client = clientOf(lake);
  await client.create({ _id: 'a', _type: 'page', list: [3, 1, 2], object: { x: 1 } });
  const before = await client.fetch<object>('*[0]');
  await client.fetch('*[0]{..., "list": list | order(@), "object": object{...}}');
  expect(await client.fetch('*[0]')).toEqual(before);
});
