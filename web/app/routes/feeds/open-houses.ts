import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { feedResponse, noFeed } from '../../delivery/feeds/feed-response.server.ts';
import { feedSource } from '../../delivery/feeds/feed-source.server.ts';
import { openHouseCalendar } from '../../delivery/feeds/open-houses/open-house-calendar.server.ts';

export async function loader({ request, context: platform, params }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  const language = site.languages.find((id) => id === params['language']);
  if (!language) return noFeed();
  const { searchParams } = new URL(request.url);
  const [property, project] = [searchParams.get('property'), searchParams.get('project')];
  const of = property !== null ? { property } : project !== null ? { project } : undefined;
  const calendar = await openHouseCalendar(await feedSource(platform, { site, language }), of);
  if (calendar === undefined) return noFeed();
  const name = property !== null ? `open-house-${property}` : ['open-houses', project ?? []].flat().join('-');
  return feedResponse({ request, platform }, calendar, {
    type: 'text/calendar; charset=utf-8',
    rule: 'minutes',
    headers: { 'Content-Disposition': `inline; filename="${name}.ics"`, 'X-Robots-Tag': 'noindex' },
  });
}
