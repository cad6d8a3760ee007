import { and, type SQL, sql, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerHomes, ownerRecords } from './owner-record-tables.server.ts';

type PlannedVisit = {
  propertyId: string;
  /** Belgian time, such as `2026-11-25T10:00`. */
  start: string;
  /** Null where it takes as long as usual. */
  end: string | null;
  siteReference: string | null;
};

const field = (name: string): SQL => sql`json_extract(visit.value, ${`$.${name}`})`;

/** From a Belgian day on: visits, and what else takes the brokers’ time in the agency’s software. */
export function plannedVisits(
  database: Database,
  propertyIds: readonly string[],
  from: string,
): Promise<PlannedVisit[]> {
  const isWanted = and(
    sql`${ownerRecords.propertyId} in (select value from json_each(${JSON.stringify(propertyIds)}))`,
    sql`coalesce(${field('End')}, ${field('Start')}) >= ${from}`,
    sql`coalesce(${field('Cancelled')}, 0) = 0`,
  );
  return database.all<PlannedVisit>(sql`
    select ${ownerRecords.propertyId} as propertyId, ${field('Start')} as start,
      ${field('End')} as end, ${field('SiteReference')} as siteReference
    from ${ownerRecords}, (select '$.Visits' as list union all select '$.Busy') lists,
      json_each(${ownerRecords.record}, lists.list) visit where ${isWanted}`);
}

/** The importer has checked the records. Returns a record that left only once its home has left, too. */
export async function findOwnerRecords(
  database: Database,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await database
    .select()
    .from(ownerRecords)
    .where(
      and(
        inArray(ownerRecords.propertyId, [...propertyIds]),
        sql`(${ownerRecords.leftOn} is null or exists (select 1 from ${ownerHomes}
          where ${ownerHomes.propertyId} = ${ownerRecords.propertyId} and ${ownerHomes.leftOn} is not null))`,
      ),
    );
  return new Map(rows.map(({ propertyId, record }) => [propertyId, record]));
}

export async function findListedDocuments(database: Database): Promise<string[]> {
  const rows = await database.all<{ name: string }>(sql`
    select json_extract(document.value, '$.File') as name
    from ${ownerRecords}, json_each(${ownerRecords.record}, '$.AgencyDocuments') document`);
  return rows.map(({ name }) => name);
}
