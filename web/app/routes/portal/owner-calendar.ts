import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPageContext } from '../../pages/load-page-context.server.ts';
import { sendOwnerCalendar } from '../../portal/calendar/send-owner-calendar.server.ts';

export async function loader({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  return sendOwnerCalendar(await loadPageContext(platform, request), token);
}
