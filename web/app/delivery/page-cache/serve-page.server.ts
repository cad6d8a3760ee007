import { setImmediate } from 'node:timers/promises';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.server.ts';
import {
  bodyIn,
  encodeDensely,
  isAnonymousRead,
  publicAddress,
  type Rendered,
  renderPage,
} from './render-page.server.ts';
import { type StoredPage, PageStore } from './page-store.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import { contentRevision } from '../../platform/database/revisions.server.ts';
import { loadSite, type Site } from '../../content/cms/site.server.ts';
import {
  latestCatalogues,
  loadCatalogues,
  shownRevision,
} from '../../properties/store/catalogue-memory.server.ts';
import type { Platform, Render } from '../../platform/platform.server.ts';
import { mayBePublic } from './query-names.server.ts';
import { edgePages } from './edge-pages.server.ts';

type Context = { requestId: string; state: 'hit' | 'miss' | 'stale' };

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

type Asked = Pick<Request, 'headers'>;

/** A browser or a proxy fetches a page that its visitor may never open. */
const isPrefetch = ({ headers }: Asked): boolean =>
  /\bprefetch\b/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');

const savesData = ({ headers }: Asked): boolean => headers.get('Save-Data')?.trim().toLowerCase() === 'on';

/** Browsers drop it, and fetch the page once it is opened. */
function refusePrefetch(): Response {
  return new Response(null, { status: 503, headers: { 'Cache-Control': cacheRules.never } });
}

const mostBytes = 16 * 1024 * 1024;
const staleAge = 5 * 60 * 1000;
const popularAt = 3;
const mostDenseBytes = 32 * 1024;

const buildId: unknown = import.meta.env['BUILD_ID'];
/** Empty in tests. */
const build = typeof buildId === 'string' ? buildId : '';

const pages = new PageStore({ mostBytes, staleAge, popularAt, mostDenseBytes });

export async function servePage(request: Request, platform: Platform, render: Render): Promise<Response> {
  const { requestId, view } = platform;
  const url = new URL(request.url);
  const mayStore = view.kind === 'published' && isAnonymousRead(request) && mayBePublic(url.pathname);
  const isSpeculative = isPrefetch(request);
  if (isSpeculative && (!mayStore || savesData(request))) return refusePrefetch();
  if (import.meta.env.DEV || !mayStore) return render(request, platform);
  const known = url.search === '' ? await findPage(url.href, platform, render) : undefined;
  if (known) return pageResponse(request, known.page, { requestId, state: known.state });
  const site = await loadSiteIfThere(platform);
  const address = site && (await publicAddress({ site, ...(await loadCatalogues(platform)) }, url));
  if (address === undefined) return isSpeculative ? refusePrefetch() : render(request, platform);
  const found = await findPage(address, platform, render);
  if (found) return pageResponse(request, found.page, { requestId, state: found.state });
  const made = await storePage(address, platform, render);
  if (made.page) return pageResponse(request, made.page, { requestId, state: 'miss' });
  const isSame = address === url.href && request.method === 'GET';
  return isSame ? made.response : render(request, platform);
}

type Version = readonly [revision: number, properties: Platform['catalogue']];

/** Properties and edits change apart from each other, so their revision is the catalogue, which both replace. */
async function dropStaleVersions(platform: Platform): Promise<Version> {
  const version: Version = [await contentRevision(platform), latestCatalogues().catalogue];
  pages.keepOnly(version);
  return version;
}

/** Another worker may show properties of an earlier revision for a moment. */
const edgeRevision = ([content]: Version) => `${content}-${shownRevision()}`;

async function findPage(address: string, platform: Platform, render: Render) {
  const version = await dropStaleVersions(platform);
  const found = pages.get(address, Date.now());
  if (found?.state === 'stale' && pages.mayRenew(found.page))
    platform.waitUntil(storePage(address, platform, render));
  if (found?.state === 'hit' && pages.becomesPopular(found.page))
    platform.waitUntil(storeDensely(address, found.page, { platform, version }));
  return found;
}

async function storeDensely(
  address: string,
  page: StoredPage,
  { platform, version }: { platform: Platform; version: Version },
): Promise<void> {
  // Sends the response first.
  await setImmediate();
  const better = encodeDensely(page);
  if (!pages.set(address, better, version)) return;
  const edge = await edgePages(platform, { build, revision: edgeRevision(version) });
  await edge?.put(address, better);
}

async function storePage(address: string, platform: Platform, render: Render): Promise<Rendered> {
  const version = await dropStaleVersions(platform);
  const edge = await edgePages(platform, { build, revision: edgeRevision(version) });
  const shared = await edge?.get(address);
  const made = shared ? { page: shared } : await renderPage(address, platform, render);
  // The page may hold part of an edit that was published while it was rendered.
  await dropStaleVersions(platform);
  const isStored = made.page && pages.set(address, made.page, version);
  if (edge && isStored && !shared) platform.waitUntil(edge.put(address, made.page));
  return made;
}

/** Undefined without any content, for which the rendering has its own response. */
async function loadSiteIfThere(platform: Platform): Promise<Site | undefined> {
  try {
    return await loadSite(platform);
  } catch {
    return undefined;
  }
}
