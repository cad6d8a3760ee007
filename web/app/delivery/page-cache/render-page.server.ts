import { createHash } from 'node:crypto';
import { newLifetime } from '../../platform/page-lifetime.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { noSources, type Platform, type Render } from '../../platform/platform.server.ts';
import { encodeBody } from './encode-body.server.ts';
import { hashInsteadOfNonce } from './inline-hashes.server.ts';
import { isPublicPage } from './is-public.ts';
import type { StoredPage } from './page-store.ts';

/** A response where the page must not be stored. */
export type Rendered = { page: StoredPage } | { page: undefined; response: Response };

const policyName = 'Content-Security-Policy';

/** Renders a page from its address alone: no header of a visitor's request can get into it. */
export async function renderPage(address: string, platform: Platform, render: Render): Promise<Rendered> {
  const { clock, nonce } = platform;
  const own = { ...platform, allowedSources: { ...noSources }, lifetime: newLifetime(clock) };
  const response = await render(new Request(address), own);
  // Stale content would outlive the failure that it bridges.
  const isFresh = own.lifetime.freshUntil > Date.now();
  if (!isFresh || !isPublicPage(response)) return { page: undefined, response };
  const html = await response.text();
  const hashed = hashInsteadOfNonce({ html, policy: response.headers.get(policyName) ?? '' }, nonce);
  if (!hashed) return { page: undefined, response: new Response(html, response) };
  const bytes = new TextEncoder().encode(hashed.html);
  return {
    page: {
      ...own.lifetime,
      tag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
      headers: headersOf(response, hashed.policy),
      body: encodeBody(bytes),
    },
  };
}

function headersOf(response: Response, policy: string): StoredPage['headers'] {
  const headers = new Headers(response.headers);
  headers.set(policyName, policy);
  // Browsers may store a page, and compare its tag each time. A feed says itself how long programs may wait.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheRules.page);
  headers.set('Vary', 'Accept-Encoding');
  return [...headers];
}
