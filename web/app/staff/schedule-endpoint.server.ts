import { z } from 'zod';
import { canRunSchedules, runSchedules } from './schedules/run-schedules.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';

/** Carries out what is due, as the schedule does every minute, and tells whether this site can at all. */
export function runSchedulesNow(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform }) =>
      Response.json({ isSetUp: canRunSchedules(platform), ended: await runSchedules(platform) }),
  });
}
