import type { Site } from '../../../content/cms/site.server.ts';
import { belgianDay, belgianInstant } from '../../../platform/belgian-time.ts';
import type { Booking } from '../../../properties/visits/free-slots.ts';
import { visitMinutes } from '../../../properties/visits/visit-rules.ts';
import { plannedVisits } from '../../../properties/owner-records/owner-records.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { referenceOf } from '../../store/submissions.server.ts';

const minute = 60_000;

/**
 * The diary of a broker as the agency's software had it at the last import. It says of no visit whose it is, so the visits
 * of a property are its broker's. Leaves out its copy of a visit that is about to move.
 */
export async function agencyVisits(
  { database, importedCatalogue }: Pick<Platform, 'database' | 'importedCatalogue'>,
  { content }: Pick<Site, 'content'>,
  { brokerId, now, moving }: { brokerId: string; now: Date; moving?: string | undefined },
): Promise<Booking[]> {
  const ids = importedCatalogue.ofBroker(brokerId);
  const planned = await plannedVisits(database, ids, belgianDay(now));
  const own = moving === undefined ? undefined : referenceOf(moving);
  return planned.flatMap(({ propertyId, start: wall, siteReference }) => {
    const [day = '', time = ''] = wall.split('T');
    const start = belgianInstant(day, time);
    if (!start || (own !== undefined && siteReference === own)) return [];
    const length = visitMinutes(propertyId, content.settings) * minute;
    return [{ propertyId, start, end: new Date(start.getTime() + length) }];
  });
}
