import { useCallback } from 'react';
import type { StaffVisit, VisitOutcome, VisitWeek } from 'schemas/visit.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { useStaffReading } from '../staff-api/use-staff-reading.ts';

export type VisitChange = { state?: VisitOutcome; note?: string };

export type Visits = {
  /** Undefined while the first week loads. */
  week: VisitWeek | undefined;
  problem: string | undefined;
  reload: () => void;
  /** Rejects with a message for the reader. */
  change: (visit: StaffVisit, change: VisitChange) => Promise<void>;
  /** The visits to come that one sender booked, whatever addresses they typed. */
  ofSender: (visit: StaffVisit) => Promise<StaffVisit[]>;
  /** Cancels all of them, and resolves to how many. */
  cancelOfSender: (visit: StaffVisit) => Promise<number>;
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

  const ofSender = useCallback(
    async ({ id }: StaffVisit) => {
      const { visits } = (await (await api.request(`visit-senders/${id}`)).json()) as {
        visits: StaffVisit[];
      };
      return visits;
    },
    [api],
  );

  const cancelOfSender = useCallback(
    async ({ id }: StaffVisit) => {
      try {
        const response = await api.request(`visit-senders/${id}`, { method: 'DELETE' });
        return ((await response.json()) as { count: number }).count;
      } finally {
        reload();
      }
    },
    [api, reload],
  );

  return { week, problem, reload, change, ofSender, cancelOfSender };
}
