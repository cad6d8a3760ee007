import type { ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { needsFewRoutes, withFewRoutes } from './platform/http/route-tests.server.ts';

type Route = { id: string; parentId?: string; path?: string; index?: boolean };
type Manifest = Record<string, Route>;

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file;

function listRoutes(entries: readonly RouteConfigEntry[], parentId?: string): Route[] {
  return entries.flatMap((entry) => {
    const { path, index, children = [] } = entry;
    const own = {
      id: idOf(entry),
      ...(parentId && { parentId }),
      ...(path && { path }),
      ...(index && { index }),
    };
    return [own, ...listRoutes(children, own.id)];
  });
}

const all: Manifest = Object.fromEntries(listRoutes(routes).map((route) => [route.id, route]));
const build = { routes: all, assets: { routes: all } } as unknown as ServerBuild;
const few = withFewRoutes(build).routes as Manifest;
const isForFew = needsFewRoutes(all);

type Tree = { id: string; path?: string; index?: boolean; children?: Tree[] };

const treeOf = (manifest: Manifest, parentId?: string): Tree[] =>
  Object.values(manifest)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path && { path }),
      ...(index ? { index } : { children: treeOf(manifest, id) }),
    }));

const trees = { all: treeOf(all), few: treeOf(few) };

const matched = (name: keyof typeof trees, pathname: string) =>
  (matchRoutes(trees[name] as Parameters<typeof matchRoutes>[0], pathname) ?? []).map(({ route, params }) => [
    route.id,
    params,
  ]);

const words = Object.values(all).flatMap(({ path = '' }) => path.split('/'));
const part = fc.oneof(
  fc.constantFrom('nl', 'fr', 'te-koop', 'mechelen', 'een-huis', '2101', '', '*', ':id'),
  fc.constantFrom(...words, ...words.map((word) => word.toUpperCase())),
  fc.stringMatching(/^[\w.~-]{0,6}$/),
);

test('an address for few routes leads to the same page by all of them', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), fc.boolean(), (parts, hasSlash) => {
      const pathname = `/${parts.join('/')}${hasSlash ? '/' : ''}`;
      if (isForFew(pathname)) expect(matched('few', pathname), pathname).toEqual(matched('all', pathname));
    }),
    { numRuns: 2000 },
  );
});

test('pages, lists and properties need few routes, and the rest all of them', () => {
  const pages = ['/', '/nl/', '/fr/a-vendre/', '/nl/over-ons/team/', '/nl/te-koop/mechelen/een-huis/2101/'];
  expect(pages.filter((pathname) => !isForFew(pathname))).toEqual([]);
  expect(Object.keys(few).length).toBeLessThan(10);
  for (const other of [
    '/api/view',
    '/API/view',
    '/style-guide',
    '/nl/property/2101',
    '/nl/te-koop/mechelen/een-huis/2101/afdrukken/',
    '/nl/map-frame/',
    '/nl/te-koop.data',
    '/__manifest',
    '/nl/%6Dap-frame/',
  ])
    expect(isForFew(other), other).toBe(false);
});
