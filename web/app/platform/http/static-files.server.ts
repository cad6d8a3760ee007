import { acceptedEncoding } from './accepted-encoding.server.ts';
import { type CacheRule, cacheRules } from './headers/cache-rules.ts';
import { sharedResource } from './headers/security-headers.server.ts';

/** One range of bytes, as media players request it; everything else gets the whole file. */
const oneRange = /^bytes=(\d*)-(\d*)$/;

function boundsOf(range: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = oneRange.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return [first, last];
}

/** Limits a whole file to the range that a request wants: Safari plays no film without. */
export async function withRange(request: Request, whole: Response): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set('Accept-Ranges', 'bytes');
  const range = request.method === 'GET' ? request.headers.get('Range') : null;
  if (whole.status !== 200 || range === null)
    return new Response(whole.body, { status: whole.status, headers });
  const bytes = await whole.arrayBuffer();
  const bounds = boundsOf(range, bytes.byteLength);
  if (!bounds) return new Response(bytes, { headers });
  const [first, last] = bounds;
  const size = String(bytes.byteLength);
  if (first > last) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${String(first)}-${String(last)}/${size}`);
  headers.delete('Content-Length');
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

type Files = { path: string; rule: CacheRule; isFilm?: boolean; isShared?: boolean };

/** The files of the build: folders, and single files. Names below `assets` and `pictures` contain a content hash. */
const served: readonly Files[] = [
  { path: '/assets/', rule: 'forever' },
  { path: '/pictures/', rule: 'forever', isShared: true },
  { path: '/videos/', rule: 'day', isFilm: true },
  { path: '/icons/', rule: 'day', isShared: true },
  { path: '/favicon.svg', rule: 'day', isShared: true },
];

/** Types of those files that the build compresses, each beside its own name with `.br`. */
const compressedTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

export async function serveStaticFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const files = served.find(({ path }) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  );
  if (!files) return undefined;
  const response = (await compressedFile(request, assets)) ?? (await plainFile(request, assets, files));
  // Replaces the rule that the server of the files has for all of them.
  const isThere = response.ok || response.status === 304;
  response.headers.set('Cache-Control', cacheRules[isThere ? files.rule : 'never']);
  if (files.isShared && isThere)
    for (const [name, value] of Object.entries(sharedResource)) response.headers.set(name, value);
  return response;
}

async function plainFile(request: Request, assets: Fetcher, { isFilm }: Files): Promise<Response> {
  const file = await assets.fetch(request);
  const found = isFilm ? await withRange(request, file) : file;
  return new Response(found.body, found);
}

async function compressedFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const type = compressedTypes[/\/assets\/[^/]+\.(\w+)$/.exec(request.url)?.[1] ?? ''];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!type || !isRead || acceptedEncoding(request) !== 'br') return undefined;
  const file = await assets.fetch(new Request(`${request.url}.br`, request));
  if (!file.ok && file.status !== 304) return undefined;
  const headers = new Headers(file.headers);
  headers.set('Content-Type', type);
  headers.set('Content-Encoding', 'br');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(file.body, { status: file.status, headers, encodeBody: 'manual' });
}
