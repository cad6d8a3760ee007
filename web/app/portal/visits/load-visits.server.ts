import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import { formatHour, formatWeekday } from '../../properties/text/day.ts';
import { portalPath } from '../../content/paths/portal/portal-path.ts';
import { portalFilePath } from '../../content/paths/portal/portal-file-path.ts';
import type { Entry } from '../entries/entry-groups.tsx';
import { addressOf, langOf, placeOf } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import { readVisits, visitsForCalendar, outcomeOf } from './read-visits.server.ts';

export type VisitsData = Awaited<ReturnType<typeof loadVisits>>;

/** Those ahead, the next one first, and those that were, the latest first. */
export async function loadVisits(context: SectionContext) {
  const { t, language, selected, platform } = context;
  const visits = await readVisits(context);
  const isAhead = ({ state }: OwnerVisit) => state === 'planned';
  const planned = visits.filter(isAhead);
  const past = visits.filter((visit) => !isAhead(visit)).toReversed();
  const file = (id: 'visits' | 'calendar') => portalFilePath(language, id, { property: selected?.id });
  return {
    groups: [
      {
        id: 'planned',
        title: t('portal.visitsPlanned'),
        entries: planned.map((visit) => entryOf(visit, context)),
        empty: t('portal.noVisitsPlanned'),
      },
      {
        id: 'past',
        title: t('portal.visitsPast'),
        entries: past.map((visit) => entryOf(visit, context)),
        empty: t('portal.noVisits'),
      },
    ],
    files: [
      ...(visitsForCalendar(visits, platform.clock).length > 0
        ? [{ href: file('calendar'), label: t('portal.calendar') }]
        : []),
      { href: `${portalPath(language, 'account')}#calendar`, label: t('portal.calendarTitle'), isPage: true },
      ...(visits.length > 0 ? [{ href: file('visits'), label: t('portal.download') }] : []),
    ],
  };
}

/** Headings say already that a visit is planned, and at which property where one is shown. */
function titleOf(visit: OwnerVisit, context: SectionContext): Pick<Entry, 'title' | 'place'> {
  const { propertyId, state } = visit;
  const name = context.selected?.brokerName;
  if (state === 'planned')
    return { title: name ? context.t('portal.visitWith', { name }) : addressOf(context, propertyId) };
  return { title: outcomeOf(visit, context), place: placeOf(context, propertyId) };
}

const tones = { offer: 'good', interested: 'good', declined: 'quiet' } as const;

function entryOf(visit: OwnerVisit, context: SectionContext): Entry {
  const { id, propertyId, start, state, reaction = '', comment, language } = visit;
  const [day = '', time = ''] = start.split('T');
  const isOff = state === 'cancelled' || state === 'missed';
  return {
    key: `${propertyId} ${id}`,
    day: start,
    date: formatWeekday(day, context.language),
    time: formatHour(time, context.language),
    ...titleOf(visit, context),
    text: comment,
    lang: langOf(language, context),
    tone: isOff ? 'quiet' : (Object.entries(tones).find(([code]) => code === reaction)?.[1] ?? 'plain'),
  };
}
