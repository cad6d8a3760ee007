import type { ImportSource } from './staff-import.ts';

/** Items of the Studio's status tool, in its order. */
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

/** `attention` can wait; `failing` means that something is not done or not sent. */
export type StatusState = 'good' | 'attention' | 'failing';

export type StatusItem = {
  id: StatusId;
  /** Set where each source has an item of its own. */
  source?: ImportSource;
  state: StatusState;
  /** When it last happened, in ISO 8601; absent if never. */
  at?: string;
  count?: number;
};
