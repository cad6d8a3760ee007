import { defaultLanguage } from 'schemas/languages.ts';
import { longestNote, visitStates } from 'schemas/visit.ts';
import { z } from 'zod';
import { loadSite } from '../cms/site.server.ts';
import { changeVisitByStaff, visitWeek } from '../forms/kinds/visit/staff-visits.server.ts';
import { runReminders } from '../forms/kinds/visit/run-reminders.server.ts';
import { drainOutbox } from '../services/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

/** Does what the schedule does every minute, and returns how many reminders of visits it wrote. */
export function remindNow(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const { database, clock, sendMail, waitUntil } = platform;
      const mails = await runReminders(platform, siteOf);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}

const weekSchema = z.object({ day: z.iso.date().optional() });

export function listVisits(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: weekSchema,
    respond: async ({ day }, { platform }) => {
      const site = await siteOf(platform);
      const language = site.languages.find((each) => each === 'en') ?? defaultLanguage;
      return Response.json(await visitWeek(platform, { site, language, day }));
    },
  });
}

const changeSchema = z.object({
  state: z.enum(visitStates).exclude(['cancelled']).optional(),
  note: z.string().max(longestNote).optional(),
});

const statusOf = { changed: 204, unknown: 404, conflict: 409 } as const;

/** Notes the outcome of a visit, or calls it off. */
export function changeVisitFor(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'PATCH',
    schema: changeSchema,
    respond: async (change, { platform }) => {
      const outcome = await changeVisitByStaff(platform, id, change, siteOf);
      const { database, clock, sendMail, waitUntil } = platform;
      if (outcome === 'changed' && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return new Response(null, { status: statusOf[outcome] });
    },
  });
}
