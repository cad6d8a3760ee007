import { isInDatabase, showImport } from '../catalogue/catalogue.ts';
import { recordChange, recordEvent } from '../../platform/operations/site-events.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };
import { readIndex } from '../catalogue/records/index-parts.ts';
import { readGeneration, readParts } from './property-rows.server.ts';
import { recordsInDatabase } from './database-records.server.ts';

let built: Promise<string> | undefined;

/** Recognises an import, be it part of the build or in the database. */
function importId(): Promise<string> | string {
  if (isInDatabase) return shownGeneration();
  built ??= sha256(JSON.stringify(data));
  return built;
}

/** Records that the scheduled work was done, and which properties the site shows. */
export async function recordRun({ database }: Platform): Promise<void> {
  await recordEvent(database, 'schedule-run');
  await recordChange(database, 'import-shown', await importId());
}

const generationAge = 1000;

let shown: string | undefined;
let readAt = -Infinity;

/** Of the import that the catalogue shows; empty before the first. */
const shownGeneration = (): string => shown ?? '';

/**
 * Has the catalogue show the last import into the database, which it looks for once a second. Goes on with the import it has while the database fails.
 */
export async function followImports({
  database,
  requestId,
}: Pick<Platform, 'database' | 'requestId'>): Promise<void> {
  const now = Date.now();
  if (now - readAt < generationAge) return;
  try {
    const generation = await readGeneration(database);
    if (generation !== undefined && generation !== shown) {
      showImport(readIndex(await readParts(database, generation)), recordsInDatabase(database, generation));
      shown = generation;
    }
    readAt = now;
  } catch (error) {
    logProblem('The import of the properties cannot be read.', { requestId, error });
  }
}
