import { forms } from 'schemas/form-ids.ts';
import type { Lead, LeadState } from 'schemas/lead.ts';

export const shownStates = [
  { id: 'new', title: 'New', tone: 'primary' },
  { id: 'in-progress', title: 'In progress', tone: 'caution' },
  { id: 'done', title: 'Done', tone: 'positive' },
] as const satisfies readonly { id: LeadState; title: string; tone: string }[];

/** An empty string matches all. */
export type LeadFilter = { search: string; state: LeadState | ''; form: string };

export const noFilter: LeadFilter = { search: '', state: '', form: '' };

export function filterParameters({ search, state, form }: LeadFilter) {
  return { search, ...(state && { state }), ...(form && { form }) };
}

export function isLeadState(value: string): value is LeadState {
  return shownStates.some(({ id }) => id === value);
}

export function formTitle(form: string): string {
  return forms.find(({ id }) => id === form)?.title ?? form;
}

export function nameOf({ name, email, reference }: Lead): string {
  return name || email || reference;
}

export function aboutOf(
  { propertyId, propertyName, page }: Lead,
  siteUrl: string,
): { title: string; url: string } {
  if (propertyId === undefined) return { title: page, url: new URL(page, siteUrl).href };
  const path = `/property/${encodeURIComponent(propertyId)}`;
  return { title: `${propertyName ?? 'Property'} (${propertyId})`, url: new URL(path, siteUrl).href };
}

export function replyLink({ email, reference }: Lead): string | undefined {
  if (email === '') return undefined;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${reference}`)}`;
}
