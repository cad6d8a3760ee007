import { expect, test } from 'vitest';
import { articleTree, type ArticleTreeDocument } from './article-tree.ts';

const category = (id: string, parent?: string, order?: number): ArticleTreeDocument => ({
  _id: id,
  _type: 'category',
  parent: parent ?? null,
  order: order ?? null,
});

const article = (id: string, inCategory?: string): ArticleTreeDocument => ({
  _id: id,
  _type: 'article',
  category: inCategory ?? null,
});

const plain = (stored: ArticleTreeDocument[]) =>
  articleTree(stored).map(({ title, rows }) => [
    title,
    ...rows.map((row) => `${'  '.repeat(row.depth)}${row.id}`),
  ]);

test('articles lie in their categories, which lie in each other and keep their order', () => {
  const stored = [
    category('advice', undefined, 2),
    category('selling', 'advice'),
    category('news', undefined, 1),
    article('staging', 'selling'),
    article('taxes', 'advice'),
    article('summer', 'news'),
    article('loose'),
    article('lost', 'gone'),
  ];
  expect(plain(stored)).toEqual([
    [undefined, 'news', '  summer', 'advice', '  taxes', '  selling', '    staging'],
    ['Without a category', 'loose', 'lost'],
  ]);
});

test('categories that lie below each other are still listed, each once', () => {
  expect(plain([category('a', 'b'), category('b', 'a')])).toEqual([[undefined, 'a', '  b']]);
});
