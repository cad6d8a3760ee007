import { and, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { leftHomeMonths } from 'schemas/retention.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { ownerFiles } from '../../platform/files/file-tables.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import {
  closedHours,
  type KnownHome,
  ownerHomes,
  ownerProperties,
  ownerRecords,
  staffRecords,
} from '../../properties/owner-records/owner-record-tables.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { ownerAnswers, ownerNews } from '../owners/owner-tables.server.ts';
import { formatDay } from '../../properties/text/day.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';

/** The lines by which owners know their home, also where visitors do not see the street. */
export async function describeHome(
  id: string,
  { importedCatalogue, language }: { importedCatalogue: Catalogue; language: LanguageId },
): Promise<KnownHome | undefined> {
  const property = await importedCatalogue.find(id, language);
  const address = await importedCatalogue.privateAddress(id, language);
  if (!property) return undefined;
  const { title, goal, mainType } = property;
  const street = address ? streetLine(address, mainType, language) : title;
  return { title, goal, address: street, town: townLine(property) };
}

type Row = { id: string; isKnown: number; leftOn: string | null; deed: string | null };

/** Remembers the homes about which owners read, and from which day on one is sold by deed or has left the import. */
export async function noteLeftHomes({
  database,
  importedCatalogue,
  clock,
}: Pick<Platform, 'database' | 'importedCatalogue' | 'clock'>): Promise<void> {
  const today = belgianDay(clock());
  const rows = await database.all<Row>(sql`
    select home.id as id, known.propertyId is not null as isKnown, known.leftOn as leftOn,
      (select min(event.value ->> 'Date') from ${ownerRecords} record, json_each(record.record, '$.History') event
        where record.propertyId = home.id and event.value ->> 'Kind' = 'deed'
          and event.value ->> 'Date' <= ${today}) as deed
    from (select propertyId as id from ${ownerProperties} union select propertyId from ${staffRecords}) home
    left join ${ownerHomes} known on known.propertyId = home.id`);
  for (const { id, isKnown, leftOn, deed } of rows) {
    const isThere = importedCatalogue.listed(id) !== undefined;
    const left = deed ?? (isThere ? null : (leftOn ?? today));
    if (isKnown && left === leftOn) continue;
    const home = await describeHome(id, { importedCatalogue, language: defaultLanguage });
    await database
      .insert(ownerHomes)
      .values({ propertyId: id, home: home ?? null, leftOn: left })
      .onConflictDoUpdate({ target: ownerHomes.propertyId, set: { leftOn: left, ...(home && { home }) } });
  }
}

type LeftHome = { home: KnownHome | null; keptUntil: string };

/** The ISO day until which owners read about a home that left on this day. */
export function keptUntil(leftOn: string): string {
  const end = new Date(`${leftOn}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + leftHomeMonths);
  return end.toISOString().slice(0, 10);
}

export async function findLeftHomes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeftHome>> {
  const rows = await database
    .select()
    .from(ownerHomes)
    .where(and(inArray(ownerHomes.propertyId, [...ids]), isNotNull(ownerHomes.leftOn)));
  return new Map(
    rows.map(({ propertyId, home, leftOn }) => [propertyId, { home, keptUntil: keptUntil(leftOn ?? '') }]),
  );
}

/** Deletes what owners and staff shared about homes that left on this day or before. Files go as orphans. */
export async function purgeLeftHomes(database: Database, day: string): Promise<void> {
  const old = database
    .select({ id: ownerHomes.propertyId })
    .from(ownerHomes)
    .where(lte(ownerHomes.leftOn, day));
  await database.batch([
    database.delete(ownerProperties).where(inArray(ownerProperties.propertyId, old)),
    database
      .delete(ownerRecords)
      .where(or(inArray(ownerRecords.propertyId, old), lte(ownerRecords.leftOn, day))),
    database.delete(staffRecords).where(inArray(staffRecords.propertyId, old)),
    database.delete(ownerFiles).where(inArray(ownerFiles.propertyId, old)),
    database.delete(ownerAnswers).where(inArray(ownerAnswers.propertyId, old)),
    database.delete(closedHours).where(inArray(closedHours.propertyId, old)),
    database.delete(ownerNews).where(inArray(ownerNews.propertyId, old)),
    database.delete(ownerHomes).where(lte(ownerHomes.leftOn, day)),
  ]);
}

export function keptText(
  { address, keptUntil }: PortalProperty,
  { t, language, site }: Pick<SectionContext, 't' | 'language' | 'site'>,
): string | undefined {
  if (keptUntil === undefined) return undefined;
  const phone = site.content.settings?.phone ?? '';
  return t('portal.goneText', { address, date: formatDay(keptUntil, language), phone });
}
