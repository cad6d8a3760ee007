import { createHash } from 'node:crypto';
import { createReadStream, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { progressSql, removalSql, rowSql, showSql } from './property-sql.ts';

type SqlTarget = {
  /** Applies all statements of a file, or none. The title says which ones. */
  apply: (sqlFile: string, title: string) => Promise<unknown>;
  /** The only row of a question. */
  first: (sql: string) => Promise<Readonly<Record<string, unknown>>>;
};

export type PropertyLoad = SqlTarget & {
  /** Where the last import wrote its rows. */
  dataFolder: string;
  /** Written anew for each part, and removed at the end. */
  sqlFile: string;
  /** Of one file. */
  bytesAtOnce: number;
};

async function generationOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

type Part = { generation: string; from: number; bytesAtOnce: number };

/** Yields statements together, from a line on. */
async function* partsOf(file: string, { generation, from, bytesAtOnce }: Part) {
  let part: string[] = [];
  let bytes = 0;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (line >= from) {
      const statements = rowSql(generation, line, text);
      part.push(statements);
      bytes += Buffer.byteLength(statements);
    }
    line += 1;
    if (bytes >= bytesAtOnce) {
      yield { sql: part.join(''), rows: line };
      [part, bytes] = [[], 0];
    }
  }
  if (part.length > 0) yield { sql: part.join(''), rows: line };
}

/**
 * Stores an import that is too large for the build (decision 42) beside the one that is shown, and then shows it in one
 * step. Goes on where it was stopped. Does nothing without such an import, or when it is shown.
 */
export async function loadProperties({
  dataFolder,
  sqlFile,
  bytesAtOnce,
  apply,
  first,
}: PropertyLoad): Promise<void> {
  const file = path.join(dataFolder, 'properties.jsonl');
  if (!existsSync(file)) return;
  const applySql = async (sql: string, title: string) => {
    writeFileSync(sqlFile, sql);
    await apply(sqlFile, title);
  };
  const generation = await generationOf(file);
  const { shown, stored, obsolete } = await first(progressSql(generation));
  if (shown === generation) return;
  try {
    if (Number(obsolete) > 0)
      await applySql(removalSql(generation, Number(obsolete)), 'removing old properties');
    // Repeats the last row, which may lack its end.
    const from = Math.max(0, Number(stored) - 1);
    for await (const { sql, rows } of partsOf(file, { generation, from, bytesAtOnce })) {
      await applySql(sql, `storing properties, up to row ${rows}`);
    }
    await applySql(showSql(generation), 'showing the stored properties');
  } finally {
    rmSync(sqlFile, { force: true });
  }
}
