import { runReasons } from 'schemas/import-reasons.ts';
import { and, desc, eq } from 'drizzle-orm';
import { logProblem } from '../../platform/log.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { mostDocumentBytes } from '../owner-records/owner-record.ts';
import { failRun } from '../sync/pipeline.server.ts';
import { importRuns } from '../sync/sync-tables.server.ts';
import { documentBeside, download, megabytes, parseExport, Unreadable } from './download.server.ts';
import { type ExportLists, exportSource } from './export-lists.ts';
import { ownSite, syncOf, storedSince } from './own-site.server.ts';
import { sendExport } from './send-export.server.ts';

/** A worker has 128 MB of memory in all; the command takes larger ones. */
const mostBytes = megabytes(20);

const minute = 60_000;

/** By then, a silent run counts as lost: its worker or command was stopped. */
const lostAfter = 30 * minute;

async function isDue({ database, clock, settings }: Platform): Promise<boolean> {
  const last = await database
    .select({ startedAt: importRuns.startedAt, state: importRuns.state })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.system, exportSource.system),
        eq(importRuns.account, exportSource.account),
        eq(importRuns.isCheck, false),
      ),
    )
    .orderBy(desc(importRuns.startedAt))
    .get();
  if (!last) return true;
  const age = clock().getTime() - last.startedAt.getTime();
  return age >= (last.state === 'running' ? lostAfter : settings.PROPERTIES_EVERY * minute);
}

/** @throws Unreadable */
async function readExport(address: URL): Promise<ExportLists> {
  const bytes = await download(address, mostBytes);
  if (!bytes) throw new Unreadable(runReasons.silent);
  return parseExport(bytes);
}

/** An unreadable export changes nothing, and staff read why. */
export async function fetchExport(platform: Platform): Promise<void> {
  const { requestId, settings } = platform;
  if (settings.PROPERTIES_ADDRESS === '' || !(await isDue(platform))) return;
  const address = new URL(settings.PROPERTIES_ADDRESS);
  const site = ownSite(platform);
  const run = await site.open({ isWhole: true });
  try {
    const readDocument = async (name: string) =>
      download(documentBeside(address, name), mostDocumentBytes, await storedSince(platform, name));
    await sendExport(await readExport(address), run, site, { readDocument });
  } catch (error) {
    const isUnreadable = error instanceof Unreadable;
    // Another error may quote a record.
    logProblem('The export of the properties was not imported.', { requestId, errorKind: error });
    await failRun(syncOf(platform), run, isUnreadable ? error.message : runReasons.broken);
  }
}
