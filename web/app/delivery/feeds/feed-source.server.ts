import type { FeedQueryResult } from 'schemas/generated/content.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { feedQuery } from '../../content/cms/site-query.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Site } from '../../content/cms/site.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { filterSource } from '../../properties/catalogue/filter-chips.server.ts';
import { type DescribedFilter, describeFilters } from '../../properties/filters/filter-parameters.ts';

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

export function filtersOf(site: Site, catalogue: Catalogue): DescribedFilter[] {
  const language: LanguageId = site.languages.find((id) => id === 'en') ?? site.languages[0] ?? 'en';
  return describeFilters(
    filterSource({ goal: 'sale', language, t: serverText(site, language), filters: {}, catalogue }),
  );
}
