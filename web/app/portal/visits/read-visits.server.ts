import { type OwnerVisit, ownerVisits } from '../../properties/owner-records/owner-visits.ts';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import { referenceOf } from '../../forms/store/submissions.server.ts';
import { visitsOfProperties } from '../../forms/kinds/visit/store/visits-of-properties.server.ts';
import { readRecords, type ShownRecord } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';

type Shown = Pick<SectionContext, 'platform' | 'properties' | 'propertyIds'>;

const belgianTime = (instant: Date) => `${belgianDay(instant)}T${belgianHour(instant)}`;

/** Every visit of the shown properties, in order of time. */
export async function readVisits(
  shown: Shown,
  records?: readonly ShownRecord[],
): Promise<readonly OwnerVisit[]> {
  const { platform, propertyIds } = shown;
  const booked = await visitsOfProperties(platform.database, propertyIds);
  return ownerVisits(
    (records ?? (await readRecords(shown))).map(({ record }) => record),
    // One that nobody confirmed may be a joke.
    booked.flatMap(({ submissionId, propertyId, startsAt, state }) =>
      state === 'held'
        ? []
        : [{ id: referenceOf(submissionId), propertyId, start: belgianTime(startsAt), state }],
    ),
    belgianTime(platform.clock()),
  );
}

/** Those planned, and those called off, which a calendar has from an earlier copy. */
export function visitsForCalendar(visits: readonly OwnerVisit[], clock: () => Date): OwnerVisit[] {
  const now = belgianTime(clock());
  return visits.filter(({ state, start }) => state === 'planned' || (state === 'cancelled' && start > now));
}
