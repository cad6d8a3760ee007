import type { Platform } from '../../platform/platform.server.ts';
import { endAtChanges } from '../../platform/page-lifetime.server.ts';
import type { PageNeeds } from '../../platform/page-needs.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { type CacheRule, cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { sharedResource } from '../../platform/http/headers/security-headers.server.ts';

type FeedOptions = PageNeeds & {
  type: string;
  rule: CacheRule;
  headers?: Readonly<Record<string, string>>;
};

/** Caches revalidate by the content itself; a preview is never cached. */
export function feedResponse(
  { request, platform }: { request: Request; platform: Pick<Platform, 'view' | 'lifetime' | 'clock'> },
  body: string,
  { type, rule, headers = {}, changesAt }: FeedOptions,
): Response {
  endAtChanges(platform, changesAt);
  // Weak, because a proxy may compress it.
  const etag = `W/"${sha256(body).slice(0, 32)}"`;
  const isPublished = platform.view.kind === 'published';
  const all = {
    ...headers,
    'Content-Type': type,
    ...sharedResource,
    'Cache-Control': cacheRules[isPublished ? rule : 'never'],
    'Access-Control-Allow-Origin': '*',
    ETag: etag,
  };
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = known.some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
  return isKnown ? new Response(null, { status: 304, headers: all }) : new Response(body, { headers: all });
}

export function noFeed(status: 400 | 404 = 404): Response {
  return new Response(null, { status, headers: { 'Cache-Control': cacheRules.never } });
}
