import type { FeedQueryResult } from 'schemas/generated/content.ts';
import { feedQuery } from '../cms/feed-query.ts';
import { loadContent } from '../cms/load.server.ts';
import type { Platform } from '../services/platform.server.ts';

export type FeedContent = FeedQueryResult;

export function loadFeedContent(platform: Platform): Promise<FeedContent> {
  return loadContent<FeedContent>(platform, { query: feedQuery, params: {}, answer: 'feedQuery' });
}
