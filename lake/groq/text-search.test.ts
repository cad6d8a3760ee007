import { expect, test } from 'vitest';
import { freshClient } from '../testing/fresh-lake.test-data.ts';

const pages = [
  {
    _id: 'house',
    _type: 'page',
    title: 'Charmant huis',
    body: [{ _type: 'block', children: [{ text: 'met tuin' }] }],
  },
  { _id: 'flat', _type: 'page', title: 'Ruim appartement', city: { name: 'Genève' } },
];

const search = async (words: unknown, filter = '[@, _id] match text::query($words)') =>
  (await freshClient(...pages)).fetch<string[]>(`*[${filter}]._id`, { words });

test.each([
  ['charmant', ['house']],
  ['CHARMANT huis', ['house']],
  ['char*', ['house']],
  ['char', []],
  ['tuin', ['house']],
  ['genève', ['flat']],
  ['house', ['house']],
  ['huis -tuin', []],
  ['-tuin', ['flat']],
  ['huis appartement', []],
  ['page', []],
  ['', ['flat', 'house']],
  ['*', ['flat', 'house']],
  [null, ['flat', 'house']],
])('the search %j finds %j', async (words, found) => {
  expect(await search(words)).toEqual(found);
});

test('a search may be for one field', async () => {
  expect(await search('ruim', 'title match text::query($words)')).toEqual(['flat']);
  expect(await search('tuin', 'title match text::query($words)')).toEqual([]);
  expect(await search('*', 'title match text::query($words)')).toEqual(['flat', 'house']);
  expect(await search('ruim*', 'title match $words')).toEqual(['flat']);
});

test('the whole document may be written as @', async () => {
  expect(await search('tuin', '@ match text::query($words)')).toEqual(['house']);
});

test("the Studio's scored list query runs", async () => {
  const client = await freshClient(...pages);
  const query = `*[_type == "page" && ([@, _id] match text::query($words) || references($raw))]
    | score(boost(_type in ["page"] && title match text::query($words), 10), [@, _id] match text::query($words))
    | order(_score desc) [0...10]{_id, "found": _score > 1}`;
  expect(await client.fetch(query, { words: 'huis*', raw: 'huis' })).toEqual([{ _id: 'house', found: true }]);
});

test('a changed document is found by its new words only', async () => {
  const client = await freshClient(...pages);
  const ids = (words: string) => client.fetch('*[@ match text::query($words)]._id', { words });
  expect(await ids('charmant')).toEqual(['house']);
  await client.patch('house').set({ title: 'Nieuw' }).commit();
  expect([await ids('charmant'), await ids('nieuw')]).toEqual([[], ['house']]);
});
