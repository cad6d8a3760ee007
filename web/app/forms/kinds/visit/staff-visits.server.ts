import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { StaffVisit, VisitOutcome, VisitWeek } from 'schemas/visit.ts';
import { submissions } from '../../../platform/database/core-tables.server.ts';
import { visits } from './store/visit-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { type StoredVisit, type Visit, findVisit, isLapsed, openVisitsOf } from './store/visits.server.ts';
import { type Site, loadSite } from '../../../content/cms/site.server.ts';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import type { Catalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { formatPhone } from '../../../properties/text/phone.ts';
import { belgianDay, belgianHour, belgianInstant, dayAfter } from '../../../platform/belgian-time.ts';
import { referenceOf } from '../../store/submissions.server.ts';
import { changeVisit, nextSequence } from './store/visit-changes.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { mailProperty } from '../../mail/mail-property.server.ts';
import { shownValues } from '../../mail/shown-values.server.ts';
import { calledOffMails } from './mails/change-mails.server.ts';
import { visitForm } from './visit.form.server.ts';
import { visitPlace } from './visit-notes.server.ts';

function visitsBetween(database: Database, from: Date, to: Date): Promise<StoredVisit[]> {
  return database
    .select({ visit: visits, submission: submissions })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(and(gte(visits.startsAt, from), lt(visits.startsAt, to)))
    .orderBy(asc(visits.startsAt), asc(visits.submissionId));
}

/** Returns false for a visit that its visitor cancelled. */
async function noteOutcome(database: Database, id: string, state: Visit['state']): Promise<boolean> {
  const noted = await database
    .update(visits)
    .set({ state, remindAt: null })
    .where(and(eq(visits.submissionId, id), ne(visits.state, 'cancelled')))
    .returning({ id: visits.submissionId });
  return noted.length > 0;
}

async function noteText(database: Database, id: string, note: string): Promise<void> {
  await database.update(visits).set({ note }).where(eq(visits.submissionId, id));
}

function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - sinceMonday));
}

export async function visitWeek(
  platform: Platform,
  { site, language, day }: { site: Site; language: LanguageId; day: string | undefined },
): Promise<VisitWeek> {
  const now = platform.clock();
  const today = belgianDay(now);
  const days = weekOf(day ?? today);
  const monday = days[0] ?? today;
  const from = belgianInstant(monday, '00:00') ?? now;
  const to = belgianInstant(dayAfter(monday, 7), '00:00') ?? now;
  const stored = await visitsBetween(platform.database, from, to);
  return {
    today,
    days,
    visits: await Promise.all(
      stored.map(async (each) => staffVisit(each, { site, language, now, catalogue: platform.catalogue })),
    ),
  };
}

async function staffVisit(
  { visit, submission }: StoredVisit,
  { site, language, now, catalogue }: { site: Site; language: LanguageId; now: Date; catalogue: Catalogue },
): Promise<StaffVisit> {
  const { submissionId: id, propertyId, brokerId, startsAt, endsAt, state, note } = visit;
  const { values } = submission;
  const t = serverText(site, language);
  const way = values['way'] ?? '';
  const property = await catalogue.find(propertyId, language);
  const about = { property, slot: { start: startsAt, end: endsAt }, way, site, language, t };
  const named = await mailProperty(propertyId, language, { paths: site.paths, origin: '', catalogue });
  const { name, email } = visitForm.sender(values);
  return {
    id,
    reference: referenceOf(id),
    state: isLapsed(visit, now) ? 'lapsed' : state,
    day: belgianDay(startsAt),
    from: belgianHour(startsAt),
    to: belgianHour(endsAt),
    hasBegun: startsAt <= now,
    way: shownValues(visitForm, { way }, { t, language, catalogue })[0]?.value ?? way,
    place: visitPlace(about),
    broker: catalogue.broker(brokerId, defaultLanguage)?.name ?? '',
    propertyId,
    ...(named && { propertyName: named.name }),
    name,
    email,
    phone: formatPhone(values['phone'] ?? ''),
    message: values['message'] ?? '',
    note,
  };
}

type StaffChange = { state?: VisitOutcome | undefined; note?: string | undefined };

/** Calls off a visit that has not begun, else stores its outcome. Returns `conflict` where that is not possible. */
export async function changeVisitByStaff(
  platform: Platform,
  id: string,
  { state, note }: StaffChange,
  siteOf = loadSite,
): Promise<'changed' | 'unknown' | 'conflict'> {
  const { database, clock } = platform;
  const found = await findVisit(database, id);
  if (!found) return 'unknown';
  if (note !== undefined) await noteText(database, id, note);
  if (state === undefined || state === found.visit.state) return 'changed';
  const now = clock();
  if (found.visit.startsAt <= now) return (await noteOutcome(database, id, state)) ? 'changed' : 'conflict';
  if (state !== 'called-off') return 'conflict';
  const site = await siteOf(platform);
  return (await callOff({ platform, site, now }, found)) ? 'changed' : 'conflict';
}

/** Mails nobody about a visit that its mailbox has not confirmed: the agency never heard of it. */
async function callOff(
  { platform, site, now }: { platform: Platform; site: Site; now: Date },
  { visit, submission }: StoredVisit,
): Promise<boolean> {
  const { catalogue, database, settings } = platform;
  const to = { ...visit, state: 'called-off' as const, sequence: nextSequence(visit) };
  const mails =
    visit.state === 'held'
      ? []
      : await calledOffMails({ site, settings, catalogue, now }, { visit: to, submission });
  return changeVisit(database, { from: visit, to, mails, now });
}

/** Visits to come that share the mailbox, telephone number or client of one; undefined for an unknown visit. */
async function visitsOfSender(platform: Platform, id: string): Promise<StoredVisit[] | undefined> {
  const { database, clock } = platform;
  const found = await findVisit(database, id);
  if (!found) return undefined;
  const { visit, submission } = found;
  const { email } = visitForm.sender(submission.values);
  return openVisitsOf(database, { email, client: visit.client, phone: visit.phone }, clock());
}

export async function listSenderVisits(
  platform: Platform,
  id: string,
  { site, language }: { site: Site; language: LanguageId },
): Promise<StaffVisit[] | undefined> {
  const found = await visitsOfSender(platform, id);
  const now = platform.clock();
  return (
    found &&
    Promise.all(found.map((each) => staffVisit(each, { site, language, now, catalogue: platform.catalogue })))
  );
}

export async function callOffSender(
  platform: Platform,
  id: string,
  siteOf = loadSite,
): Promise<number | undefined> {
  const found = await visitsOfSender(platform, id);
  if (!found) return undefined;
  const given = { platform, site: await siteOf(platform), now: platform.clock() };
  let count = 0;
  for (const each of found) if (await callOff(given, each)) count += 1;
  return count;
}
