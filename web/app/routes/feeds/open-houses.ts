import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../cms/site.server.ts';
import { loadFeedContent } from '../../feeds/feed-content.server.ts';
import { feedResponse, noFeed } from '../../feeds/feed-response.server.ts';
import { openHouseCalendar } from '../../feeds/open-houses/open-house-calendar.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const id = new URL(request.url).searchParams.get('property') ?? undefined;
  const { SITE_URL: siteUrl } = platform.settings;
  const content = await loadFeedContent(platform);
  const calendar = await openHouseCalendar({ site, content, language, siteUrl, now: platform.clock() }, id);
  if (calendar === undefined) return noFeed();
  const name = id === undefined ? 'open-houses' : `open-house-${id}`;
  return feedResponse({ request, platform }, calendar, {
    type: 'text/calendar; charset=utf-8',
    rule: 'minutes',
    headers: { 'Content-Disposition': `inline; filename="${name}.ics"`, 'X-Robots-Tag': 'noindex' },
  });
}
