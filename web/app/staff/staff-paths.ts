/** The staff API below `/api/staff/`. Each path has its handlers in `staff-endpoints.server.ts`. */
export const staffPaths = [
  'session',
  'leads',
  'leads/:id',
  'notes',
  'reply-drafts',
  'replies',
  'funnel',
  'leads-csv',
  'subscribers-csv',
  'export',
  'erase',
  'purge',
  'uploads/:id',
  'resend',
  'alerts',
  'visit-reminders',
  'properties',
  'visits',
  'visits/:id',
  'schedules',
  'translations',
] as const;

export type StaffPath = (typeof staffPaths)[number];
