import { compareIds } from '../document.ts';
import type { Doc } from '../document.ts';

function lowerBound(documents: readonly Doc[], id: string): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = documents[middle];
    if (candidate && candidate._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The documents whose id begins with a prefix; `documents` are in the order of their ids. */
export function startingWith(documents: readonly Doc[], prefix: string): readonly Doc[] {
  return documents.slice(lowerBound(documents, prefix), lowerBound(documents, `${prefix}\uffff`));
}

export function insertSorted(documents: Doc[], document: Doc): void {
  const at = lowerBound(documents, document._id);
  documents.splice(at, documents[at]?._id === document._id ? 1 : 0, document);
}

export function removeSorted(documents: Doc[], id: string): void {
  const at = lowerBound(documents, id);
  if (documents[at]?._id === id) documents.splice(at, 1);
}

/** Indexes documents by a key; each list is ordered by `_id`, as GROQ results are. */
export class SortedIndex {
  readonly #lists = new Map<string, Doc[]>();
  readonly #keysOf: (document: Doc) => Iterable<string>;

  constructor(keysOf: (document: Doc) => Iterable<string>) {
    this.#keysOf = keysOf;
  }

  /** Adds many at once; the caller sorts them by `_id` first. */
  fill(sorted: readonly Doc[]): void {
    for (const document of sorted) {
      for (const key of this.#keysOf(document)) {
        const list = this.#lists.get(key);
        if (list) list.push(document);
        else this.#lists.set(key, [document]);
      }
    }
  }

  add(document: Doc): void {
    for (const key of this.#keysOf(document)) {
      const list = this.#lists.get(key);
      if (list) insertSorted(list, document);
      else this.#lists.set(key, [document]);
    }
  }

  remove(document: Doc): void {
    for (const key of this.#keysOf(document)) {
      const list = this.#lists.get(key);
      if (!list) continue;
      removeSorted(list, document._id);
      if (list.length === 0) this.#lists.delete(key);
    }
  }

  get(key: string): readonly Doc[] {
    return this.#lists.get(key) ?? [];
  }

  union(keys: readonly string[]): readonly Doc[] {
    const found = new Set(keys.flatMap((key) => this.get(key)));
    return [...found].sort(compareIds);
  }
}
