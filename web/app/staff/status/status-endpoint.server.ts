import { z } from 'zod';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { siteStatus } from './site-status.server.ts';

export function readStatus(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({}),
    respond: async (_body, { platform }) => Response.json(await siteStatus(platform)),
  });
}
