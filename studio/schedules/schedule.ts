import type { ScheduledAction, ScheduleProblem, ScheduleState } from 'schemas/schedule.ts';
import { say } from '../locale/say.ts';
import { dayTitle, instantOf } from './belgian-moment.ts';

/** Stored by an editor and carried out by the site. */
export type Schedule = {
  _id: string;
  _rev: string;
  documentId: string;
  documentType: string;
  documentTitle: string;
  action: ScheduledAction;
  at: string;
  plannedBy?: string | null;
  state: ScheduleState;
  problem?: ScheduleProblem | null;
  /** Why it was incomplete, in English. */
  reasons?: readonly string[] | null;
  endedAt?: string | null;
};

export const actionTitles: Readonly<Record<ScheduledAction, string>> = {
  publish: say('Publish'),
  unpublish: say('Unpublish'),
};

export const shownStates = {
  planned: { title: say('Planned'), tone: 'primary' },
  running: { title: say('In progress'), tone: 'primary' },
  done: { title: say('Done'), tone: 'positive' },
  failed: { title: say('Not done'), tone: 'critical' },
  cancelled: { title: say('Cancelled'), tone: 'default' },
} as const satisfies Record<ScheduleState, { title: string; tone: string }>;

export const problemSentences: Readonly<Record<ScheduleProblem, string>> = {
  'nothing-to-publish': say(
    'There was nothing left to publish: the draft had been published or discarded before.',
  ),
  'nothing-to-unpublish': say('It was not on the site any more.'),
  'links-to-unpublished': say(
    'It links to something that is not published. Publish that first, then plan this again.',
  ),
  incomplete: say('The draft was not complete at that moment. Correct it, then plan this again.'),
  'linked-from': say('The menu or another page links to it. Remove those links, then plan this again.'),
  needed: say('The site needs this page, so it stays.'),
  refused: say('The content store refused it. Open the document and try by hand: the Studio says why.'),
  'store-down': say('The content store could not be reached. The site tries again every minute.'),
  'not-allowed': say(
    'The site’s key may not publish. Tell whoever looks after the site; it tries again every minute.',
  ),
  busy: say('Someone was typing in it at that moment. The site tries again every minute.'),
};

/** @returns a sentence if nothing can be planned at a typed time */
export function timeProblem(wall: string, now: Date): string | undefined {
  const instant = instantOf(wall);
  if (!instant)
    return wall === '' ? say('Choose a day and a time.') : say('This time does not exist in Belgium.');
  return instant > now ? undefined : say('Choose a time in the future.');
}

export type ScheduleDay<Item extends Pick<Schedule, 'at'>> = { title: string; schedules: Item[] };

export function byDay<Item extends Pick<Schedule, 'at'>>(schedules: readonly Item[]): ScheduleDay<Item>[] {
  const days = new Map<string, Item[]>();
  for (const schedule of schedules) {
    const title = dayTitle(new Date(schedule.at));
    days.set(title, [...(days.get(title) ?? []), schedule]);
  }
  return [...days].map(([title, ofDay]) => ({ title, schedules: ofDay }));
}

export function isToCome({ state }: Pick<Schedule, 'state'>): boolean {
  return state === 'planned' || state === 'running';
}
