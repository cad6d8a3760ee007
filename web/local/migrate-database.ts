import type { Miniflare } from 'miniflare';
import { fillWithDemoData, isLocal } from './demo/demo-data.ts';
import { drizzle, migrate } from './drizzle.ts';
import { loadAgencyDocuments } from './owner-records/load-agency-documents.ts';
import { loadOwnerRecords } from './owner-records/load-owner-records.ts';
import { migrationsFolderOf, siteNow } from './site-options.ts';

/**
 * Applies new migrations to the local database, all or none, and loads the sample's owner records. A deployment does
 * the same with its own tool.
 */
export async function migrateDatabase(miniflare: Miniflare, environment: NodeJS.ProcessEnv): Promise<void> {
  const binding = await miniflare.getD1Database('DB');
  const database = drizzle(binding);
  await migrate(database, { migrationsFolder: migrationsFolderOf(environment) });
  const now = siteNow(environment);
  const isImported = await binding.prepare('select 1 from catalogue_revision where id = 1').first();
  if (!isImported) {
    await loadAgencyDocuments(await miniflare.getR2Bucket('UPLOADS'));
    await loadOwnerRecords(binding, now);
  }
  if (isLocal(environment['SITE_URL'])) await fillWithDemoData(database, now);
}
