import type { Doc } from '../document.ts';
import type { Mutation } from './mutation.ts';

export type StagedChange = { before: Doc | null; after: Doc | null; mutations: Mutation[] };

export type Commit = {
  dataset: string;
  transactionId: string;
  timestamp: string;
  author: string;
  changes: ReadonlyMap<string, StagedChange>;
};

/** Copy-on-write state of a transaction that is not yet committed. */
export class Stage {
  readonly changes = new Map<string, StagedChange>();
  readonly #read: (id: string) => Doc | undefined;

  constructor(read: (id: string) => Doc | undefined) {
    this.#read = read;
  }

  get(id: string): Doc | null {
    const staged = this.changes.get(id);
    return staged ? staged.after : (this.#read(id) ?? null);
  }

  put(id: string, after: Doc | null, mutation: Mutation): void {
    const staged = this.changes.get(id);
    if (staged) {
      staged.after = after;
      staged.mutations.push(mutation);
    } else {
      this.changes.set(id, { before: this.#read(id) ?? null, after, mutations: [mutation] });
    }
  }
}
