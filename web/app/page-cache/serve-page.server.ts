import { isLanguageId } from 'schemas/languages.ts';
import { contentRevision } from '../cms/load.server.ts';
import { loadSite, type Site } from '../cms/site.server.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';
import type { Platform } from '../services/platform.server.ts';
import { isAnonymousRead } from './is-public.ts';
import { pageResponse } from './page-response.server.ts';
import { PageStore } from './page-store.ts';
import { publicAddress } from './public-address.server.ts';
import { type Render, renderPage } from './render-page.server.ts';

const mostBytes = 16 * 1024 * 1024;
const staleAge = 5 * 60 * 1000;

const pages = new PageStore({ mostBytes, staleAge });

/** Serves a public page from memory, else renders it. */
export async function servePage(request: Request, platform: Platform, render: Render): Promise<Response> {
  const { requestId, view } = platform;
  const url = new URL(request.url);
  const mayStore = view.kind === 'published' && isAnonymousRead(request) && isLanguageId(firstPart(url));
  if (import.meta.env.DEV || !mayStore) return render(request, platform);
  const known = url.search === '' ? await findPage(url.href, platform, render) : undefined;
  if (known) return pageResponse(request, known.page, { requestId, state: known.state });
  const site = await loadSiteIfThere(platform);
  const address = site && publicAddress(site, url);
  if (address === undefined) return render(request, platform);
  const found = await findPage(address, platform, render);
  if (found) return pageResponse(request, found.page, { requestId, state: found.state });
  const { page, response } = await storePage(address, platform, render);
  if (page) return pageResponse(request, page, { requestId, state: 'miss' });
  const isSame = address === url.href && request.method === 'GET';
  return isSame ? response : render(request, platform);
}

const firstPart = ({ pathname }: URL) => pathname.split('/')[1];

/** Build and properties are one, so their revision is the catalogue, which edits replace. */
async function keepPresentVersion(platform: Platform): Promise<readonly unknown[]> {
  const version = [await contentRevision(platform), catalogue];
  pages.keepOnly(version);
  return version;
}

async function findPage(address: string, platform: Platform, render: Render) {
  await keepPresentVersion(platform);
  const found = pages.get(address, Date.now());
  if (found?.state === 'stale' && pages.mayRenew(found.page))
    platform.waitUntil(storePage(address, platform, render));
  return found;
}

async function storePage(address: string, platform: Platform, render: Render) {
  const version = await keepPresentVersion(platform);
  const rendered = await renderPage(address, platform, render);
  if (rendered.page) pages.set(address, rendered.page, version);
  return rendered;
}

/** Undefined without any content, for which the rendering has its own response. */
async function loadSiteIfThere(platform: Platform): Promise<Site | undefined> {
  try {
    return await loadSite(platform);
  } catch {
    return undefined;
  }
}
