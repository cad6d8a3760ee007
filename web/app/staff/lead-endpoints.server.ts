import { leadStates, type LeadPage } from 'schemas/lead.ts';
import { z } from 'zod';
import { loadSite } from '../cms/site.server.ts';
import { drainOutbox, resend } from '../services/mail/outbox.server.ts';
import { uploadsOf } from '../services/database/uploads.server.ts';
import { handleStaffRequest, type StaffRequest } from './staff-request.server.ts';
import { csvResponse } from './csv.ts';
import { countLeads, findLeads, leadFilterSchema, setLeadState } from './find-leads.server.ts';
import { leadOf } from './lead.server.ts';
import { leadTable } from './lead-table.server.ts';

const pageSize = 50;

const pageSchema = leadFilterSchema.extend({ page: z.number().int().min(1).max(10_000).default(1) });

/** Searches leads. Uses POST, because URLs are logged and a search may contain a name. */
export function listLeads(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: pageSchema,
    respond: async ({ page, ...filter }, platform) => {
      const site = await siteOf(platform);
      const range = { limit: pageSize, offset: (page - 1) * pageSize };
      const stored = await findLeads(platform.database, filter, range);
      const uploads = await uploadsOf(
        platform.database,
        stored.map(({ id }) => id),
      );
      const total = await countLeads(platform.database, filter);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const found: LeadPage = {
        leads: stored.map((lead) => leadOf(lead, site, uploads)),
        total,
        page,
        pages,
      };
      return Response.json(found);
    },
  });
}

export function exportLeads(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: leadFilterSchema,
    respond: async (filter, platform) =>
      csvResponse(await leadTable(platform.database, filter, await siteOf(platform))),
  });
}

export function changeLead(given: StaffRequest, id: string): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'PATCH',
    schema: z.object({ state: z.enum(leadStates) }),
    respond: async ({ state }, { database }) => {
      const isThere = await setLeadState(database, id, state);
      return new Response(null, { status: isThere ? 204 : 404 });
    },
  });
}

/** Sends mails again that were given up, about one lead or all, and returns how many. */
export function resendMails(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ id: z.string().max(60).optional() }),
    respond: async ({ id }, { database, clock, sendMail, waitUntil }) => {
      const mails = await resend(database, clock(), id);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}
