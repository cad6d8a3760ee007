import { compareIds, isObject } from '../document.ts';
import type { Doc } from '../document.ts';
import { referencedIds } from '../references.ts';
import { insertSorted, removeSorted, SortedIndex } from './sorted-index.ts';

export type Lens = {
  entryOf: (id: string) => string | null;
  show: (entry: string, read: (id: string) => Doc | undefined) => Doc | null;
};

export class View {
  /** All documents in the order of `_id`. Changed in place by commits: copy it before waiting on anything. */
  readonly documents: Doc[] = [];
  readonly byType = new SortedIndex((document) => [document._type]);
  readonly bySlug = new SortedIndex(slugOf);
  readonly byReference = new SortedIndex(referencedIds);
  readonly #byId = new Map<string, Doc>();
  readonly #lens: Lens;
  readonly #read: (id: string) => Doc | undefined;

  constructor(lens: Lens, ids: Iterable<string>, read: (id: string) => Doc | undefined) {
    this.#lens = lens;
    this.#read = read;
    for (const entry of new Set([...ids].map(lens.entryOf))) {
      const document = entry === null ? null : lens.show(entry, read);
      if (document) this.documents.push(document);
    }
    this.documents.sort(compareIds);
    for (const document of this.documents) this.#byId.set(document._id, document);
    for (const index of this.#indexes()) index.fill(this.documents);
  }

  get(id: string): Doc | undefined {
    return this.#byId.get(id);
  }

  refresh(ids: Iterable<string>): void {
    for (const entry of new Set([...ids].map(this.#lens.entryOf))) {
      if (entry !== null) this.#replace(this.#byId.get(entry), this.#lens.show(entry, this.#read));
    }
  }

  #replace(before: Doc | undefined, after: Doc | null): void {
    if (before) {
      for (const index of this.#indexes()) index.remove(before);
      if (!after) {
        removeSorted(this.documents, before._id);
        this.#byId.delete(before._id);
      }
    }
    if (!after) return;
    insertSorted(this.documents, after);
    this.#byId.set(after._id, after);
    for (const index of this.#indexes()) index.add(after);
  }

  #indexes(): SortedIndex[] {
    return [this.byType, this.bySlug, this.byReference];
  }
}

function slugOf(document: Doc): string[] {
  const slug = document['slug'];
  const current = isObject(slug) ? slug['current'] : undefined;
  return typeof current === 'string' ? [current] : [];
}
