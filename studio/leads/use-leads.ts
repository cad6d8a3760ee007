import { useCallback, useEffect, useState } from 'react';
import type { Lead, LeadPage, LeadState } from 'schemas/lead.ts';
import { filterParameters, type LeadFilter } from './lead.ts';
import type { StaffApi } from './staff-api.ts';
import { sentenceOf } from './use-staff-api.ts';

/** Milliseconds. */
const pause = 250;

export type Leads = {
  /** Undefined while the first result loads. */
  found: LeadPage | undefined;
  problem: string | undefined;
  reload: () => void;
  setState: (lead: Lead, state: LeadState) => Promise<void>;
  /** Resends failed mails. Rejects with a message for the reader. */
  resend: (lead: Lead) => Promise<void>;
};

export function useLeads(api: StaffApi, filter: LeadFilter, page: number): Leads {
  const [found, setFound] = useState<LeadPage>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const { search, state, form } = filter;

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const body = { ...filterParameters({ search, state, form }), page };
        const result = (await (await api.request('leads', { body })).json()) as LeadPage;
        if (!isWanted) return;
        setFound(result);
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
      await api.request(`leads/${id}`, { method: 'PATCH', body: { state: changed } });
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
      await api.request('resend', { body: { id } });
      reload();
    },
    [api, reload],
  );

  return { found, problem, reload, setState, resend };
}
