import { acceptedEncoding } from '../../platform/http/accepted-encoding.server.ts';
import { bodyIn } from './encode-body.server.ts';
import type { StoredPage } from './page-store.ts';

type Context = { requestId: string; state: 'hit' | 'miss' | 'stale' };

/** The whole page, or 304 for a browser that has it. */
export function pageResponse(request: Request, page: StoredPage, { requestId, state }: Context): Response {
  const encoding = acceptedEncoding(request);
  // Weak, because the same page is compressed better once it is popular.
  const tag = `W/"${page.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('ETag', tag);
  headers.set('X-Request-Id', requestId);
  headers.set('X-Cache', state);
  if (isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = bodyIn(page, encoding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, {
    headers,
    ...(encoding && { encodeBody: 'manual' as const }),
  });
}

/** Compares weakly, as RFC 9110 wants it. */
function isKnown(sent: string | null, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  const tags = (sent ?? '').split(',').map(opaque);
  return tags.includes(opaque(tag)) || tags.includes('*');
}
