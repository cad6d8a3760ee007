import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { Property } from '../../../properties/property/property.ts';
import { canBeVisited } from '../../../properties/property/visitor-actions.ts';
import {
  type Booking,
  openSlots,
  placesLeft,
  type Slot,
  type VisitRules,
} from '../../../properties/visits/free-slots.ts';
import { visitMinutes, visitRules } from '../../../properties/visits/visit-rules.ts';
import { formatDayOfWeek, formatHour, formatWeekday } from '../../../properties/text/day.ts';
import { belgianDay, belgianHour, belgianInstant } from '../../../platform/belgian-time.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { brokerVisits, type Visit } from './store/visits.server.ts';
import { momentOf } from './store/visit-changes.server.ts';
import type { DayOfMoments } from '../../definition/form-content.ts';
import { logProblem } from '../../../platform/log.server.ts';
import { closedHoursOf } from '../../../properties/owner-records/closed-hours.server.ts';
import { plannedVisits } from '../../../properties/owner-records/owner-records.server.ts';
import { referenceOf } from '../../store/submissions.server.ts';

export type VisitSource = Pick<Platform, 'catalogue'> & {
  site: Pick<Site, 'content'>;
  language: LanguageId;
};

/** Undefined for what is sold, rented or reserved, and where the broker receives no visits. */
export async function visitedProperty(
  { catalogue, site: { content }, language }: VisitSource,
  id: string,
): Promise<{ property: Property; rules: VisitRules } | undefined> {
  const property = await catalogue.find(id, language);
  if (!property || !canBeVisited(property)) return undefined;
  const brokerEmail = catalogue.broker(property.brokerId, language)?.email;
  const rules = visitRules(content, { id, brokerEmail });
  return rules && { property, rules };
}

export async function receivedSlots(
  { database }: Pick<Platform, 'database'>,
  { id, rules, now }: { id: string; rules: VisitRules; now: Date },
): Promise<Slot[]> {
  const closed = await closedHoursOf(database, [id], now);
  return openSlots(rules, now).filter(
    ({ start, end }) => !closed.some(({ startsAt, endsAt }) => startsAt < end && start < endsAt),
  );
}

/** Two rows of six beside each other. */
const mostDays = 12;

type VisitContext = { platform: Platform; site: Site; language: LanguageId; moving?: Visit | undefined };

export async function canVisit(
  { platform: { catalogue }, site, language }: Omit<VisitContext, 'moving'>,
  id: string,
): Promise<boolean> {
  return (await visitedProperty({ catalogue, site, language }, id)) !== undefined;
}

/** The next days with free times for a visit, or for moving one; undefined while the database fails. */
export async function loadVisitDays(
  { platform, site, language, moving }: VisitContext,
  id: string,
): Promise<DayOfMoments[] | undefined> {
  const { catalogue } = platform;
  const visited = await visitedProperty({ catalogue, site, language }, id);
  if (!visited) return [];
  const { property, rules } = visited;
  const now = platform.clock();
  const { brokerId } = property;
  const except = moving?.submissionId;
  const read = await Promise.all([
    brokerVisits(platform.database, brokerId, { after: now, exceptFor: except }),
    agencyVisits(platform, site, { brokerId, now, moving: except }),
    receivedSlots(platform, { id, rules, now }),
  ]).catch((error: unknown) => {
    logProblem('Visits cannot be read.', { requestId: platform.requestId, errorKind: error });
    return undefined;
  });
  if (!read) return undefined;
  const [stored, planned, slots] = read;
  const own = stored.map(({ startsAt, endsAt, propertyId }) => ({
    start: startsAt,
    end: endsAt,
    propertyId,
  }));
  const booked = [...own, ...planned];
  const days = new Map<string, DayOfMoments['moments'][number][]>();
  for (const slot of slots) {
    if (slot.start.getTime() === moving?.startsAt.getTime()) continue;
    if (placesLeft(slot, rules, { propertyId: id, booked }) === 0) continue;
    const day = belgianDay(slot.start);
    const moment = { value: momentOf(slot.start), label: formatHour(belgianHour(slot.start), language) };
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  const t = serverText(site, language);
  return [...days].slice(0, mostDays).map(([day, moments]) => ({
    day,
    label: formatWeekday(day, language),
    short: formatDayOfWeek(day, language),
    free: t('form.visitFree', { count: moments.length }),
    moments,
  }));
}

const minute = 60_000;

function instantOf(wall: string): Date | undefined {
  const [day = '', time = ''] = wall.split('T');
  return belgianInstant(day, time);
}

export async function agencyVisits(
  { database, importedCatalogue }: Pick<Platform, 'database' | 'importedCatalogue'>,
  { content }: Pick<Site, 'content'>,
  { brokerId, now, moving }: { brokerId: string; now: Date; moving?: string | undefined },
): Promise<Booking[]> {
  const ids = importedCatalogue.ofBroker(brokerId);
  const [planned, booked] = await Promise.all([
    plannedVisits(database, ids, belgianDay(now)),
    brokerVisits(database, brokerId, { after: now }),
  ]);
  const counted = new Set(
    booked.map(({ submissionId, startsAt }) => `${referenceOf(submissionId)} ${+startsAt}`),
  );
  const own = moving === undefined ? undefined : referenceOf(moving);
  return planned.flatMap(({ propertyId, start: told, end: toldEnd, siteReference }) => {
    const start = instantOf(told);
    if (!start || (own !== undefined && siteReference === own)) return [];
    // One that was booked here takes its place once.
    if (siteReference !== null && counted.has(`${siteReference} ${+start}`)) return [];
    const length = visitMinutes(propertyId, content.settings) * minute;
    const end = (toldEnd !== null && instantOf(toldEnd)) || new Date(start.getTime() + length);
    return [{ propertyId, start, end }];
  });
}
