import { assertSound, countRows, withDatabase } from './database-file.ts';
import type { Manifest } from '../manifest.ts';
import { putMigrations } from './migrations.ts';

/** Compares with the manifest what the database holds, and makes it ready for a site. */
export function prepareDatabase(file: string, manifest: Manifest, host: 'local' | 'hosted'): void {
  withDatabase(file, (database) => {
    assertSound(database, file);
    const [found, wanted] = [countRows(database), manifest.rows];
    const table = Object.keys({ ...found, ...wanted }).find((name) => found[name] !== wanted[name]);
    if (table) throw new Error(`The table ${table} has ${found[table]} rows instead of ${wanted[table]}.`);
    putMigrations(database, manifest.migrations, host);
    // Above any earlier number, so that no page that is cached elsewhere counts as current.
    database.exec('update content_revision set revision = max(revision + 1, unixepoch())');
  });
}
