import type { DatabaseSync } from 'node:sqlite';
import { insufficientPermission, ItemRefused } from '../api-error.ts';
import { History } from '../history/history.ts';
import { applyMutation, type MutationResult } from './transactions/apply-mutation.ts';
import { inTransaction } from './database.ts';
import { deepFreeze, type Doc, type JsonObject } from './document.ts';
import { randomId } from './ids.ts';
import type { Mutation } from './transactions/mutation.ts';
import { lensFor, type Perspective } from './views/perspective.ts';
import { Stage, type Commit } from './transactions/stage.ts';
import { View } from './views/view.ts';
import { strongReferences } from './references.ts';

function checkReferences(stage: Stage, referrers: (id: string) => Iterable<string>): void {
  for (const [id, { after }] of stage.changes) {
    for (const target of strongReferences(after)) {
      if (!stage.get(target)) throw missingTarget(id, target);
    }
  }
  for (const [id, { after }] of stage.changes) {
    if (after) continue;
    const untouched = [...referrers(id)].filter((holder) => !stage.changes.has(holder));
    const holders = untouched.filter((holder) => strongReferences(stage.get(holder)).has(id));
    if (holders.length > 0) throw stillReferenced(id, holders);
  }
}

function missingTarget(id: string, target: string): ItemRefused {
  const description = `Document "${id}" references non-existent document "${target}"`;
  return new ItemRefused({
    type: 'documentReferenceDoesNotExistError',
    description,
    id,
    referenceID: target,
  });
}

function stillReferenced(id: string, holders: string[]): ItemRefused {
  const names = holders.map((holder) => `"${holder}"`).join(', ');
  const description = `Document "${id}" cannot be deleted as there are references to it from ${names}`;
  return new ItemRefused({
    type: 'documentHasExistingReferencesError',
    description,
    id,
    referencingIDs: holders,
  });
}

type Step = (read: (id: string) => Doc | null) => readonly Mutation[];

export type CommitRequest = {
  steps: readonly Step[];
  author: string;
  /** Documents the author may change; all when left out. */
  mayChange?: ((id: string) => boolean) | undefined;
  transactionId?: string | undefined;
  dryRun?: boolean | undefined;
  select?: ((selection: JsonObject) => string[]) | undefined;
};

export type CommitResult = {
  transactionId: string;
  results: MutationResult[];
  /** Returns the document after the transaction, or a deleted one as it was before. */
  documentOf: (id: string) => Doc | null;
};

export type DatasetSettings = {
  onLoad?: (document: Doc) => Doc;
  /** Number of transactions in the history; a retried one is recognized among them. */
  keptTransactions?: number | undefined;
};

/** Limits the views in memory, because any requested name may be that of a release. */
const mostViews = 12;

export class Dataset {
  readonly name: string;
  readonly history: History;
  readonly #database: DatabaseSync;
  readonly #documents = new Map<string, Doc>();
  readonly #views = new Map<string, View>();
  readonly #watchers = new Set<(commit: Commit) => void>();
  readonly #statements;

  constructor(database: DatabaseSync, name: string, settings: DatasetSettings = {}) {
    const { onLoad, keptTransactions = 20_000 } = settings;
    this.name = name;
    this.history = new History(database, name, keptTransactions);
    this.#database = database;
    this.#statements = {
      put: database.prepare('INSERT OR REPLACE INTO documents (dataset, id, body) VALUES (?, ?, ?)'),
      remove: database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?'),
    };
    for (const row of database.prepare('SELECT body FROM documents WHERE dataset = ?').iterate(name)) {
      const stored = JSON.parse(String(row['body'])) as Doc;
      const document = deepFreeze(onLoad ? onLoad(stored) : stored);
      this.#documents.set(document._id, document);
    }
  }

  get(id: string): Doc | undefined {
    return this.#documents.get(id);
  }

  view(perspective: Perspective, privateToo: boolean): View {
    const layers = perspective === 'raw' ? 'raw' : perspective.join(',');
    const key = `${privateToo ? 'private' : 'public'}:${layers}`;
    const read = (id: string) => this.#documents.get(id);
    const view =
      this.#views.get(key) ?? new View(lensFor(perspective, privateToo), this.#documents.keys(), read);
    this.#views.delete(key);
    this.#views.set(key, view);
    const [unaskedLongest] = this.#views.size > mostViews ? this.#views.keys() : [];
    if (unaskedLongest !== undefined) this.#views.delete(unaskedLongest);
    return view;
  }

  watch(watcher: (commit: Commit) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Applies all mutations or none. When this returns, the change is on disk.
   * A retried transaction id gets its stored result and is not applied twice.
   * @throws ItemRefused naming the mutation that cannot be applied
   */
  commit(request: CommitRequest): CommitResult {
    const transactionId = request.transactionId ?? randomId();
    const known = this.history.resultsOf(transactionId);
    if (known !== undefined) {
      const results = JSON.parse(known) as MutationResult[];
      return { transactionId, results, documentOf: (id) => this.get(id) ?? null };
    }

    const timestamp = new Date().toISOString();
    const stage = new Stage((id) => this.#documents.get(id));
    const select = request.select ?? (() => []);
    const context = { stage, transactionId, timestamp, select };
    const results = request.steps.flatMap((step, index) => {
      try {
        return step((id) => stage.get(id)).flatMap((mutation) => applyMutation(mutation, context));
      } catch (error) {
        if (error instanceof ItemRefused) error.index = index;
        throw error;
      }
    });
    for (const id of stage.changes.keys())
      if (request.mayChange?.(id) === false) throw insufficientPermission('update');
    checkReferences(stage, (id) =>
      this.view('raw', true)
        .referringTo(id)
        .map((document) => document._id),
    );
    const documentOf = (id: string) =>
      stage.changes.get(id)?.after ?? stage.changes.get(id)?.before ?? stage.get(id);
    const result = { transactionId, results, documentOf };
    if (request.dryRun) return result;

    const changes = new Map([...stage.changes].filter(([, change]) => change.before !== change.after));
    const commit = { dataset: this.name, transactionId, timestamp, author: request.author, changes };
    inTransaction(this.#database, () => this.#store(commit, results));
    this.#publish(commit);
    return result;
  }

  #store(commit: Commit, results: MutationResult[]): void {
    for (const [id, { after }] of commit.changes) {
      if (after) this.#statements.put.run(this.name, id, JSON.stringify(after));
      else this.#statements.remove.run(this.name, id);
    }
    this.history.record(commit, JSON.stringify(results));
  }

  #publish(commit: Commit): void {
    for (const [id, { after }] of commit.changes) {
      if (after) this.#documents.set(id, after);
      else this.#documents.delete(id);
    }
    for (const view of this.#views.values()) view.refresh(commit.changes.keys());
    for (const watcher of this.#watchers) watcher(commit);
  }
}
