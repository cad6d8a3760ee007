import { timeZone } from 'schemas/country.ts';
import { leadStates, type LeadPage, type Lead } from 'schemas/lead.ts';
import { z } from 'zod';
import { loadSite, type Site } from '../../content/cms/site.server.ts';
import { drainOutbox, resend } from '../../platform/mail/outbox.server.ts';
import { uploadsOf } from '../../forms/store/uploads.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { handleStaffRequest, type StaffRequest } from '../staff-request.server.ts';
import { csvResponse } from '../../platform/files/csv.ts';
import {
  countLeads,
  findLeads,
  leadFilterSchema,
  setLeadState,
  type LeadFilter,
} from './find-leads.server.ts';
import { setFollowUp } from './follow-ups.server.ts';
import { leadOf, findColleague, teamOf } from './lead.server.ts';
import { addNote, notesOf } from './lead-notes.server.ts';
import { forms } from 'schemas/form-ids.ts';
import type { Platform } from '../../platform/platform.server.ts';

const pageSize = 50;

const pageSchema = leadFilterSchema.extend({
  page: z.number().int().min(1).max(10_000).default(1),
  /** The version that the Studio shows. */
  known: z.string().max(100).optional(),
});

/** Responds 204 if the Studio shows them already. Uses POST, because URLs are logged and a search may hold a name. */
export function listLeads(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: pageSchema,
    respond: async ({ page, known, ...filter }, { platform }) => {
      const { catalogue, database, clock } = platform;
      const site = await siteOf(platform);
      const range = { limit: pageSize, offset: (page - 1) * pageSize, now: clock() };
      const stored = await findLeads(database, filter, range);
      const ids = stored.map(({ id }) => id);
      const notes = await notesOf(database, ids);
      const uploads = await uploadsOf(database, ids);
      const total = await countLeads(database, filter);
      const found: Omit<LeadPage, 'version'> = {
        leads: await Promise.all(
          stored.map(async (lead) =>
            leadOf(lead, { site, catalogue }, { notes: notes.get(lead.id), uploads }),
          ),
        ),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        team: teamOf(site).map(({ id, name }) => ({ id, name })),
      };
      const version = sha256(JSON.stringify(found));
      if (version === known) return new Response(null, { status: 204 });
      return Response.json({ ...found, version } satisfies LeadPage);
    },
  });
}

export function exportLeads(given: StaffRequest, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    schema: leadFilterSchema,
    respond: async (filter, { platform }) =>
      csvResponse(await leadTable(platform, filter, await siteOf(platform))),
  });
}

const changeSchema = z.object({
  state: z.enum(leadStates).optional(),
  assigneeId: z.string().max(100).nullish(),
  remindOn: z.iso.date().nullish(),
});

export function changeLead(given: StaffRequest, id: string, siteOf = loadSite): Promise<Response> {
  return handleStaffRequest(given, {
    method: 'PATCH',
    schema: changeSchema,
    respond: async ({ state, ...followUp }, { platform }) => {
      const { assigneeId } = followUp;
      if (typeof assigneeId === 'string' && !findColleague(await siteOf(platform), assigneeId))
        return new Response(null, { status: 400 });
      const isThere = await setLeadState(platform.database, id, state);
      if (isThere) await setFollowUp(platform.database, id, followUp);
      return new Response(null, { status: isThere ? 204 : 404 });
    },
  });
}

const noteSchema = z.object({
  id: z.uuid(),
  leadId: z.string().max(60),
  text: z.string().trim().min(1).max(5000),
});

export function writeNote(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: noteSchema,
    holdsLetter: true,
    respond: async ({ id, leadId, text }, { platform: { database, clock }, staffName }) => {
      const note = { id, submissionId: leadId, author: staffName, text, subject: null, createdAt: clock() };
      return new Response(null, { status: (await addNote(database, note)) ? 204 : 404 });
    },
  });
}

export function resendMails(given: StaffRequest): Promise<Response> {
  return handleStaffRequest(given, {
    schema: z.object({ id: z.string().max(60).optional() }),
    respond: async ({ id }, { platform: { database, clock, sendMail, waitUntil } }) => {
      const mails = await resend(database, clock(), id);
      if (mails > 0 && sendMail) waitUntil(drainOutbox(database, sendMail, clock));
      return Response.json({ mails });
    },
  });
}

type LeadSource = Pick<Platform, 'database' | 'clock' | 'catalogue'>;

const atOnce = 500;

const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});

const fixed: readonly (readonly [string, (lead: Lead, site: Site) => string])[] = [
  ['Date', ({ createdAt }) => minute.format(new Date(createdAt))],
  ['Reference', ({ reference }) => reference],
  ['Form', ({ form }) => forms.find(({ id }) => id === form)?.title ?? form],
  ['Status', ({ state }) => state],
  ['Assigned to', ({ assigneeId = '' }, site) => findColleague(site, assigneeId)?.name ?? assigneeId],
  ['Reminder', ({ remindOn = '' }) => remindOn],
  ['Language', ({ language }) => language],
  ['Page', ({ page }) => page],
  ['Property', ({ propertyId }) => propertyId ?? ''],
  ['About', ({ propertyName }) => propertyName ?? ''],
  ['Mail', ({ mailFailure }) => mailFailure ?? ''],
];

async function allLeads(
  { catalogue, database, clock }: LeadSource,
  filter: LeadFilter,
  site: Site,
): Promise<Lead[]> {
  const leads: Lead[] = [];
  for (;;) {
    const stored = await findLeads(database, filter, { limit: atOnce, offset: leads.length, now: clock() });
    leads.push(...(await Promise.all(stored.map(async (each) => leadOf(each, { site, catalogue }, {})))));
    if (stored.length < atOnce) return leads;
  }
}

async function leadTable(source: LeadSource, filter: LeadFilter, site: Site): Promise<string[][]> {
  const leads = await allLeads(source, filter, site);
  const labels = [...new Set(leads.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const rows = leads.map((lead) => {
    const values = new Map(lead.fields.map(({ label, value }) => [label, value]));
    return [...fixed.map(([, read]) => read(lead, site)), ...labels.map((label) => values.get(label) ?? '')];
  });
  return [[...fixed.map(([title]) => title), ...labels], ...rows];
}
