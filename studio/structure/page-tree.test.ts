import { expect, test } from 'vitest';
import { localized } from 'schemas/publication/example.test-data.ts';
import { searchTree, type TreeSection } from '../tree-pane/tree.ts';
import { pageTree, type PageTreeDocument } from './page-tree.ts';

const page = (id: string, fields: Partial<PageTreeDocument> = {}): PageTreeDocument => ({
  _id: id,
  _type: 'page',
  title: localized({ nl: id.replace('drafts.', '') }) as PageTreeDocument['title'],
  path: localized({ nl: `/${id}/` }) as PageTreeDocument['path'],
  status: 'published',
  ...fields,
});

const menu = (...items: NonNullable<PageTreeDocument['items']>): PageTreeDocument => ({
  _id: 'menu',
  _type: 'menu',
  items,
});

const plain = (sections: TreeSection[]) =>
  sections.map(({ title, rows }) => [title, ...rows.map((row) => `${'  '.repeat(row.depth)}${row.id}`)]);

test('pages follow the order of the menu, the home page first and the others apart', () => {
  const stored = [
    page('contact'),
    page('home', { kind: 'home' }),
    page('rent'),
    page('sale'),
    page('terms'),
    menu({ page: 'sale', children: [{ page: 'rent' }] }, { page: 'contact' }),
  ];
  expect(plain(pageTree(stored))).toEqual([
    [undefined, 'home', 'sale', '  rent', 'contact'],
    ['Not in the menu', 'terms'],
  ]);
});

test('the draft of the menu decides, and a page is listed once', () => {
  const stored = [
    page('a'),
    page('b'),
    menu({ page: 'a' }, { page: 'b' }),
    { ...menu({ page: 'b' }, { page: 'a' }, { page: 'b' }, { page: 'gone' }, {}), _id: 'drafts.menu' },
  ];
  expect(plain(pageTree(stored))).toEqual([[undefined, 'b', 'a']]);
});

test('a page with a draft shows what the draft says, and what visitors do not see yet is marked', () => {
  const stored = [page('a'), page('drafts.a', { status: 'draft' }), page('drafts.new')];
  const [row, fresh] = pageTree(stored)[0]?.rows ?? [];
  expect(row).toMatchObject({ id: 'a', hasDraft: true, isPublished: true, subtitle: '/drafts.a/ · Hidden' });
  expect(fresh).toMatchObject({ id: 'new', hasDraft: true, isPublished: false });
});

test('a page that its status hides is told from one that visitors see', () => {
  const rows = pageTree([page('a'), page('b', { status: 'draft' })]).flatMap((section) => section.rows);
  expect(rows.map(({ isOffSite, hasDraft }) => ({ isOffSite, hasDraft }))).toEqual([
    { isOffSite: false, hasDraft: false },
    { isOffSite: true, hasDraft: false },
  ]);
});

test('a page without a Dutch title goes by the one it has', () => {
  const french = localized({ fr: 'Bienvenue' }) as PageTreeDocument['title'];
  const rows = pageTree([page('a', { title: french ?? null }), page('b', { title: null })]).flatMap(
    (s) => s.rows,
  );
  expect(rows.map(({ title }) => title)).toEqual(['Bienvenue', 'Untitled']);
});

test('the tree is searched by title in any language and by path', () => {
  const title = localized({ nl: 'Te koop', fr: 'À vendre' }) as PageTreeDocument['title'];
  const sections = pageTree([page('sale', { title: title ?? null }), page('contact')]);
  const found = (typed: string) =>
    searchTree(sections, typed).flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(found('à vendre')).toEqual(['sale']);
  expect(found('A VENDRE')).toEqual(['sale']);
  expect(found('KOOP te')).toEqual(['sale']);
  expect(found('/contact')).toEqual(['contact']);
  expect(found('verhuur')).toEqual([]);
  expect(found(' ')).toHaveLength(2);
});
