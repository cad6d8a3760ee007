import { defaultLanguage } from 'schemas/languages.ts';
import { feedQuery } from '../content/cms/site-query.ts';
import { type ContentQuery, warmFallback } from '../content/cms/load.server.ts';
import type { Site } from '../content/cms/site.server.ts';
import { pagePath } from '../content/paths/build-path.ts';
import type { Platform } from '../platform/platform.server.ts';
import { articleQuery } from './article/article-query.server.ts';
import { pageQuery } from './page-query.server.ts';

const feeds: ContentQuery = { query: feedQuery, params: {}, answer: 'feedQuery' };

const warmed = new WeakSet<Site>();

/** Loads every public page and the feeds once, so that each has a fallback before its first visitor. */
export async function warmPages(platform: Platform, site: Site): Promise<void> {
  if (platform.view.kind !== 'published' || warmed.has(site)) return;
  warmed.add(site);
  await warmFallback(platform, [...pageQueries(site), feeds]);
}

/** The query of each public page in each language it has a path in. */
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
