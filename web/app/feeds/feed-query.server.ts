import { defineQuery } from 'groq';
import type { FeedQueryResult } from 'schemas/generated/content.ts';
import { loadContent } from '../cms/load.server.ts';
import type { Platform } from '../services/platform.server.ts';

const feedQuery = defineQuery(`{
  "pages": *[(_type == "page" || _type == "article") && status == "published"] | order(_id){
    _id, _updatedAt, isActiveSEO,
    "picture": coalesce(picture, image, select(showPageBanner == true => banner.pictures[0])){asset, crop}
  },
  "edits": *[_type == "propertyEdit" && defined(reference)] | order(reference){reference, _updatedAt, isHidden}
}`);

export type FeedContent = FeedQueryResult;

/** The last changes of pages and properties, which no page tells its visitors. */
export function loadFeedContent(platform: Platform): Promise<FeedContent> {
  return loadContent<FeedContent>(platform, feedQuery, {}, (value) => 'pages' in value && 'edits' in value);
}
