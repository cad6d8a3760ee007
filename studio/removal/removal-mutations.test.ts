import { expect, test } from 'vitest';
import { examplePage, localized } from 'schemas/publication/example.test-data.ts';
import { addressesOf, deleteMutations, menuWithout, unpublishMutations } from './removal-mutations.ts';
import { usesOf } from './uses.ts';

const item = (key: string, children?: object[]) => ({
  _key: key,
  _type: 'menuItem',
  page: { _ref: key },
  ...(children && { children }),
});
const subitem = (key: string) => ({ _key: key, _type: 'menuSubitem', page: { _ref: key } });

const published = examplePage({
  path: localized({ nl: '/verkopen/', fr: '/vendre/' }),
  formerPaths: [{ _key: 'a', _type: 'formerPath', language: 'nl', path: '/zonder-zorgen/' }],
});
const id = published._id;
const page = { id, published, draft: { ...published, _id: `drafts.${id}` } };
const menu = { _id: 'menu', _type: 'menu', items: [item('home'), item(id, [subitem('steps')])] };
const redirect = { _id: 'poster', _type: 'redirect', from: '/nl/poster/', to: { page: { _ref: id } } };

test('a page leaves the menu, and the pages below it move up', () => {
  expect(menuWithout(menu.items as never, id)).toEqual([
    item('home'),
    { ...subitem('steps'), _type: 'menuItem' },
  ]);
  const parent = item('sell', [subitem(id), subitem('steps')]);
  expect(menuWithout([parent] as never, id)).toEqual([item('sell', [subitem('steps')])]);
});

test('only a public page has addresses to lead on, and the home page has none', () => {
  expect(addressesOf(published)).toEqual(['/nl/verkopen/', '/fr/vendre/', '/nl/zonder-zorgen/']);
  expect(addressesOf({ ...published, status: 'draft' })).toEqual([]);
  expect(addressesOf(examplePage({ path: localized({ nl: '/' }) }))).toEqual([]);
  expect(addressesOf(null)).toEqual([]);
});

test('a deleted page leaves the menu first, and all that led to it leads to the chosen page', () => {
  const mutations = deleteMutations(page, usesOf([menu, redirect], { id, published }), 'page-sell');
  const to = { _type: 'link', page: { _type: 'reference', _ref: 'page-sell' } };
  expect(mutations).toEqual([
    { patch: { id: 'menu', set: { items: [item('home'), { ...subitem('steps'), _type: 'menuItem' }] } } },
    { patch: { id: 'poster', set: { to } } },
    ...['/nl/verkopen/', '/fr/vendre/', '/nl/zonder-zorgen/'].map((from) => ({
      create: expect.objectContaining({ _type: 'redirect', from, to, status: 'published' }) as object,
    })),
    { delete: { id: `drafts.${id}` } },
    { delete: { id } },
  ]);
});

test('a page deleted without a target takes its redirects with it', () => {
  expect(deleteMutations(page, usesOf([redirect], { id, published }), undefined)).toEqual([
    { delete: { id: 'poster' } },
    { delete: { id: `drafts.${id}` } },
    { delete: { id } },
  ]);
});

test('an unpublished page stays as a draft, its newer draft unharmed', () => {
  expect(unpublishMutations([page], usesOf([menu], { id, published }), undefined)).toEqual([
    expect.objectContaining({ patch: expect.objectContaining({ id: 'menu' }) as object }),
    { createIfNotExists: page.draft },
    { delete: { id } },
  ]);
});

test('pages unpublished together leave a menu in one patch, and lead where an editor chose', () => {
  const steps = { id: 'steps', draft: null, published: { ...published, _id: 'steps', path: [] } };
  const mutations = unpublishMutations(
    [page, steps],
    usesOf([menu, redirect], { id, published }),
    'page-sell',
  );
  const to = { _type: 'link', page: { _type: 'reference', _ref: 'page-sell' } };
  expect(mutations.slice(0, 3)).toEqual([
    { patch: { id: 'menu', set: { items: [item('home')] } } },
    { patch: { id: 'poster', set: { to } } },
    { create: expect.objectContaining({ _type: 'redirect', from: '/nl/verkopen/', to }) as object },
  ]);
  expect(mutations.at(-1)).toEqual({ delete: { id: 'steps' } });
});

test('every document that must be changed by hand is named once', () => {
  const link = { _ref: id };
  const text = { _id: 'a', _type: 'article', title: localized({ nl: 'Advies' }), link };
  const slider = { _id: 'b', _type: 'slider', name: 'Welkom', link };
  const { others } = usesOf([menu, text, { ...text, _id: 'drafts.a' }, slider, redirect], { id, published });
  expect(others).toEqual([
    { id: 'a', type: 'article', title: 'Advies' },
    { id: 'b', type: 'slider', title: 'Welkom' },
  ]);
});

test('an address typed into a text is a use, in any language and spelling, former ones too', () => {
  const text = (href: string) => ({
    _id: 'footer',
    _type: 'footer',
    columns: [{ _key: 'a', text: [{ _key: 'b', markDefs: [{ _key: 'c', _type: 'link', href }] }] }],
  });
  const usersOf = (href: string) => usesOf([text(href)], { id, published }).others.map((use) => use.id);
  for (const href of ['/nl/verkopen/', '/fr/vendre/#top', '/NL/Verkopen', '/nl/zonder-zorgen/'])
    expect(usersOf(href), href).toEqual(['footer']);
  for (const href of ['/nl/kopen/', 'https://www.biv.be/nl/verkopen/', '/nl/'])
    expect(usersOf(href), href).toEqual([]);
});

test('a redirect to a typed address of the page goes or leads on like one that refers to it', () => {
  const typed = {
    _id: 'typed',
    _type: 'redirect',
    from: '/nl/oud/',
    to: { _type: 'link', url: '/nl/verkopen/' },
  };
  expect(usesOf([typed], { id, published }).redirects).toEqual([typed]);
});
