import { and, desc, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Clock } from '../../platform/clock.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Finding } from '../sync/sync.ts';
import { fetchFile, MediaProblem } from './fetch-file.server.ts';
import { copiedFiles, type CopiedFile, unusedFiles } from './media-tables.server.ts';

export type MediaStore = {
  database: Database;
  uploads: R2Bucket;
  images: ImagesBinding;
  clock: Clock;
  fetch: typeof fetch;
  /** Milliseconds per file. */
  patience?: number;
};

/** Undefined while the record lacks a file that it needs. */
export type CopyMedia = (
  record: PropertyRecord,
  previous: PropertyRecord | undefined,
) => Promise<{ record: PropertyRecord | undefined; findings: readonly Finding[] }>;

export type Wanted = {
  address: string;
  /** Hash of the file that now stands in its place. */
  former: string | undefined;
};

export type Stored = Pick<CopiedFile, 'hash' | 'width' | 'height' | 'tone' | 'type'>;

export type Task = {
  kind: CopiedFile['kind'];
  mostBytes: number;
  /** @throws MediaProblem for a file that is refused */
  keep: (bytes: Uint8Array<ArrayBuffer>, hash: string) => Promise<Omit<Stored, 'hash'>>;
};

/** With a problem, the file is the one that was copied before. */
export type Copied = { file: Stored | undefined; problem: MediaProblem | undefined };

/** Milliseconds before the same file is fetched again. */
const rest = 6 * 60 * 60_000;
/** Milliseconds after which a new address of a file counts as the old one having expired. */
const expiry = 48 * 60 * 60_000;
const usualPatience = 20_000;
/** A worker holds six connections at a time. */
const mostAtOnce = 5;
/** Milliseconds until the schedule checks a file again. */
const usualPause = 5 * 60 * 60_000;
/** Days that a file without a record stays. On the last, nothing relies on it, since it may go at any moment. */
export const unusedDays = 30;
const day = 24 * 60 * 60_000;
const never = new Date('9999-12-31');

export async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += mostAtOnce)
    results.push(...(await Promise.all(items.slice(from, from + mostAtOnce).map(run))));
  return results;
}

export async function copyFiles(store: MediaStore, wanted: readonly Wanted[], task: Task): Promise<Copied[]> {
  if (wanted.length === 0) return [];
  const known = await readKnown(store, wanted, task);
  const done = await inTurns(wanted, (each) => copyOne(store, each, known, task));
  await remember(store, done);
  return done;
}

type Answer = Copied & {
  row: CopiedFile | undefined;
  former: CopiedFile | undefined;
};

function copyOne(
  store: MediaStore,
  { address, former }: Wanted,
  files: readonly CopiedFile[],
  task: Task,
): Promise<Answer> {
  const known = files.find((file) => file.address === address) ?? files.find(({ hash }) => hash === former);
  const isFresh = known?.address === address && store.clock().getTime() - known.checkedAt.getTime() < rest;
  return isFresh
    ? Promise.resolve({ file: known, problem: undefined, row: undefined, former: known })
    : askFor(store, address, known, task);
}

export async function askFor(
  store: MediaStore,
  address: string,
  known: CopiedFile | undefined,
  task: Task,
): Promise<Answer> {
  const now = store.clock();
  try {
    const { fetch, patience = usualPatience } = store;
    const fetched = await fetchFile(address, { fetch, patience, mostBytes: task.mostBytes, known });
    const file = fetched ? { ...(await keep(store, fetched.bytes, task)), ...fetched.validators } : known;
    const dueAt = new Date(now.getTime() + usualPause);
    const row = file && { ...file, kind: task.kind, address, checkedAt: now, dueAt };
    return { file, problem: undefined, row, former: known };
  } catch (problem) {
    if (!(problem instanceof MediaProblem)) throw problem;
    return { file: known, problem, row: undefined, former: known };
  }
}

/** Half of a SHA-256, which is enough to tell files apart. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Leaves out files that may be deleted at any moment. */
function staysFor(clock: Clock): SQL {
  const before = clock().getTime() - (unusedDays - 1) * day;
  return sql`(kind, hash) not in (select kind, hash from ${unusedFiles} where since < ${before})`;
}

async function keep(
  { database, clock }: MediaStore,
  bytes: Uint8Array<ArrayBuffer>,
  task: Task,
): Promise<Stored> {
  const hash = await hashOf(bytes);
  const isSame = and(eq(copiedFiles.kind, task.kind), eq(copiedFiles.hash, hash), staysFor(clock));
  const known = await database.select().from(copiedFiles).where(isSame).get();
  return known ?? { hash, ...(await task.keep(bytes, hash)) };
}

/** Keeps a file that was sent, unless the same bytes are here. @throws MediaProblem */
export async function keepFile(
  store: MediaStore,
  bytes: Uint8Array<ArrayBuffer>,
  task: Task,
): Promise<Stored> {
  const { hash, width, height, tone, type } = await keep(store, bytes, task);
  const file = { hash, width, height, tone, type };
  const address = `sent:${hash}`;
  const row = {
    kind: task.kind,
    address,
    etag: null,
    modified: null,
    checkedAt: store.clock(),
    dueAt: never,
  };
  const answer = { file, problem: undefined, row: { ...row, ...file }, former: undefined };
  await remember(store, [answer]);
  return file;
}

/** One parameter, because the database takes a hundred at most. */
const isOneOf = (column: SQLiteColumn, values: readonly (string | undefined)[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values.filter(Boolean))}))`;

/** By address, and by hash where a record names a new address. */
function readKnown(
  { database, clock }: MediaStore,
  wanted: readonly Wanted[],
  { kind }: Pick<Task, 'kind'>,
): Promise<CopiedFile[]> {
  const addresses = wanted.map(({ address }) => address);
  const formers = wanted.map(({ former }) => former);
  const isMeant = or(isOneOf(copiedFiles.address, addresses), isOneOf(copiedFiles.hash, formers));
  return database
    .select()
    .from(copiedFiles)
    .where(and(eq(copiedFiles.kind, kind), isMeant, staysFor(clock)))
    .orderBy(desc(copiedFiles.checkedAt));
}

export async function remember({ database, clock }: MediaStore, answers: readonly Answer[]): Promise<void> {
  const since = clock();
  const expired = new Date(clock().getTime() - expiry);
  const { kind, address, hash, checkedAt } = copiedFiles;
  const [first, ...others] = answers.flatMap(({ row, former }) => {
    if (!row) return [];
    const isOther = former && former.hash !== row.hash;
    return [
      ...(isOther
        ? [
            database
              .insert(unusedFiles)
              .values({ kind: row.kind, hash: former.hash, since })
              .onConflictDoNothing(),
          ]
        : []),
      database
        .insert(copiedFiles)
        .values(row)
        .onConflictDoUpdate({ target: [kind, address], set: row }),
      database
        .delete(copiedFiles)
        .where(and(eq(kind, row.kind), eq(hash, row.hash), ne(address, row.address), lt(checkedAt, expired))),
    ];
  });
  if (first) await database.batch([first, ...others]);
}

/** Drops the query, which holds a key where addresses expire. */
export const pathOf = (address: string) => address.split('?')[0];

/** A note where the former file stays. Hides the query of an address, which may hold a key, from staff. */
export function findingOf({ file, problem }: Copied, field: string, address: string): Finding | undefined {
  if (!problem) return undefined;
  const { reason, words } = problem;
  const value = pathOf(address) ?? '';
  return { level: file ? 'note' : 'field', field, reason, words, value: value.slice(0, 200) };
}
