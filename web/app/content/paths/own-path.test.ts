import { expect, test } from 'vitest';
import { ownPath, redirectTarget, withQuery } from './own-path.ts';
import { openRedirects } from './open-redirect.test-data.ts';
import { createPathTable } from './create-path-table.ts';
import type { PathEntry } from './path-table.ts';
import { resolvePath } from './resolve-path.ts';

const site = 'https://site.example';
const allowedHosts = ['own.example'];

/** Resolves a Location header of the site as a browser does. */
const hostOf = (location: string) => new URL(location, `${site}/nl/`).host;

test('a path of ours passes with query and fragment, and nothing else is one', () => {
  expect(ownPath('/nl/te-koop/?page=2#top')).toBe('/nl/te-koop/?page=2#top');
  expect(ownPath('/nl/../fr/')).toBe('/fr/');
  for (const address of ['', 'nl/', './nl/', '//x', '?a', 'mailto:a@b.example']) {
    expect(ownPath(address), address).toBeUndefined();
  }
});

test('[2.18] an address of 200 that want to leave the site leads off it: none', () => {
  expect(new Set(openRedirects).size).toBe(200);
  const offSite = openRedirects.filter((address) => {
    const page: PathEntry = {
      id: 'page',
      kind: 'content',
      paths: { nl: '/hier/' },
      titles: {},
      redirectTo: address,
    };
    const list = [
      { from: '/nl/oud/', url: address, isPermanent: true },
      { from: address, url: '/nl/hier/', isPermanent: true },
    ];
    const table = createPathTable([page], ['nl'], { list, allowedHosts });
    const pathname = URL.canParse(address, site) ? new URL(address, site).pathname : '/';
    const answers = ['/nl/hier/', '/nl/oud/', address, pathname, `/nl${pathname}`].flatMap((path) => {
      const resolved = resolvePath(table, path);
      return resolved.outcome === 'moved'
        ? [withQuery(resolved.to, `?to=${encodeURIComponent(address)}`)]
        : [];
    });
    const target = redirectTarget(address, allowedHosts);
    return [...answers, ...(target === undefined ? [] : [target])].some(
      (location) => !['site.example', ...allowedHosts].includes(hostOf(location)),
    );
  });
  expect(offSite).toEqual([]);
});

test('a redirect may leave for an allowed host, by https and without a password', () => {
  expect(redirectTarget('https://OWN.example/a?b#c', allowedHosts)).toBe('https://own.example/a?b#c');
  expect(redirectTarget('http://own.example/', allowedHosts)).toBeUndefined();
  expect(redirectTarget('https://own.example:8443/', allowedHosts)).toBeUndefined();
  expect(redirectTarget('https://me@own.example/', allowedHosts)).toBeUndefined();
  expect(redirectTarget('https://other.example/', allowedHosts)).toBeUndefined();
});

test('the query of a visitor goes along, and parameters of the new address win', () => {
  expect(withQuery('/nl/te-koop/', '?city=2800&page=2')).toBe('/nl/te-koop/?city=2800&page=2');
  expect(withQuery('/nl/te-koop/?page=1#list', '?page=2&type=h&type=f')).toBe(
    '/nl/te-koop/?page=1&type=h&type=f#list',
  );
  expect(withQuery('/nl/', '')).toBe('/nl/');
  expect(withQuery('https://own.example/', '?a=b')).toBe('https://own.example/');
});
