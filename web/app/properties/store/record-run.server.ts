import { isInDatabase } from '../catalogue/catalogue.ts';
import { recordChange, recordEvent } from '../../platform/operations/site-events.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { sha256 } from '../../platform/signing/sha256.ts';
import { shownGeneration } from './follow-imports.server.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

let built: Promise<string> | undefined;

/** Recognises an import, be it part of the build or in the database. */
function importId(): Promise<string> | string {
  if (isInDatabase) return shownGeneration();
  built ??= sha256(JSON.stringify(data));
  return built;
}

/** Records that the scheduled work was done, and which properties the site shows. */
export async function recordRun({ database, requestId }: Platform): Promise<void> {
  try {
    await recordEvent(database, 'schedule-run');
    await recordChange(database, 'import-shown', await importId());
  } catch (error) {
    logProblem('A run of the schedule could not be recorded.', { requestId, error });
  }
}
