import type { DatabaseSync } from 'node:sqlite';
import { applyPatch } from 'mendoza';
import type { Commit } from '../store/transactions/stage.ts';
import { omit } from '../store/document.ts';
import type { Doc } from '../store/document.ts';
import type { Mutation } from '../store/transactions/mutation.ts';
import { effectsOf } from './effects.ts';
import type { Effects } from './effects.ts';

const pruneEvery = 1000;

export type Entry = {
  seq: number;
  transactionId: string;
  author: string;
  timestamp: string;
  documentId: string;
  /** Revision before the transaction, `null` for a document that was created. */
  previousRev: string | null;
  effects: Effects;
};

export type Transaction = Pick<Entry, 'seq' | 'author' | 'timestamp'> & { id: string };

export type TransactionFilter = {
  /** A transaction must change at least one of these; none means any document. */
  documentIds: readonly string[];
  authors: readonly string[];
  fromSeq: number;
  toSeq: number;
  fromTime: string;
  toTime: string;
  reverse: boolean;
  limit: number;
};

export type Moment = { revision: string } | { time: string } | 'lastRevision';

/** The last transactions of a dataset: a revert patch per changed document leads back to any of its revisions. */
export class History {
  readonly #database: DatabaseSync;
  readonly #dataset: string;
  readonly #kept: number;
  readonly #statements;
  #commits = 0;

  constructor(database: DatabaseSync, dataset: string, kept: number) {
    this.#database = database;
    this.#dataset = dataset;
    this.#kept = kept;
    this.#statements = {
      transaction: database.prepare(
        'INSERT INTO transactions (dataset, id, author, at, results) VALUES (?, ?, ?, ?, ?)',
      ),
      results: database.prepare('SELECT results FROM transactions WHERE dataset = ? AND id = ?'),
      seq: database.prepare('SELECT seq FROM transactions WHERE dataset = ? AND id = ?'),
      change: database.prepare(
        'INSERT INTO changes (seq, dataset, document, previous, apply, revert, mutations) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ),
      entries: database.prepare(
        `SELECT seq, id, author, at, document, previous, apply, revert FROM changes JOIN transactions USING (seq)
          WHERE changes.dataset = ? AND document = ? ORDER BY seq DESC`,
      ),
      changesOf: database.prepare(
        'SELECT document, apply, revert, mutations FROM changes WHERE seq = ? ORDER BY document',
      ),
    };
    this.#prune();
  }

  resultsOf(transactionId: string): string | undefined {
    const row = this.#statements.results.get(this.#dataset, transactionId);
    return row && String(row['results']);
  }

  record({ transactionId, author, timestamp, changes }: Commit, results: string): void {
    const { transaction, change } = this.#statements;
    const inserted = transaction.run(this.#dataset, transactionId, author, timestamp, results);
    for (const [id, staged] of changes) {
      const { apply, revert } = effectsOf(staged);
      const texts = [apply, revert, staged.mutations].map((value) => JSON.stringify(value));
      change.run(inserted.lastInsertRowid, this.#dataset, id, staged.before?._rev ?? null, ...texts);
    }
    this.#commits += 1;
    if (this.#commits % pruneEvery === 0) this.#prune();
  }

  #prune(): void {
    for (const table of ['changes', 'transactions'])
      this.#database
        .prepare(`DELETE FROM ${table} WHERE seq <= (SELECT max(seq) FROM transactions) - ?`)
        .run(this.#kept);
  }

  seqOf(transactionId: string): number | null {
    const row = this.#statements.seq.get(this.#dataset, transactionId);
    return row ? Number(row['seq']) : null;
  }

  /** Newest first. */
  entriesOf(documentId: string): Entry[] {
    return this.#statements.entries.all(this.#dataset, documentId).map((row) => ({
      seq: Number(row['seq']),
      transactionId: String(row['id']),
      author: String(row['author']),
      timestamp: String(row['at']),
      documentId,
      previousRev: row['previous'] === null ? null : String(row['previous']),
      effects: effectsIn(row),
    }));
  }

  transactions(filter: TransactionFilter): Transaction[] {
    const { documentIds, authors, fromSeq, toSeq, fromTime, toTime, reverse, limit } = filter;
    const rows = this.#database
      .prepare(
        `SELECT seq, id, author, at FROM transactions
          WHERE dataset = :dataset AND seq BETWEEN :fromSeq AND :toSeq AND at BETWEEN :fromTime AND :toTime
            AND (:authors = '[]' OR author IN (SELECT value FROM json_each(:authors)))
            AND (:ids = '[]' OR seq IN (SELECT seq FROM changes
              WHERE dataset = :dataset AND document IN (SELECT value FROM json_each(:ids))))
          ORDER BY seq ${reverse ? 'DESC' : 'ASC'} LIMIT :limit`,
      )
      .all({
        dataset: this.#dataset,
        ids: JSON.stringify(documentIds),
        authors: JSON.stringify(authors),
        ...{ fromSeq, toSeq, fromTime, toTime, limit },
      });
    return rows.map((row) => ({
      seq: Number(row['seq']),
      id: String(row['id']),
      author: String(row['author']),
      timestamp: String(row['at']),
    }));
  }

  changesOf(seq: number): { documentId: string; effects: Effects; mutations: Mutation[] }[] {
    return this.#statements.changesOf.all(seq).map((row) => ({
      documentId: String(row['document']),
      effects: effectsIn(row),
      mutations: JSON.parse(String(row['mutations'])) as Mutation[],
    }));
  }

  /** Reverts changes one by one from the present document; `null` if it did not exist or the history begins later. */
  documentAt(documentId: string, present: Doc | null, moment: Moment): Doc | null {
    if (moment === 'lastRevision' && present) return present;
    const entries = this.entriesOf(documentId);
    const seq = typeof moment === 'object' && 'revision' in moment ? this.seqOf(moment.revision) : null;
    let document = present;
    for (const entry of entries) {
      if (seq !== null && entry.seq <= seq) return document;
      if (typeof moment === 'object' && 'time' in moment && entry.timestamp <= moment.time) return document;
      document = reverted(document, entry);
      if (moment === 'lastRevision') return document;
    }
    if (!document || moment === 'lastRevision') return null;
    if ('time' in moment) return document._updatedAt <= moment.time ? document : null;
    // Transactions are removed in order: one that is still known comes after all that led to this revision.
    return seq !== null || document._rev === moment.revision ? document : null;
  }
}

function reverted(document: Doc | null, { effects, previousRev }: Entry): Doc | null {
  const content = document && omit(document, ['_rev']);
  const before = applyPatch(content, effects.revert) as Doc | null;
  return before && { ...before, _rev: previousRev ?? '' };
}

function effectsIn(row: Readonly<Record<string, unknown>>): Effects {
  return JSON.parse(`{"apply":${String(row['apply'])},"revert":${String(row['revert'])}}`) as Effects;
}
