import { redirect, type TypedResponse } from '@remix-run/cloudflare';
import { defaultLanguage, languages } from 'schemas/languages.ts';
import type { PageContext } from '../content/page-context.ts';
import { chooseLanguage, requestLanguage } from '../content/i18n/i18next.server.ts';
import {
  homePath,
  offerMoveStatus,
  pagePath,
  propertyPath,
  languagePath,
} from '../content/paths/build-path.ts';
import { withQuery } from '../content/paths/own-path.ts';
import type { ResolvedPath } from '../content/paths/resolve-path.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';
import { feedQuery } from '../content/cms/site-query.ts';
import { type ContentQuery, warmFallback } from '../content/cms/load.server.ts';
import { type Site, loadSite } from '../content/cms/site.server.ts';
import type { Platform } from '../platform/platform.server.ts';
import { articleQuery } from './article/load-article-page.server.ts';
import { pageQuery } from './page-query.server.ts';
import { splitPath } from '../content/i18n/language.ts';

export async function loadPageContext(platform: Platform, request: Request): Promise<PageContext> {
  const site = await loadSite(platform);
  return { platform, site, url: new URL(request.url), language: await requestLanguage(request, site) };
}

/** Redirects an address that has moved, lacks a language or ends with a property's reference; else undefined. */
export async function movedAddress(
  { platform, site }: Pick<PageContext, 'platform' | 'site'>,
  request: Request,
  resolved: ResolvedPath,
): Promise<TypedResponse<never> | undefined> {
  const { pathname, search } = new URL(request.url);
  if (resolved.outcome === 'moved') return redirect(withQuery(resolved.to, search), resolved.status);
  if (resolved.outcome === 'not-found' && resolved.language) {
    const id = pathname.split('/').findLast(Boolean) ?? '';
    const property = await platform.catalogue.find(id, resolved.language);
    const to = property && propertyPath(site.paths, property, resolved.language);
    return to === undefined ? undefined : redirect(withQuery(to, search), offerMoveStatus(to));
  }
  if (resolved.outcome !== 'choose-language') return undefined;
  const language = await chooseLanguage(request, site);
  const path = pagePath(resolved.entry, language) ?? homePath(language);
  const headers = { Vary: 'Cookie, Accept-Language', 'Cache-Control': cacheRules.never };
  return redirect(`${path}${search}`, { status: 302, headers });
}

const feeds: ContentQuery = { query: feedQuery, params: {}, answer: 'feedQuery' };

/** Milliseconds. */
const warmingPause = 10_000;

/** Times until which the pages of a site are not warmed again. */
const warmedUntil = new WeakMap<Site, number>();

/** Loads every public page and the feeds once, so that each has a fallback before its first visitor. */
async function warmPages(platform: Platform, site: Site): Promise<void> {
  if (platform.view.kind !== 'published' || (warmedUntil.get(site) ?? 0) > Date.now()) return;
  warmedUntil.set(site, Infinity);
  const isWarm = await warmFallback(platform, [...pageQueries(site), feeds]);
  if (!isWarm) warmedUntil.set(site, Date.now() + warmingPause);
}

export function pageQueries({ content, languages, paths }: Site): ContentQuery[] {
  return content.pages.flatMap(({ _id: id }) => {
    const entry = paths.byId(id);
    if (!entry) return [];
    const page =
      entry.kind === 'article'
        ? ({ query: articleQuery, answer: 'articleQuery' } as const)
        : ({ query: pageQuery, answer: 'pageQuery' } as const);
    return languages
      .filter((language) => pagePath(entry, language) !== undefined)
      .map((language) => ({ ...page, params: { id, language, defaultLanguage } }));
  });
}

/** The agency's languages, enabled or not. */
const known = languages.map(({ id }) => id);

/**
 * Loads shared content, and warms the fallback of all pages in the background.
 * @throws Response without content: status 503 if the path names a language, else a redirect to one that does
 */
export async function loadSiteOrRedirect(request: Request, platform: Platform): Promise<Site> {
  try {
    const site = await loadSite(platform);
    platform.waitUntil(warmPages(platform, site));
    return site;
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (splitPath(pathname, known).language) throw error;
    const language = await chooseLanguage(request, { languages: known });
    // Error pages know only the URL, so the language has to be in it.
    throw redirect(`${languagePath(language, pathname)}${search}`, {
      headers: { 'Cache-Control': cacheRules.never },
    });
  }
}
