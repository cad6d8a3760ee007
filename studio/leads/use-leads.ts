import type { Lead, LeadPage, ReplyDraft } from 'schemas/lead.ts';
import { arrivedSince, filterParameters, type LeadChange, type LeadFilter, withChange } from './lead.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { type Loaded, useLoaded, useSettled } from '../staff-api/use-loaded.ts';
import { say } from '../locale/say.ts';

/** Milliseconds between requests for what has changed, while someone can see the list. */
const liveEvery = 20_000;

/** Loads leads when the filter changes, and repeatedly while they are visible; `onArrival` gets new ones. */
export function useLeads(
  api: StaffApi,
  {
    filter,
    page,
    onArrival,
  }: { filter: LeadFilter; page: number; onArrival: (leads: readonly Lead[]) => void },
): Loaded<LeadPage> {
  const body = useSettled({ ...filterParameters(filter), page });
  const load = async (shown: LeadPage | undefined) => {
    const response = await api.request('leads', { body: { ...body, known: shown?.version } });
    if (shown && response.status === 204) return shown;
    const found = (await response.json()) as LeadPage;
    onArrival(arrivedSince(shown, found));
    return found;
  };
  return useLoaded([body], load, { every: liveEvery });
}

/** Actions of staff on one lead. Each rejects with a message for the reader. */
export type LeadActions = {
  change: (change: LeadChange) => Promise<void>;
  writeNote: (text: string) => Promise<void>;
  /** The templates that fit the lead, filled in. */
  replyDrafts: () => Promise<ReplyDraft[]>;
  reply: (reply: Pick<ReplyDraft, 'subject' | 'text'>) => Promise<void>;
  /** Sends its failed mails again. */
  resend: () => Promise<void>;
};

const refusals = { 404: say('This lead no longer exists: someone has erased it.') };

export function leadActions(
  api: StaffApi,
  lead: Lead,
  { author, onChange }: { author: string; onChange: (lead: Lead) => void },
): LeadActions {
  return {
    change: async (change) => {
      await api.request(`leads/${lead.id}`, { method: 'PATCH', body: change, refusals });
      onChange(withChange(lead, change, new Date()));
    },
    writeNote: async (text) => {
      const id = crypto.randomUUID();
      await api.request('notes', { body: { id, leadId: lead.id, text }, refusals });
      const note = { id, author, text, createdAt: new Date().toISOString() };
      onChange({ ...lead, notes: [...lead.notes, note] });
    },
    replyDrafts: async () => {
      const response = await api.request('reply-drafts', { body: { leadId: lead.id }, refusals });
      return (await response.json()) as ReplyDraft[];
    },
    reply: async ({ subject, text }) => {
      const id = crypto.randomUUID();
      await api.request('replies', { body: { id, leadId: lead.id, subject, text }, refusals });
      const note = { id, author, subject, text, createdAt: new Date().toISOString() };
      const state = lead.state === 'new' ? 'in-progress' : lead.state;
      onChange({ ...lead, state, notes: [...lead.notes, note] });
    },
    resend: async () => {
      await api.request('resend', { body: { id: lead.id } });
      const sent = { ...lead };
      delete sent.mailFailure;
      onChange(sent);
    },
  };
}
