/** Defaults while editors have set nothing, in minutes, minutes, hours, weeks and parties at once. */
export const usualVisit = { duration: 30, buffer: 30, notice: 24, weeks: 3, capacity: 1 } as const;

/** States that staff may give a visit. */
export const visitOutcomes = ['booked', 'came', 'missed', 'called-off'] as const;

export type VisitOutcome = (typeof visitOutcomes)[number];

/** `held` until confirmed by mail, `lapsed` if that did not happen in time, `cancelled` by the visitor. */
export type VisitState = VisitOutcome | 'held' | 'lapsed' | 'cancelled';

export type StaffVisit = {
  id: string;
  /** Reference for the agency and the visitor. */
  reference: string;
  state: VisitState;
  /** ISO day. */
  day: string;
  /** Such as `10:00`. */
  from: string;
  to: string;
  hasBegun: boolean;
  way: string;
  place: string;
  broker: string;
  propertyId: string;
  /** Title and address of the property while the agency lists it. */
  propertyName?: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  note: string;
};

export type VisitWeek = {
  /** ISO day in Belgium, by the clock of the site. */
  today: string;
  /** Monday to Sunday. */
  days: string[];
  visits: StaffVisit[];
};

export const longestNote = 2000;
