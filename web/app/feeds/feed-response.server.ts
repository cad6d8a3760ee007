import type { Platform } from '../services/platform.server.ts';
import { sha256 } from '../services/signing/sha256.ts';

type FeedOptions = {
  type: string;
  /** Seconds for which caches may serve it without asking again. */
  maxAge: number;
  headers?: Readonly<Record<string, string>>;
};

/** Caches revalidate by the content itself; a preview is never cached. */
export async function feedResponse(
  { request, platform }: { request: Request; platform: Pick<Platform, 'view'> },
  body: string,
  { type, maxAge, headers = {} }: FeedOptions,
): Promise<Response> {
  // Weak, because a proxy may compress it.
  const etag = `W/"${(await sha256(body)).slice(0, 32)}"`;
  const isPublished = platform.view.kind === 'published';
  const all = {
    ...headers,
    'Content-Type': type,
    'Cache-Control': isPublished ? `public, max-age=${String(maxAge)}` : 'no-store',
    'Access-Control-Allow-Origin': '*',
    ETag: etag,
  };
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = known.some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
  return isKnown ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}

/** For a language or page that the site does not have, or a request that makes no sense. */
export function noFeed(status: 400 | 404 = 404): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
