import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';

/** Proves to search engines that who announces changes owns the site. */
export function loader({ request, context: platform }: LoaderFunctionArgs) {
  const { INDEXNOW_KEY: key } = platform.settings;
  const options = { type: 'text/plain; charset=utf-8', rule: 'hour' } as const;
  return key === '' ? noFeed() : feedResponse({ request, platform }, key, options);
}
