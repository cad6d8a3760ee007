import { z } from 'zod';
import { runAlertsNow } from '../forms/kinds/search-alert/run-alerts.server.ts';
import { drainOutbox } from '../platform/mail/outbox.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

/** Does what the schedule does every minute, and returns how many mails it wrote. */
export function runSearchAlerts(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) => {
      const { database, clock, sendMail, waitUntil } = platform;
      const mails = await runAlertsNow(platform);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}
