import type { ImportSource } from './staff-import.ts';

/** The points that the Studio's status tool shows, in its order. */
export const statusIds = [
  'mail-service',
  'mail-waiting',
  'mail-failed',
  'import',
  'import-run',
  'held',
  'law',
  'publish',
  'webhook',
  'content',
  'content-refused',
  'rates',
  'retention',
  'schedule',
] as const;

export type StatusId = (typeof statusIds)[number];

/** `attention` needs nobody at once; `failing` means that something is not done or not sent. */
export type StatusState = 'good' | 'attention' | 'failing';

export type StatusItem = {
  id: StatusId;
  /** Whose runs they are, where there is a point for each. */
  source?: ImportSource;
  state: StatusState;
  /** When it last happened, as ISO 8601; absent while it never has. */
  at?: string;
  /** A number, where there is something to count. */
  count?: number;
};
