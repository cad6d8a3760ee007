import { type PolicyReport, shownReportDays } from 'schemas/policy-report.ts';
import { z } from 'zod';
import { belgianDay, dayAfter } from '../../platform/belgian-time.ts';
import { readViolations } from '../../platform/operations/policy-reports.server.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';

export function readPolicyReports(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({}),
    respond: async (_body, { platform: { database, clock } }) => {
      const since = dayAfter(belgianDay(clock()), 1 - shownReportDays);
      return Response.json((await readViolations(database, since)) satisfies PolicyReport[]);
    },
  });
}
