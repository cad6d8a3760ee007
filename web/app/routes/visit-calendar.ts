import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../content/cms/site.server.ts';
import { sendCalendar } from '../forms/kinds/visit/links/send-calendar.server.ts';

export async function loader({ context: platform, params: { token = '' } }: LoaderFunctionArgs) {
  return sendCalendar({ platform, site: await loadSite(platform), token });
}
