import type { Localized } from 'schemas/fields/localized.ts';
import { say } from '../locale/say.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import { wallTime } from './belgian-moment.ts';
import { actionTitles, isToCome, type Schedule } from './schedule.ts';

/** Something that happens by itself on a day, in Belgian time. */
export type PlannedEvent = {
  day: string;
  time: string;
  what: string;
  title: string;
  id: string;
  type: string;
};

type Words = Localized<string> | string | null;
type Timed = { title: Words; showFrom?: string | null; showUntil?: string | null };
type OpenHouse = { date?: string | null; from?: string | null };

export type TimedDocument = Timed & {
  _id: string;
  _type: string;
  reference: string | null;
  parts: readonly Timed[] | null;
  openHouses: readonly OpenHouse[] | null;
};

/** Finds published documents that show something for a while or have open house days. */
export const timedQuery = `*[
  _type in ["popup", "topBar", "page", "article", "propertyEdit"] && !(_id in path("drafts.**"))
]{
  _id, _type, title, reference, showFrom, showUntil, openHouses[]{date, from},
  "parts": [...coalesce(left, []), ...coalesce(right, []), ...coalesce(modules, [])][
    defined(showFrom) || defined(showUntil)
  ]{"title": coalesce(label, title), showFrom, showUntil}
}`;

const wordsOf = (title: Words) => (typeof title === 'string' ? title : (anyLanguage(title) ?? ''));

function momentOf(at: string): Pick<PlannedEvent, 'day' | 'time'> {
  const [day = '', time = ''] = wallTime(new Date(at)).split('T');
  return { day, time };
}

function ofDocument(document: TimedDocument): PlannedEvent[] {
  const { _id: id, _type: type, parts, openHouses, reference } = document;
  const name = wordsOf(document.title) || (reference ?? '');
  const ofPeriod = ({ title, showFrom, showUntil }: Timed): PlannedEvent[] =>
    [
      { what: say('From'), at: showFrom },
      { what: say('Until'), at: showUntil },
    ].flatMap(({ what, at }) =>
      at && !Number.isNaN(Date.parse(at))
        ? [{ ...momentOf(at), what, title: wordsOf(title) || name, id, type }]
        : [],
    );
  const open = (openHouses ?? []).flatMap(({ date, from }) =>
    date ? [{ day: date, time: from ?? '', what: say('Open house'), title: name, id, type }] : [],
  );
  return [...[document, ...(parts ?? [])].flatMap(ofPeriod), ...open];
}

export function plannedEvents(
  schedules: readonly Schedule[],
  documents: readonly TimedDocument[],
): PlannedEvent[] {
  const plans = schedules.filter(isToCome).map((schedule) => ({
    ...momentOf(schedule.at),
    what: actionTitles[schedule.action],
    title: schedule.documentTitle,
    id: schedule.documentId,
    type: schedule.documentType,
  }));
  return [...plans, ...documents.flatMap(ofDocument)].toSorted((a, b) =>
    `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`),
  );
}

const dayLength = 86_400_000;

/** Days of a month such as `2026-12` in weeks from Monday, padded with those of the months around it. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLength;
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const weeks = Math.ceil((end - start) / (7 * dayLength));
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) =>
      new Date(start + (week * 7 + day) * dayLength).toISOString().slice(0, 10),
    ),
  );
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
