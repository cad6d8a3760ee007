import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { homePath, pagePath } from './build-path.ts';
import { createPathTable } from './create-path-table.ts';
import type { PathEntry, PathTable, Redirect } from './path-table.ts';
import { resolvePath } from './resolve-path.ts';

const languages = ['nl', 'fr', 'en'] as const;
const home: PathEntry = { id: 'home', kind: 'home', paths: { nl: '/', fr: '/', en: '/' }, titles: {} };
const sale: PathEntry = {
  id: 'sale',
  kind: 'property-list-sale',
  paths: { nl: '/te-koop/', fr: '/a-vendre/' },
  titles: {},
  originalPath: '/for-sale/',
  formerPaths: [
    { language: 'nl', path: '/aanbod/' },
    { language: 'en', path: '/offer/' },
  ],
};

function tableOf(entries: PathEntry[], list: Redirect[] = [], allowedHosts: string[] = []): PathTable {
  return createPathTable(entries, languages, { list, allowedHosts });
}

const redirect = (from: string, to: { pageId?: string; url?: string }, isPermanent = true) => ({
  from,
  ...to,
  isPermanent,
});

test('[2.18] a former path leads for good to the present one of its language', () => {
  const table = tableOf([home, sale]);
  const moved = { outcome: 'moved', to: '/nl/te-koop/', status: 301 };
  expect(resolvePath(table, '/nl/aanbod/')).toEqual(moved);
  expect(resolvePath(table, '/NL/Aanbod')).toEqual(moved);
  expect(resolvePath(table, '/fr/aanbod/').outcome).toBe('not-found');
  expect(resolvePath(table, '/en/offer/').outcome).toBe('not-found');
});

test('[2.02][2.18] an original path works without a language, and with one', () => {
  const table = tableOf([home, sale]);
  expect(resolvePath(table, '/for-sale/')).toEqual({ outcome: 'choose-language', entry: sale });
  expect(resolvePath(table, '/fr/for-sale/')).toEqual({
    outcome: 'moved',
    to: '/fr/a-vendre/',
    status: 301,
  });
});

test('[2.18] an editor’s redirect leads to a page in the language left, or to an address', () => {
  const list = [
    redirect('/fr/vieux/', { pageId: 'sale' }),
    redirect('/en/old/', { pageId: 'sale' }, false),
    redirect('/actie', { url: '/nl/te-koop?page=2#lijst' }),
    redirect('/nl/partner/', { url: 'https://partner.example/huis' }),
    redirect('/nl/vreemd/', { url: 'https://elders.example/' }),
    redirect('/nl/mail/', { url: 'mailto:a@b.example' }),
    redirect('/nl/leeg/', { pageId: 'gone' }),
  ];
  const table = tableOf([home, sale], list, ['partner.example']);
  const moved = (path: string) => {
    const resolved = resolvePath(table, path);
    return resolved.outcome === 'moved' ? [resolved.status, resolved.to] : resolved.outcome;
  };
  expect(moved('/fr/vieux/')).toEqual([301, '/fr/a-vendre/']);
  expect(moved('/en/old/')).toEqual([302, '/nl/te-koop/']);
  expect(moved('/actie/')).toEqual([301, '/nl/te-koop/?page=2#lijst']);
  expect(moved('/nl/partner/')).toEqual([301, 'https://partner.example/huis']);
  for (const path of ['/nl/vreemd/', '/nl/mail/', '/nl/leeg/']) expect(moved(path)).toBe('not-found');
});

test('[3.46] a page sends its visitors on in every language, while a redirect never hides a live page', () => {
  const sent: PathEntry = {
    id: 's',
    kind: 'content',
    paths: { nl: '/weg/', fr: '/parti/' },
    titles: {},
    redirectTo: '/for-sale/',
  };
  const table = tableOf([home, sale, sent], [redirect('/nl/te-koop/', { url: '/nl/' })]);
  expect(resolvePath(table, '/nl/weg/')).toEqual({ outcome: 'moved', to: '/nl/te-koop/', status: 302 });
  expect(resolvePath(table, '/fr/parti/')).toEqual({ outcome: 'moved', to: '/fr/a-vendre/', status: 302 });
  expect(resolvePath(table, '/nl/te-koop/').outcome).toBe('page');
});

test('a chain is followed to its end, for good only when every step is', () => {
  const table = tableOf(
    [home, sale],
    [
      redirect('/nl/a/', { url: '/nl/b' }),
      redirect('/nl/b/', { url: '/nl/c/' }),
      redirect('/nl/c/', { url: '/nl/a-vendre/' }),
      redirect('/nl/d/', { url: '/nl/e/' }),
      redirect('/nl/e/', { url: '/nl/a/' }, false),
    ],
  );
  expect(table.move('/nl/a/')).toEqual({ to: '/nl/te-koop/', status: 301 });
  expect(table.move('/nl/d/')).toEqual({ to: '/nl/te-koop/', status: 302 });
});

test('what leads in a circle is left out', () => {
  const self: PathEntry = {
    id: 's',
    kind: 'content',
    paths: { nl: '/zelf/' },
    titles: {},
    redirectTo: '/zelf/',
  };
  const table = tableOf(
    [home, self],
    [
      redirect('/nl/a/', { url: '/nl/b/' }),
      redirect('/nl/b/', { url: '/nl/a/' }),
      redirect('/nl/c/', { url: '/nl/b/' }),
    ],
  );
  for (const path of ['/nl/a/', '/nl/b/', '/nl/c/'])
    expect(resolvePath(table, path).outcome).toBe('not-found');
  expect(resolvePath(table, '/nl/zelf/').outcome).toBe('page');
});

/** Follows answers as a browser would whose language is `language`; throws when it never arrives. */
function hops(table: PathTable, start: string, language: LanguageId): number {
  let path = start;
  for (let count = 0; count < 10; count += 1) {
    const resolved = resolvePath(table, path.replace(/[?#].*$/, ''));
    if (resolved.outcome === 'moved') path = resolved.to;
    else if (resolved.outcome === 'choose-language') {
      path = pagePath(resolved.entry, language) ?? homePath(language);
    } else return count;
  }
  throw new Error(`${start} never arrives.`);
}

test('no table of 2,000 random ones sends a visitor in a circle', () => {
  let seed = 7;
  const pick = <Item>(items: readonly Item[]): Item | undefined => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return items[Math.floor((seed / 2147483648) * items.length)];
  };
  const below = ['/', '/a/', '/b/', '/c/', '/d/'];
  const addresses = [
    ...below,
    ...languages.flatMap((language) => below.map((path) => `/${language}${path}`)),
  ];
  for (let round = 0; round < 2000; round += 1) {
    const entries = ['one', 'two', 'three'].map((id): PathEntry => ({
      id,
      kind: 'content',
      paths: { nl: pick(below), fr: pick([...below, '']), en: pick(['', '', '/a/']) },
      titles: {},
      originalPath: pick(below),
      redirectTo: pick([undefined, ...addresses]),
      formerPaths: [{ language: pick(languages) ?? 'nl', path: pick(below) ?? '/' }],
    }));
    const list = [1, 2, 3].map(() =>
      redirect(
        pick(addresses) ?? '/',
        pick([{ pageId: 'one' }, { pageId: 'two' }, { url: pick(addresses) ?? '/' }]) ?? {},
      ),
    );
    const table = tableOf(entries, list);
    for (const address of addresses) for (const language of languages) hops(table, address, language);
  }
});
