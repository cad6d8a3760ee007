import { useCallback, useEffect, useState } from 'react';
import type { Lead, LeadPage, LeadState } from 'schemas/lead.ts';
import { askedFilter, type LeadFilter } from './lead.ts';
import type { StaffApi } from './staff-api.ts';
import { sentenceOf } from './use-staff-api.ts';

/** Milliseconds after the last key before a search begins. */
const pause = 250;

export type Leads = {
  /** What was found last; undefined until then. */
  found: LeadPage | undefined;
  /** Why nothing could be found. */
  problem: string | undefined;
  reload: () => void;
  /** Rejects with a sentence for the reader. */
  setState: (lead: Lead, state: LeadState) => Promise<void>;
  /** Sends the mails about a lead again that were given up. Rejects with a sentence for the reader. */
  resend: (lead: Lead) => Promise<void>;
};

/** The leads that fit, asked for anew whenever the filter or the page changes. */
export function useLeads(api: StaffApi, filter: LeadFilter, page: number): Leads {
  const [found, setFound] = useState<LeadPage>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const { search, state, form } = filter;

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const body = { ...askedFilter({ search, state, form }), page };
        const answer = (await (await api.ask('leads', { body })).json()) as LeadPage;
        if (!isWanted) return;
        setFound(answer);
        setProblem(undefined);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    const timer = setTimeout(() => void load(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, search, state, form, page, round]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  const setState = useCallback(
    async ({ id }: Lead, changed: LeadState) => {
      await api.ask(`leads/${id}`, { method: 'PATCH', body: { state: changed } });
      setFound(
        (last) =>
          last && {
            ...last,
            leads: last.leads.map((lead) => (lead.id === id ? { ...lead, state: changed } : lead)),
          },
      );
    },
    [api],
  );

  const resend = useCallback(
    async ({ id }: Lead) => {
      await api.ask('resend', { body: { id } });
      reload();
    },
    [api, reload],
  );

  return { found, problem, reload, setState, resend };
}
