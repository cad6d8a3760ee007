import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import { closedHoursOf } from '../../properties/owner-records/closed-hours.server.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { sentMark } from '../fields.ts';
import type { AnswerFormData } from '../answers/answer-form.tsx';
import { answerKey, findAnswers, type OwnerAnswer } from '../answers/owner-answers.server.ts';
import type { ClosedHoursData } from './closed-hours-form.tsx';
import { formatHour, formatBelgianTime, formatWeekday } from '../../properties/text/day.ts';
import { portalPath, portalFilePath } from '../../content/paths/portal-path.ts';
import type { Entry } from '../entry-groups.tsx';
import { addressOf, hasLeft, langOfWritten, placeOf } from '../records/read-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';
import { readVisits, visitsForCalendar, outcomeOf } from './read-visits.server.ts';

export type VisitsData = Awaited<ReturnType<typeof loadVisits>>;

export async function loadVisits(context: SectionContext) {
  const { t, language, selected, platform, propertyIds, url } = context;
  const [visits, answers] = await Promise.all([
    readVisits(context),
    findAnswers(platform.database, propertyIds),
  ]);
  const isAhead = ({ state }: OwnerVisit) => state === 'planned';
  const planned = visits.filter(isAhead);
  const past = visits.filter((visit) => !isAhead(visit)).toReversed();
  const file = (id: 'visits' | 'calendar') => portalFilePath(language, id, { property: selected?.id });
  return {
    notice: url.searchParams.has(sentMark) ? t('portal.answerSent') : undefined,
    closed: await closedOf(context),
    groups: [
      {
        id: 'planned',
        title: t('portal.visitsPlanned'),
        entries: planned.map((visit) => ({
          ...entryOf(visit, context),
          answer: hasLeft(context, visit.propertyId)
            ? undefined
            : answerOf(visit, answers.get(answerKey(visit.propertyId, visit.id)), context),
        })),
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

const saidTexts = {
  confirm: 'portal.saidConfirm',
  refuse: 'portal.saidRefuse',
  propose: 'portal.saidPropose',
} as const;

function saidOf(answer: OwnerAnswer, { t, language }: SectionContext): string | undefined {
  const [, text] = Object.entries(saidTexts).find(([kind]) => kind === answer.kind) ?? [];
  const moment = answer.moment === '' ? '' : formatBelgianTime(answer.moment, language);
  return text && t(text, { moment });
}

function answerOf(
  { id, propertyId, start }: OwnerVisit,
  answer: OwnerAnswer | undefined,
  context: SectionContext,
): AnswerFormData {
  const { t, language, platform } = context;
  const said = answer && saidOf(answer, context);
  return {
    property: propertyId,
    subject: id,
    said,
    label: t(said === undefined ? 'portal.answer' : 'portal.answerAgain'),
    about: formatBelgianTime(start, language),
    note: undefined,
    textLabel: t('portal.answerText'),
    buttons: [
      { kind: 'confirm', label: t('portal.visitConfirm'), isMain: true },
      { kind: 'refuse', label: t('portal.visitRefuse') },
    ],
    proposal: {
      title: t('portal.visitPropose'),
      dayLabel: t('portal.day'),
      timeLabel: t('portal.time'),
      earliest: belgianDay(platform.clock()),
      button: { kind: 'propose', label: t('portal.visitProposeButton') },
    },
  };
}

/** The property whose hours an owner closes: the one shown, or their only one. */
export function homeOf({ selected, properties }: SectionContext): PortalProperty | undefined {
  const home = selected ?? (properties.length === 1 ? properties[0] : undefined);
  return home?.keptUntil === undefined ? home : undefined;
}

async function closedOf(context: SectionContext): Promise<ClosedHoursData | undefined> {
  const { t, language, platform, propertyIds } = context;
  if (propertyIds.every((id) => hasLeft(context, id))) return undefined;
  const now = platform.clock();
  const hours = await closedHoursOf(platform.database, propertyIds, now);
  const hour = (moment: Date) => formatHour(belgianHour(moment), language);
  const home = homeOf(context);
  return {
    title: t('portal.closedTitle'),
    intro: t(home ? 'portal.closedIntro' : 'portal.closedChoose'),
    lines: hours.map(({ id, propertyId, startsAt, endsAt }) => ({
      id,
      text: [
        formatWeekday(belgianDay(startsAt), language),
        `${hour(startsAt)} – ${hour(endsAt)}`,
        placeOf(context, propertyId),
      ]
        .filter((part) => part !== undefined)
        .join(', '),
      remove: hasLeft(context, propertyId) ? undefined : t('portal.closedRemove'),
    })),
    form: home && {
      earliest: belgianDay(now),
      dayLabel: t('portal.day'),
      fromLabel: t('portal.closedFrom'),
      untilLabel: t('portal.closedUntil'),
      button: t('portal.closedAdd'),
    },
  };
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
    lang: langOfWritten(language, context),
    tone: isOff ? 'quiet' : (Object.entries(tones).find(([code]) => code === reaction)?.[1] ?? 'plain'),
  };
}
