import type { FeedQueryResult } from 'schemas/generated/content.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { feedQuery } from '../../content/cms/site-query.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Site } from '../../content/cms/site.server.ts';

export type FeedContent = FeedQueryResult;

export function loadFeedContent(platform: Platform): Promise<FeedContent> {
  return loadContent<FeedContent>(platform, { query: feedQuery, params: {}, answer: 'feedQuery' });
}

export type FeedSource = {
  site: Site;
  content: FeedContent;
  catalogue: Catalogue;
  language: LanguageId;
  siteUrl: string;
  now: Date;
};

export async function feedSource(
  platform: Platform,
  { site, language }: Pick<FeedSource, 'site' | 'language'>,
): Promise<FeedSource> {
  return {
    site,
    content: await loadFeedContent(platform),
    catalogue: platform.catalogue,
    language,
    siteUrl: platform.settings.SITE_URL,
    now: platform.clock(),
  };
}
