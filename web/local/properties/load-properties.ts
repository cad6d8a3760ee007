import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Miniflare } from 'miniflare';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** Bytes in one statement, of the two million that a parameter may have. */
const bytesAtOnce = 800_000;
const removedAtOnce = 2000;

async function generationOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Yields lines together, as JSON lists. */
async function* batchesOf(file: string, skipped: number): AsyncGenerator<string> {
  let batch: string[] = [];
  let bytes = 0;
  let index = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    index += 1;
    if (index <= skipped) continue;
    if (bytes + line.length > bytesAtOnce && batch.length > 0) {
      yield `[${batch.join(',')}]`;
      [batch, bytes] = [[], 0];
    }
    batch.push(line);
    bytes += Buffer.byteLength(line);
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}

/** Removes everything but some generations, in steps that hold up no reader. */
async function removeOthers(database: Database, kept: readonly string[]): Promise<void> {
  const some = `select rowid from property_rows where generation not in (select value from json_each(?)) limit ${String(removedAtOnce)}`;
  for (;;) {
    const { meta } = await database
      .prepare(`delete from property_rows where rowid in (${some})`)
      .bind(JSON.stringify(kept))
      .run();
    if (meta.changes < removedAtOnce) return;
  }
}

/**
 * Stores an import that is too large for the build under a generation of its own, and then shows it in one step: visitors
 * see the import before it or all of this one. Goes on where it was killed. Does nothing when that import is shown.
 */
export async function loadProperties(database: Database, dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'properties.jsonl');
  if (!existsSync(file)) return;
  const generation = await generationOf(file);
  const shown = await database
    .prepare('select generation from property_generation')
    .first<string>('generation');
  if (shown === generation) return;
  // The one that is shown stays until the next import, for workers that have not heard of this one yet.
  await removeOthers(database, [generation, ...(shown === null ? [] : [shown])]);
  const stored = await database
    .prepare('select count(*) as total from property_rows where generation = ?')
    .bind(generation)
    .first<number>('total');
  const insert = database.prepare(
    `insert into property_rows (generation, line, propertyId, content)
     select ?1, ?2 + key + 1, cast(json_extract(value, '$.record.ID') as text),
       coalesce(json_extract(value, '$.record'), json_extract(value, '$.part'))
     from json_each(?3)`,
  );
  let line = stored ?? 0;
  for await (const batch of batchesOf(file, line)) {
    const { meta } = await insert.bind(generation, line, batch).run();
    line += meta.changes;
  }
  await database.batch([
    database
      .prepare(
        'insert into property_generation (id, generation) values (1, ?1) on conflict do update set generation = ?1',
      )
      .bind(generation),
    // Has every worker drop the pages of the import before.
    database.prepare(
      'insert into content_revision (id, revision) values (1, 1) on conflict do update set revision = revision + 1',
    ),
  ]);
}
