import { leadStates, type LeadPage } from 'schemas/lead.ts';
import { z } from 'zod';
import { loadSite } from '../cms/site.server.ts';
import { drainOutbox, resend } from '../services/mail/outbox.server.ts';
import { answerStaff, type StaffRequest } from './answer-staff.server.ts';
import { csvAnswer } from './csv.ts';
import { countLeads, findLeads, leadFilterSchema, setLeadState } from './find-leads.server.ts';
import { leadOf } from './lead.server.ts';
import { leadTable } from './lead-table.server.ts';

/** Leads of a page. */
const pageSize = 50;

const pageSchema = leadFilterSchema.extend({ page: z.number().int().min(1).max(10_000).default(1) });

/** The leads that fit, page by page. They are asked for by POST: names have no place in an address, which is logged. */
export function answerLeads(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return answerStaff(given, {
    schema: pageSchema,
    answer: async ({ page, ...filter }, platform) => {
      const site = await siteOf(platform);
      const range = { limit: pageSize, offset: (page - 1) * pageSize };
      const stored = await findLeads(platform.database, filter, range);
      const total = await countLeads(platform.database, filter);
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const found: LeadPage = { leads: stored.map((lead) => leadOf(lead, site)), total, page, pages };
      return Response.json(found);
    },
  });
}

/** The leads that fit, all of them, as a spreadsheet. */
export function answerLeadsCsv(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return answerStaff(given, {
    schema: leadFilterSchema,
    answer: async (filter, platform) =>
      csvAnswer(await leadTable(platform.database, filter, await siteOf(platform))),
  });
}

/** Says how far the staff are with one lead; 404 when it is gone. */
export function answerLead(given: StaffRequest, id: string): Promise<Response> {
  return answerStaff(given, {
    method: 'PATCH',
    schema: z.object({ state: z.enum(leadStates) }),
    answer: async ({ state }, { database }) => {
      const isThere = await setLeadState(database, id, state);
      return new Response(null, { status: isThere ? 204 : 404 });
    },
  });
}

/** Sends the mails again that were given up: those about one lead, or all. Says how many there are. */
export function answerResend(given: StaffRequest): Promise<Response> {
  return answerStaff(given, {
    schema: z.object({ id: z.string().max(60).optional() }),
    answer: async ({ id }, { database, clock, sendMail, waitUntil }) => {
      const mails = await resend(database, clock(), id);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}
