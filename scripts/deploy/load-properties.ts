import { createHash } from 'node:crypto';
import { createReadStream, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A line of `properties.jsonl`: the record of a property, or a part of what workers hold in memory. */
type StoredLine = { record: { ID: number } } | { part: string };

/** Characters in one statement, of the hundred thousand bytes that it may have. */
const mostInStatement = 20_000;
/** Deleting more at once would take longer than a statement may. */
const removedAtOnce = 2000;

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Never ends between the halves of a pair of surrogates. */
export function sliced(text: string): string[] {
  const slices: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + mostInStatement;
    const isPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
    slices.push(text.slice(from, isPair ? end - 1 : end));
    from = isPair ? end - 1 : end;
  }
  return slices;
}

/** wrangler takes these words for a statement wherever they are; escaped they mean the same in JSON. */
const withoutTransactions = (json: string) =>
  json.replaceAll('BEGIN TRANSACTION', String.raw`BEGIN\u0020TRANSACTION`);

/** Stores a row, a long one in several statements. May be repeated. */
function rowSql(generation: string, line: number, text: string): string {
  const stored = JSON.parse(text) as StoredLine;
  const isRecord = 'record' in stored;
  const content = withoutTransactions(isRecord ? JSON.stringify(stored.record) : stored.part);
  const propertyId = isRecord ? quoted(String(stored.record.ID)) : 'null';
  const [first = '', ...others] = sliced(content);
  const insert = `insert or replace into property_rows (generation, line, propertyId, content) values (${quoted(generation)}, ${line}, ${propertyId}, ${quoted(first)});`;
  const append = (slice: string) =>
    `update property_rows set content = content || ${quoted(slice)} where generation = ${quoted(generation)} and line = ${line};`;
  return [insert, ...others.map(append), ''].join('\n');
}

/** One row: the import that is shown, the rows that this one has so far, and those of other imports that nobody needs. */
function progressSql(generation: string): string {
  const shown = '(select generation from property_generation)';
  return `select ${shown} as shown,
    (select count(*) from property_rows where generation = ${quoted(generation)}) as stored,
    (select count(*) from property_rows where generation not in (${quoted(generation)}, coalesce(${shown}, ''))) as obsolete`;
}

/** Removes imports that are older than the one that is shown. */
function removalSql(generation: string, obsolete: number): string {
  const kept = `(${quoted(generation)}, coalesce((select generation from property_generation), ''))`;
  const statement = `delete from property_rows where rowid in (select rowid from property_rows where generation not in ${kept} limit ${removedAtOnce});\n`;
  return statement.repeat(Math.ceil(obsolete / removedAtOnce));
}

/** Shows an import, and has every worker drop the pages of the one before. */
function showSql(generation: string): string {
  return `insert into property_generation (id, generation) values (1, ${quoted(generation)}) on conflict do update set generation = excluded.generation;
insert into content_revision (id, revision) values (1, 1) on conflict do update set revision = revision + 1;
`;
}

type SqlTarget = {
  /** Applies all statements of a file, or none. The title says which ones. */
  apply: (sqlFile: string, title: string) => Promise<unknown>;
  /** The only row of a question. */
  first: (sql: string) => Promise<Readonly<Record<string, unknown>>>;
};

export type PropertyLoad = SqlTarget & {
  /** The folder into which the last import wrote its rows. */
  dataFolder: string;
  /** Written anew for each part, and removed at the end. */
  sqlFile: string;
  /** The most that one file holds. */
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
