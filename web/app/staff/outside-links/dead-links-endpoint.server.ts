import { and, asc, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { DeadLink } from 'schemas/outside-links.ts';
import { z } from 'zod';
import { belgianDay } from '../../platform/belgian-time.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { outsideLinks } from '../staff-tables.server.ts';

/** These statuses are meant; others and silence may pass, and count once a second try has failed. */
const meant = [404, 410];

const most = 500;

export function listDeadLinks(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.unknown(),
    respond: async (_nothing, { platform: { database } }) => {
      const { address, status, failingSince, triedAt } = outsideLinks;
      const rows = await database
        .select({ address, status, failingSince })
        .from(outsideLinks)
        .where(and(isNotNull(failingSince), or(inArray(status, meant), gt(triedAt, failingSince))))
        .orderBy(asc(failingSince))
        .limit(most);
      const links = rows.map(({ address, status, failingSince }): DeadLink => ({
        address,
        ...(status !== null && { status }),
        since: belgianDay(failingSince ?? new Date()),
      }));
      return Response.json(links);
    },
  });
}
