import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import {
  askFor,
  inTurns,
  type MediaStore,
  pathOf,
  remember,
  type Stored,
  type Task,
  unusedDays,
} from './copy-files.server.ts';
import { copiedFiles, type CopiedFile, unusedFiles } from './media-tables.server.ts';
import { documentFolder } from './document-store.server.ts';
import { pictureFolder } from './picture-store.server.ts';

/** Per run: enough for 14,400 files in six hours. */
const mostDue = 40;
/** Milliseconds until the next attempt for a file that failed. */
const shortPause = 60 * 60_000;

/** Checks the most overdue files. Returns those that changed, by their former hash. */
export async function checkFiles(
  store: MediaStore,
  tasks: readonly Task[],
): Promise<ReadonlyMap<string, Stored>> {
  const { database, clock } = store;
  const isUnused = sql`(kind, hash) in (select kind, hash from ${unusedFiles})`;
  const due = await database
    .select()
    .from(copiedFiles)
    .where(and(lt(copiedFiles.dueAt, clock()), sql`not ${isUnused}`))
    .orderBy(asc(copiedFiles.dueAt))
    .limit(mostDue);
  if (due.length === 0) return new Map();
  const names = JSON.stringify(due.map(({ kind, address }) => [kind, address]));
  await database
    .update(copiedFiles)
    .set({ dueAt: new Date(clock().getTime() + shortPause) })
    .where(sql`(kind, address) in (select value ->> 0, value ->> 1 from json_each(${names}))`);
  const done = await inTurns(due, async (known) => {
    const task = tasks.find(({ kind }) => kind === known.kind);
    return task ? askFor(store, known.address, known, task) : undefined;
  });
  const answers = done.flatMap((each) => each ?? []);
  await remember(store, answers);
  const changed = new Map<string, Stored>();
  for (const { row, former } of answers)
    if (row && former && former.hash !== row.hash && !(await isElsewhere(database, former)))
      changed.set(former.hash, row);
  return changed;
}

/** True where another address has the same file, so that nobody knows whose record is meant. */
async function isElsewhere(database: Database, { kind, hash, address }: CopiedFile): Promise<boolean> {
  const twins = await database
    .select({ address: copiedFiles.address })
    .from(copiedFiles)
    .where(and(eq(copiedFiles.kind, kind), eq(copiedFiles.hash, hash)));
  return twins.some((twin) => pathOf(twin.address) !== pathOf(address));
}

const day = 24 * 60 * 60_000;
/** Per run, each with the sizes made of it. */
const mostDeleted = 50;

const folders = { picture: pictureFolder, document: documentFolder };

/** Includes kept versions of homes that left and may come back. */
const named = sql`(
  select 'picture', substr(value ->> 'Url', 11) from record_versions, json_each(content, '$.Pictures')
    where list = 'Properties' and content is not null
  union select 'document', substr(value ->> 'File', 1, 32) from record_versions, json_each(content, '$.Documents')
    where list = 'Properties' and content is not null and value ->> 'File' is not null)`;

/** Marks files that no record names, and deletes those marked for long. Returns how many. */
export async function sweepFiles({
  database,
  uploads,
  clock,
}: Pick<MediaStore, 'database' | 'uploads' | 'clock'>): Promise<number> {
  const now = clock().getTime();
  await database.batch([
    database.delete(unusedFiles).where(sql`(kind, hash) in ${named}`),
    database
      .insert(unusedFiles)
      .select(sql`select distinct kind, hash, ${now} from ${copiedFiles} where (kind, hash) not in ${named}`)
      .onConflictDoNothing(),
  ]);
  const old = await database
    .select()
    .from(unusedFiles)
    .where(lt(unusedFiles.since, new Date(now - unusedDays * day)))
    .orderBy(asc(unusedFiles.since))
    .limit(mostDeleted);
  const deleted = await inTurns(old, async ({ kind, hash }) => {
    const { objects } = await uploads.list({ prefix: `${folders[kind]}/${hash}` });
    // Stored again since the table was read: a record that names it is about to come.
    if (objects.some(({ uploaded }) => now - uploaded.getTime() < day)) return 0;
    if (objects.length > 0) await uploads.delete(objects.map(({ key }) => key));
    const isMeant = [eq(copiedFiles.kind, kind), eq(copiedFiles.hash, hash)];
    await database.batch([
      database.delete(copiedFiles).where(and(...isMeant)),
      database.delete(unusedFiles).where(and(eq(unusedFiles.kind, kind), eq(unusedFiles.hash, hash))),
    ]);
    return 1;
  });
  return deleted.reduce<number>((sum, count) => sum + count, 0);
}
