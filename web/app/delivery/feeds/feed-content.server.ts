import type { FeedQueryResult } from 'schemas/generated/content.ts';
import { feedQuery } from '../../content/cms/site-query.ts';
import { loadContent } from '../../content/cms/load.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

export type FeedContent = FeedQueryResult;

export function loadFeedContent(platform: Platform): Promise<FeedContent> {
  return loadContent<FeedContent>(platform, { query: feedQuery, params: {}, answer: 'feedQuery' });
}
