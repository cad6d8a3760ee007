import { Miniflare } from 'miniflare';
import { fillWithDemoData, isLocal } from './demo/demo-data.ts';
import { drizzle, migrate } from './drizzle.ts';
import { loadAgencyDocuments } from './owner-records/load-agency-documents.ts';
import { loadOwnerRecords } from './owner-records/load-owner-records.ts';
import { loadProperties } from './properties/load-properties.ts';
import { retryStart } from './retry-start.ts';
import { dataFolderOf, migrationsFolderOf, resourceOptions, siteNow } from './site-options.ts';
import { whileOthersWait } from './start-lock.ts';

const emptyWorker = { modules: true as const, script: 'export default {}' };

async function migrateOnce(environment: NodeJS.ProcessEnv): Promise<void> {
  const miniflare = new Miniflare({ ...resourceOptions(environment), ...emptyWorker });
  try {
    const binding = await miniflare.getD1Database('DB');
    const database = drizzle(binding);
    await migrate(database, { migrationsFolder: migrationsFolderOf(environment) });
    const now = siteNow(environment);
    const dataFolder = dataFolderOf(environment);
    await loadAgencyDocuments(await miniflare.getR2Bucket('UPLOADS'), dataFolder);
    await loadProperties(binding, dataFolder);
    await loadOwnerRecords(binding, dataFolder, now);
    if (isLocal(environment['SITE_URL'])) await fillWithDemoData(database, now);
  } finally {
    await miniflare.dispose();
  }
}

/** The sentence of the tool that failed, on one line, without the statement that the library repeats. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.message.startsWith('Failed query')
    ? reasonOf(error.cause)
    : error.message.replaceAll(/\s+/g, ' ');
}

/**
 * Applies new migrations to the local database, all or none, and loads what was imported for owners or is too large for the
 * build, in a worker of its own so that the site never runs on an older schema. A deployment does the same with its own
 * tool.
 * @throws Error whose message is shown to the user as it is
 */
export async function migrateDatabase(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await whileOthersWait(dataFolderOf(environment), () => retryStart(() => migrateOnce(environment)));
  } catch (error) {
    throw new Error(`The database of the site could not be migrated: ${reasonOf(error)}`, { cause: error });
  }
}
