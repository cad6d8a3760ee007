import { sql } from 'drizzle-orm';
import { defaultLanguage } from 'schemas/languages.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { crmAddresses, crmRecords } from '../crm-tables.server.ts';

export type LiveAddress = { key: string; url: string };

const mostAtOnce = 10;

/** Live pages that the software has not been told of. Units stand in the answer of their project. */
export async function untoldAddresses(
  platform: Platform,
  { system, account }: Source,
): Promise<LiveAddress[]> {
  const { database, catalogue, settings } = platform;
  const rows = await database.all<{ key: string; id: number }>(sql`
    select record.key as key, own.id as id from ${crmRecords} record
    join record_sources own on own.system = record.system and own.account = record.account
      and own.list = 'Properties' and own.key = record.key
    where record.system = ${system} and record.account = ${account} and state = 'published' and project is null
      and not exists (select 1 from ${crmAddresses} told where told.system = record.system
        and told.account = record.account and told.key = record.key)
    order by record.key limit ${mostAtOnce}`);
  if (rows.length === 0) return [];
  const { paths } = await loadSite(platform);
  const addresses = rows.map(async ({ key, id }) => {
    const property = await catalogue.find(String(id), defaultLanguage);
    if (!property) return [];
    return [{ key, url: `${settings.SITE_URL}${propertyPath(paths, property, defaultLanguage)}` }];
  });
  return (await Promise.all(addresses)).flat();
}

export async function noteAddress(database: Database, source: Source, told: LiveAddress): Promise<void> {
  await database
    .insert(crmAddresses)
    .values({ ...source, ...told })
    .onConflictDoNothing();
}
