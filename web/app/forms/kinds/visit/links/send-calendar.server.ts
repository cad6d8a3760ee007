import type { Site } from '../../../../content/cms/site.server.ts';
import { calendarFile as fileName } from '../../../../platform/mail/mail.server.ts';
import { privacyHeaders } from '../../../../platform/http/headers/security-headers.server.ts';
import type { Platform } from '../../../../platform/platform.server.ts';
import { calendarIn, prepareVisit } from '../mails/visit-mail.server.ts';
import { findVisit } from '../store/visits.server.ts';
import { readLinkToken } from '../visit-calendar.server.ts';

type Given = { platform: Platform; site: Site; token: string };

/** The file that its confirmation had, for the calendar of this device; 404 for whatever is no visit to come. */
export async function sendCalendar({ platform, site, token }: Given): Promise<Response> {
  const { database, catalogue, settings, clock } = platform;
  const now = clock();
  const id = await readLinkToken(settings.SITE_SECRET, 'calendar', token);
  const found = id === undefined ? undefined : await findVisit(database, id);
  if (found?.visit.state !== 'booked' || found.visit.startsAt <= now)
    return new Response(null, { status: 404, headers: privacyHeaders });
  const prepared = await prepareVisit({ site, settings, catalogue, now }, found);
  const calendar = await calendarIn(prepared, prepared.mail.language);
  // Without a method, or a calendar program would answer an invitation that it only has to keep.
  return new Response(calendar?.content.replace(/^METHOD:.*\r\n/m, ''), {
    headers: {
      ...privacyHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}
