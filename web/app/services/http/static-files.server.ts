import { withRange } from './byte-range.server.ts';
import { type CacheRule, cacheRules } from './headers/cache-rules.ts';
import { sharedResource } from './headers/security-headers.server.ts';

type Files = { path: string; rule: CacheRule; isFilm?: boolean; isShared?: boolean };

/** The files of the build: folders, and single files. Names below `assets` and `pictures` contain a content hash. */
const served: readonly Files[] = [
  { path: '/assets/', rule: 'forever' },
  { path: '/pictures/', rule: 'forever', isShared: true },
  { path: '/videos/', rule: 'day', isFilm: true },
  { path: '/icons/', rule: 'day', isShared: true },
  { path: '/favicon.svg', rule: 'day', isShared: true },
];

export async function serveStaticFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const files = served.find(({ path }) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  );
  if (!files) return undefined;
  const file = await assets.fetch(request);
  const found = files.isFilm ? await withRange(request, file) : file;
  const response = new Response(found.body, found);
  // Replaces the rule that the server of the files has for all of them.
  const isThere = found.ok || found.status === 304;
  response.headers.set('Cache-Control', cacheRules[isThere ? files.rule : 'never']);
  if (files.isShared && isThere)
    for (const [name, value] of Object.entries(sharedResource)) response.headers.set(name, value);
  return response;
}
