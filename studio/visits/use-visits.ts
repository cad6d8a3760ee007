import { useCallback, useEffect, useState } from 'react';
import type { StaffVisit, VisitState, VisitWeek } from 'schemas/visit.ts';
import type { StaffApi } from '../leads/staff-api.ts';
import { sentenceOf } from '../leads/use-staff-api.ts';

export type VisitChange = { state?: VisitState; note?: string };

export type Visits = {
  /** Undefined while the first week loads. */
  week: VisitWeek | undefined;
  problem: string | undefined;
  reload: () => void;
  /** Rejects with a message for the reader. */
  change: (visit: StaffVisit, change: VisitChange) => Promise<void>;
};

/** The week of an ISO day, or of today. */
export function useVisits(api: StaffApi, day: string | undefined): Visits {
  const [week, setWeek] = useState<VisitWeek>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const body = day === undefined ? {} : { day };
        const result = (await (await api.request('visits', { body })).json()) as VisitWeek;
        if (!isWanted) return;
        setWeek(result);
        setProblem(undefined);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [api, day, round]);

  const reload = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  const change = useCallback(
    async ({ id }: StaffVisit, body: VisitChange) => {
      try {
        await api.request(`visits/${id}`, { method: 'PATCH', body });
      } finally {
        reload();
      }
    },
    [api, reload],
  );

  return { week, problem, reload, change };
}
