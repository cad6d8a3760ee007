import { createRequestHandler, data, type ServerBuild } from '@remix-run/cloudflare';
import { Meta, Outlet, Scripts, useLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { expect, test } from 'vitest';
import handleRequest from './entry.server.tsx';
import { toClientData } from './pages/to-client-data.server.ts';
import { ClientDataContext } from './islands/island.tsx';
import { pageMeta } from './pages/metadata/page-meta.ts';
import type { Graph } from './pages/structured-data/vocabulary.ts';
import { testPlatform } from './platform/platform.test-data.ts';
import type { ContentView } from './platform/platform.server.ts';

const hostile = '</script><script>alert("1")</script><!--';
const structuredData: Graph = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: hostile }] },
  ],
};
const head = {
  title: 'Over ons',
  description: hostile,
  canonical: '',
  alternates: {},
  isIndexed: true,
  structuredData,
};
const page = { head, alternates: { nl: '/nl/over-ons/' }, words: 'Sinds 1987 in Mechelen' };

function Root() {
  const loaded = useLoaderData<{ page?: typeof page }>();
  const hydratesWholePage = useContext(ClientDataContext) === undefined;
  return (
    <html lang="nl">
      <head>
        <Meta />
      </head>
      <body>
        {loaded.page?.words}
        <Outlet />
        {hydratesWholePage && <Scripts />}
      </body>
    </html>
  );
}

const assets = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {},
};
const tags = { sources: { frame: ['https://tags.test'] }, changesAt: ['2026-03-02T10:00:00Z'] };
const film = {
  sources: { frame: ['https://film.test'] },
  changesAt: ['2026-03-02T08:00:00Z', '2026-03-02T09:05:00Z'],
};

const rootFile = {
  id: 'root',
  path: '',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: '/root.js',
};

const build: ServerBuild = {
  mode: 'production',
  entry: { module: { default: handleRequest } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: Root,
        loader: ({ context }) => toClientData(context, { ...page, needs: tags }),
        meta: () => pageMeta(head),
      },
    },
    film: {
      id: 'film',
      parentId: 'root',
      path: 'film',
      module: {
        default: () => null,
        loader: ({ context }) => data(toClientData(context, { ...page, needs: film }), { status: 404 }),
      },
    },
  },
  assets: {
    ...assets,
    routes: { root: rootFile, film: { ...rootFile, id: 'film', parentId: 'root', path: 'film' } },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  isSpaMode: false,
};
const handle = createRequestHandler(build, 'production');

async function get(path: string, kind: 'published' | 'studio'): Promise<string> {
  const view: ContentView = { kind };
  const { platform } = testPlatform({ view });
  return (await handle(new Request(`https://site.test${path}`), platform)).text();
}

test('the server renders a page whose data a visitor’s browser does not get', async () => {
  const html = await get('/', 'published');
  expect(html).toContain(page.words);
  expect(html.split(page.words)).toHaveLength(2);
  expect(html).toContain('<script type="module" src="/entry.js">');
  expect(html).toContain('<script type="application/json" id="client-data">{"islands":[]}</script></body>');
  expect(
    html,
    'Remix has begun to send loader data to pages without <Scripts>: see docs/decisions/0013-islands.md',
  ).not.toMatch(/__remixContext|streamController|<!--\$!-->/);
});

test('a router gets nothing of a published page', async () => {
  const data = await get('/_root.data', 'published');
  expect(
    data,
    'Remix has begun to encode fields that are not enumerable: see docs/decisions/0013-islands.md',
  ).not.toMatch(new RegExp(`${page.words}|Over ons`));
});

test('a preview gets the page itself', async () => {
  expect(await get('/_root.data', 'studio')).toContain(page.words);
});

test('a hostile title ends neither the data for machines nor a tag', async () => {
  const html = await get('/', 'published');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(structuredData);
  expect(html).not.toMatch(/<script>|alert\("1"\)<|<!--$/m);
});

test('a response allows what the loaders of all its routes need, and ends with their first change to come', async () => {
  const respondTo = async (path: string) => {
    const lifetime = { freshUntil: Infinity, endsAt: Infinity };
    const { platform } = testPlatform({ lifetime });
    const { status, headers } = await handle(new Request(`https://site.test${path}`), platform);
    const [, frames] = /frame-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
    return { status, frames, minutes: Math.round((lifetime.endsAt - Date.now()) / 60_000) };
  };
  expect(await respondTo('/')).toEqual({ status: 200, frames: 'https://tags.test', minutes: 60 });
  expect(await respondTo('/film')).toEqual({
    status: 404,
    frames: 'https://tags.test https://film.test',
    minutes: 5,
  });
});
