import type { StaffVisit, VisitOutcome, VisitWeek } from 'schemas/visit.ts';
import type { StaffApi } from '../staff-api/staff-api.ts';
import { useStaffData } from '../staff-api/use-staff-api.ts';

export type VisitChange = { state?: VisitOutcome; note?: string };

export type Visits = {
  /** Undefined while the first week loads. */
  week: VisitWeek | undefined;
  problem: string | undefined;
  reload: () => void;
  /** Rejects with a message for the reader. */
  change: (visit: StaffVisit, change: VisitChange) => Promise<void>;
  /** Upcoming visits that one sender booked, whatever addresses they typed. */
  ofSender: (visit: StaffVisit) => Promise<StaffVisit[]>;
  /** Cancels all of them, and resolves to their number. */
  cancelOfSender: (visit: StaffVisit) => Promise<number>;
};

/** The week of an ISO day, or of today. */
export function useVisits(api: StaffApi, day: string | undefined): Visits {
  const body = day === undefined ? {} : { day };
  const { result: week, problem, reload } = useStaffData<VisitWeek>(api, 'visits', { body });
  return {
    week,
    problem,
    reload,
    change: async ({ id }, body) => {
      await api.request(`visits/${id}`, { method: 'PATCH', body }).finally(reload);
    },
    ofSender: async ({ id }) => {
      const response = await api.request(`visit-senders/${id}`);
      return ((await response.json()) as { visits: StaffVisit[] }).visits;
    },
    cancelOfSender: async ({ id }) => {
      const response = await api.request(`visit-senders/${id}`, { method: 'DELETE' }).finally(reload);
      return ((await response.json()) as { count: number }).count;
    },
  };
}
