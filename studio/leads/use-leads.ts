import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lead, LeadPage, ReplyDraft } from 'schemas/lead.ts';
import { arrivedSince, filterParameters, type LeadChange, type LeadFilter, withChange } from './lead.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { sentenceOf } from '../staff-api/use-staff-api.ts';
import { say } from '../locale/say.ts';

/** Milliseconds. */
const pause = 250;

/** Milliseconds between requests for what has changed, while someone can see the list. */
const liveEvery = 20_000;

export type Leads = {
  /** Undefined while the first result loads. */
  found: LeadPage | undefined;
  problem: string | undefined;
  reload: () => void;
  /** Shows a lead as it has become, until the next result. */
  show: (lead: Lead) => void;
};

/** Loads leads as the filter changes, and again and again while they are visible; `onArrival` hears of new ones. */
export function useLeads(
  api: StaffApi,
  { filter, page, onArrival }: { filter: LeadFilter; page: number; onArrival: (leads: Lead[]) => void },
): Leads {
  const [found, setFound] = useState<LeadPage>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const { search, state, form, assignee } = filter;
  const last = useRef<LeadPage>(undefined);

  useEffect(() => {
    let isWanted = true;
    const load = async (isUpdate: boolean) => {
      const known = isUpdate ? last.current?.version : undefined;
      const body = { ...filterParameters({ search, state, form, assignee }), page, ...(known && { known }) };
      try {
        const response = await api.request('leads', { body });
        const result = response.status === 204 ? undefined : ((await response.json()) as LeadPage);
        if (!isWanted) return;
        setProblem(undefined);
        if (!result) return;
        if (isUpdate) onArrival(arrivedSince(last.current, result));
        last.current = result;
        setFound(result);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    const update = () => {
      if (document.visibilityState === 'visible') void load(true);
    };
    const timer = setTimeout(() => void load(false), pause);
    const interval = setInterval(update, liveEvery);
    document.addEventListener('visibilitychange', update);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', update);
    };
  }, [api, search, state, form, assignee, page, round, onArrival]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  const show = useCallback((changed: Lead) => {
    setFound(
      (last) =>
        last && { ...last, leads: last.leads.map((lead) => (lead.id === changed.id ? changed : lead)) },
    );
  }, []);

  return { found, problem, reload, show };
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
