import { useCallback } from 'react';
import type { StaffVisit, VisitState, VisitWeek } from 'schemas/visit.ts';
import type { StaffApi } from '../leads/staff-api.ts';
import { useStaffReading } from '../leads/use-staff-reading.ts';

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
  const read = useCallback(async () => {
    const body = day === undefined ? {} : { day };
    return (await (await api.request('visits', { body })).json()) as VisitWeek;
  }, [api, day]);
  const { result: week, problem, reload } = useStaffReading(read);

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
