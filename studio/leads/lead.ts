import { timeZone } from 'schemas/country.ts';
import { forms } from 'schemas/form-ids.ts';
import type { Colleague, Lead, LeadPage, LeadState } from 'schemas/lead.ts';
import { say, sayCount, staffLocale, inStaffLanguage } from '../locale/say.ts';

const dayLength = 24 * 60 * 60_000;

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

const shownDay = new Intl.DateTimeFormat(staffLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** ISO day in Belgium, where the agency works. */
export function belgianToday(now = new Date()): string {
  return isoDay.format(now);
}

export function dayLater(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** Formats as `Due today`, `2 days late` or `Wed, 25 Nov`. */
export function reminderText(remindOn: string, today: string): string {
  const late = Math.round((Date.parse(today) - Date.parse(remindOn)) / dayLength);
  if (late === 0) return say('Due today');
  if (late > 0) return sayCount(late, '{1} day late', '{1} days late');
  return shownDay.format(new Date(remindOn));
}

export const shownStates = [
  { id: 'new', title: say('New'), tone: 'primary' },
  { id: 'in-progress', title: say('In progress'), tone: 'caution' },
  { id: 'done', title: say('Done'), tone: 'positive' },
] as const satisfies readonly { id: LeadState; title: string; tone: string }[];

/** An empty string matches all. */
export type LeadFilter = { search: string; state: LeadState | ''; form: string; assignee: string };

export const noFilter: LeadFilter = { search: '', state: '', form: '', assignee: '' };

export function filterParameters({ search, state, form, assignee }: LeadFilter) {
  return { search, ...(state && { state }), ...(form && { form }), ...(assignee && { assignee }) };
}

/** Null removes an assignee or a reminder. */
export type LeadChange = { state?: LeadState; assigneeId?: string | null; remindOn?: string | null };

export function withChange(lead: Lead, change: LeadChange, now: Date): Lead {
  const { assigneeId, remindOn, ...rest } = { ...lead, ...change };
  const isDue = typeof remindOn === 'string' && remindOn <= belgianToday(now) && rest.state !== 'done';
  return {
    ...rest,
    ...(typeof assigneeId === 'string' && { assigneeId }),
    ...(typeof remindOn === 'string' && { remindOn }),
    isDue,
  };
}

/** The leads of a result that were sent after everything in the result before it. */
export function arrivedSince(before: LeadPage | undefined, now: LeadPage): Lead[] {
  if (!before) return [];
  const newest = before.leads.map(({ createdAt }) => createdAt).reduce((a, b) => (a > b ? a : b), '');
  return now.leads.filter(({ createdAt }) => createdAt > newest);
}

export function withLead(page: LeadPage, changed: Lead): LeadPage {
  return { ...page, leads: page.leads.map((lead) => (lead.id === changed.id ? changed : lead)) };
}

export function formTitle(form: string): string {
  return inStaffLanguage(forms.find(({ id }) => id === form)?.title ?? form);
}

export function nameOf({ name, email, reference }: Lead): string {
  return name || email || reference;
}

/** Undefined without an assignee. */
export function assigneeName({ assigneeId }: Lead, team: readonly Colleague[]): string | undefined {
  if (assigneeId === undefined) return undefined;
  return team.find(({ id }) => id === assigneeId)?.name ?? say('Former colleague');
}

export function aboutOf(
  { propertyId, propertyName, page }: Lead,
  siteUrl: string,
): { title: string; url: string } {
  if (propertyId === undefined) return { title: page, url: new URL(page, siteUrl).href };
  const path = `/property/${encodeURIComponent(propertyId)}`;
  return { title: `${propertyName ?? say('Property')} (${propertyId})`, url: new URL(path, siteUrl).href };
}
