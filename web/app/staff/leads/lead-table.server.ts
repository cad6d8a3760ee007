import type { Lead } from 'schemas/lead.ts';
import { forms } from 'schemas/form-ids.ts';
import type { Site } from '../../content/cms/site.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { findLeads, type LeadFilter } from './find-leads.server.ts';
import { leadOf, findColleague } from './lead.server.ts';

type LeadSource = Pick<Platform, 'database' | 'clock' | 'catalogue'>;

const atOnce = 500;

const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
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

export async function leadTable(source: LeadSource, filter: LeadFilter, site: Site): Promise<string[][]> {
  const leads = await allLeads(source, filter, site);
  const labels = [...new Set(leads.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const rows = leads.map((lead) => {
    const values = new Map(lead.fields.map(({ label, value }) => [label, value]));
    return [...fixed.map(([, read]) => read(lead, site)), ...labels.map((label) => values.get(label) ?? '')];
  });
  return [[...fixed.map(([title]) => title), ...labels], ...rows];
}
