import { inArray } from 'drizzle-orm';
import { visits } from '../../forms/kinds/visit/store/visit-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { reactionKind } from '../../properties/model/terms.ts';
import { type OwnerVisit, ownerVisits } from '../../properties/owner-records/owner-visits.ts';
import type { SectionContext } from '../section-context.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { withReactions } from '../records/merge-records.server.ts';
import { readRecords, type ShownRecord } from '../records/read-records.server.ts';

/** Without anything about a visitor; only the reference of a visit may leave the server. */
function visitsOfProperties(database: Database, propertyIds: readonly string[]) {
  const { submissionId, propertyId, startsAt, state } = visits;
  return database
    .select({ submissionId, propertyId, startsAt, state })
    .from(visits)
    .where(inArray(propertyId, [...propertyIds]));
}

export function outcomeOf(
  { state, reaction }: Pick<OwnerVisit, 'state' | 'reaction'>,
  { platform, t, language }: Pick<SectionContext, 'platform' | 't' | 'language'>,
): string {
  if (state === 'planned') return t('portal.visitPlanned');
  if (state === 'cancelled') return t('portal.visitCancelled');
  if (state === 'missed') return t('portal.visitMissed');
  if (reaction === undefined) return t('portal.visitAwaiting');
  return platform.importedCatalogue.term(reactionKind, reaction, language).text;
}

type Shown = Parameters<typeof readRecords>[0];

export const belgianTime = (instant: Date) => `${belgianDay(instant)}T${belgianHour(instant)}`;

export async function readVisits(
  shown: Shown,
  records?: readonly Pick<ShownRecord, 'record' | 'staff'>[],
): Promise<readonly OwnerVisit[]> {
  const { platform, propertyIds } = shown;
  const booked = await visitsOfProperties(platform.database, propertyIds);
  const told = records ?? (await readRecords(shown));
  const visits = ownerVisits(
    told.map(({ record }) => record),
    // One that nobody confirmed may be a joke.
    booked.flatMap(({ submissionId, propertyId, startsAt, state }) =>
      state === 'held'
        ? []
        : [{ id: referenceOf(submissionId), propertyId, start: belgianTime(startsAt), state }],
    ),
    belgianTime(platform.clock()),
  );
  return withReactions(
    visits,
    told.flatMap(({ staff }) => staff),
  );
}

/** Those planned, and those called off, which a calendar has from an earlier copy. */
export function visitsForCalendar(visits: readonly OwnerVisit[], clock: () => Date): OwnerVisit[] {
  const now = belgianTime(clock());
  return visits.filter(({ state, start }) => state === 'planned' || (state === 'cancelled' && start > now));
}
