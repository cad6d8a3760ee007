import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { Encoding } from '../../platform/http/accepted-encoding.server.ts';
import type { StoredPage } from './page-store.ts';
import { queryNames, type Shown } from './query-names.server.ts';
import { newLifetime } from '../../platform/page-lifetime.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import type { Platform, Render } from '../../platform/platform.server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Fast level for the waiting request; nearly as small as quality 9. */
const quick = ofQuality(7);
/** Saves a fourteenth of the bytes for five times the time. */
const dense = ofQuality(10);

export function encodeBody(html: Uint8Array): StoredPage['body'] {
  return new Uint8Array(brotliCompressSync(html, quick));
}

export function encodeDensely(page: StoredPage): StoredPage {
  const body = new Uint8Array(brotliCompressSync(brotliDecompressSync(page.body), dense));
  return { ...page, body, isDense: true };
}

const gzipped = new WeakMap<StoredPage, Bytes>();

/** Compresses again for the first of those few clients that do not accept Brotli. */
export function bodyIn(page: StoredPage, encoding: Encoding | undefined): Bytes {
  if (encoding === 'br') return page.body;
  const known = encoding && gzipped.get(page);
  if (known) return known;
  const html = new Uint8Array(brotliDecompressSync(page.body));
  if (!encoding) return html;
  const body = new Uint8Array(gzipSync(html));
  gzipped.set(page, body);
  return body;
}

const ownerCookie = /(?:^|;\s*)(?:__Host-)?owner=/;

/** A preview is known by its view: a forged cookie of one changes nothing. */
export function isAnonymousRead({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !ownerCookie.test(headers.get('Cookie') ?? '');
}

/** Leaves out responses whose loader set its own cache rule, except feeds, which anybody may store. */
export function isPublicPage({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Vary')) return false;
  const rule = headers.get('Cache-Control');
  if (rule !== null) return rule.startsWith('public,');
  return (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** An address without the parameters that its page does not read; undefined where no response may be stored. */
export async function publicAddress(
  shown: Shown,
  { origin, pathname, searchParams }: URL,
): Promise<string | undefined> {
  const names = await queryNames(shown, pathname);
  if (!names) return undefined;
  const read = [...searchParams].filter(([name]) => names.reads.has(name) || names.typed.has(name));
  if (read.some(([name]) => names.typed.has(name))) return undefined;
  const search = new URLSearchParams(read).toString();
  return `${origin}${pathname}${search && `?${search}`}`;
}

type Page = { html: string; policy: string };

const blocks = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

/**
 * Allows by hash what a page allowed by nonce. Only blocks with the nonce get a hash: smuggled markup has none.
 * Undefined for a page that has the nonce anywhere else.
 */
export function hashInsteadOfNonce({ html, policy }: Page, nonce: string): Page | undefined {
  const attribute = ` nonce="${nonce}"`;
  const hashes: Record<string, string[]> = { script: [], style: [] };
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(blocks))
    if (attributes.includes(attribute)) hashes[element]?.push(hashOf(text));
  const allowed = policy.split('; ').map((directive) => {
    const [, element = ''] = /^(script|style)-src /.exec(directive) ?? [];
    const sources = [...new Set(hashes[element])].map((hash) => ` ${hash}`).join('');
    return directive.replace(` 'nonce-${nonce}'`, sources);
  });
  const hashed = { html: html.replaceAll(attribute, ''), policy: allowed.join('; ') };
  return Object.values(hashed).some((text) => text.includes(nonce)) ? undefined : hashed;
}

export type Rendered = { page: StoredPage } | { page: undefined; response: Response };

const policyName = 'Content-Security-Policy';

/** Renders a page from its address alone: no header of a visitor's request can get into it. */
export async function renderPage(address: string, platform: Platform, render: Render): Promise<Rendered> {
  const { clock, nonce } = platform;
  const own = { ...platform, lifetime: newLifetime(clock) };
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
