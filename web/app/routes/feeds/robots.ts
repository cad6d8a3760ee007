import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { feedResponse } from '../../delivery/feeds/feed-response.server.ts';
import { robotsText } from '../../delivery/feeds/robots.ts';

export function loader({ request, context: platform }: LoaderFunctionArgs) {
  const text = robotsText(platform.settings.SITE_URL);
  return feedResponse({ request, platform }, text, { type: 'text/plain; charset=utf-8', rule: 'day' });
}
