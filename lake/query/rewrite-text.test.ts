import { expect, test } from 'vitest';
import { some } from './ast.ts';
import { engine } from './engine.ts';
import { rewriteTextQueries } from './rewrite-text.ts';

const rewritten = (query: string) => rewriteTextQueries(engine.parse(query, {}));

test.each([
  '*[@ match text::query($words)]',
  '*[[@, _id] match text::query($words)]',
  '*[title match text::query($words)]',
  '*[pt::text(body) match text::query($words) || text::query($words)]',
  '* | score(boost(title match text::query($words), 2), @ match text::query("x"))',
  '*{"hits": *[@ match text::query(^.title)]}',
  '*[!([title, subtitle] match text::query($words))]',
])('no full-text search is left for the engine in %s', (query) => {
  const isSearch = (tree: ReturnType<typeof rewritten>) =>
    some(tree, (node) => node.type === 'FuncCall' && node['namespace'] === 'text');
  expect(isSearch(engine.parse(query, {}))).toBe(true);
  expect(isSearch(rewritten(query))).toBe(false);
});

test('a search of the whole document reads the word index, one of a field matches the field', () => {
  const usesIndex = (query: string) => some(rewritten(query), (node) => node.type === 'Deref');
  expect(usesIndex('*[@ match text::query($words)]')).toBe(true);
  expect(usesIndex('*[[title, @] match text::query($words)]')).toBe(true);
  expect(usesIndex('*[title match text::query($words)]')).toBe(false);
});

test('a query without a search stays as it is', () => {
  const tree = engine.parse('*[title match "a*"]{title, "n": count(list)} | order(title)', {});
  expect(rewriteTextQueries(tree)).toEqual(tree);
});
