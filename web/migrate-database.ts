import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/d1';
import { migrate } from 'drizzle-orm/d1/migrator';

/** Brings a local database up to the newest migration. A deployment applies the same files with its own tool. */
export async function migrateDatabase(database: Parameters<typeof drizzle>[0]): Promise<void> {
  await migrate(drizzle(database), { migrationsFolder: join(import.meta.dirname, 'migrations') });
}
