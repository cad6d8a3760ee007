import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { longestNote, visitOutcomes } from 'schemas/visit.ts';
import { z } from 'zod';
import { loadSite } from '../content/cms/site.server.ts';
import {
  callOffSender,
  changeVisitByStaff,
  listSenderVisits,
  visitWeek,
} from '../forms/kinds/visit/staff-visits.server.ts';
import { runReminders } from '../forms/kinds/visit/run-reminders.server.ts';
import type { Platform } from '../platform/platform.server.ts';
import { drainOutbox } from '../platform/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

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

async function staffSite(platform: Platform, siteOf: typeof loadSite) {
  const site = await siteOf(platform);
  const language: LanguageId = site.languages.find((each) => each === 'en') ?? defaultLanguage;
  return { site, language };
}

const weekSchema = z.object({ day: z.iso.date().optional() });

export function listVisits(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: weekSchema,
    respond: async ({ day }, { platform }) => {
      return Response.json(await visitWeek(platform, { ...(await staffSite(platform, siteOf)), day }));
    },
  });
}

const changeSchema = z.object({
  state: z.enum(visitOutcomes).optional(),
  note: z.string().max(longestNote).optional(),
});

const statusOf = { changed: 204, unknown: 404, conflict: 409 } as const;

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

/** Lists the visits to come of one sender, whatever addresses they typed. */
export function listVisitsOfSender(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const visits = await listSenderVisits(platform, id, await staffSite(platform, siteOf));
      return visits ? Response.json({ visits }) : new Response(null, { status: 404 });
    },
  });
}

export function callOffVisitsOfSender(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'DELETE',
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const count = await callOffSender(platform, id, siteOf);
      if (count === undefined) return new Response(null, { status: 404 });
      const { database, clock, sendMail, waitUntil } = platform;
      if (count > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ count });
    },
  });
}
