import { z } from 'zod';
import { loadSite } from '../cms/site.server.ts';
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
