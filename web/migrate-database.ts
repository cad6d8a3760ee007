import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { migrate } from 'drizzle-orm/d1/migrator';
import { Miniflare } from 'miniflare';
import { resourceOptions } from './site-options.ts';

const emptyWorker = { modules: true as const, script: 'export default {}' };

/**
 * Brings the local database up to the newest migration. It runs in a worker of its own, so that the site never
 * answers with an older one. A deployment applies the same files with its own tool.
 */
export async function migrateDatabase(environment: NodeJS.ProcessEnv): Promise<void> {
  const miniflare = new Miniflare({ ...resourceOptions(environment), ...emptyWorker });
  try {
    const database = drizzle(await miniflare.getD1Database('DB'));
    await migrate(database, { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    await miniflare.dispose();
  }
}
