import { compareIds } from '../document.ts';
import type { Doc } from '../document.ts';
import { referencedIds } from '../references.ts';

export type Lens = {
  entryOf: (id: string) => string | null;
  show: (entry: string, read: (id: string) => Doc | undefined) => Doc | null;
};

type Groups = ReadonlyMap<string, readonly Doc[]>;

type Lists = { all: readonly Doc[]; byType?: Groups; byReference?: Groups };

/** The documents of a perspective. Lists are made when they are first read after a commit. */
export class View {
  readonly #byId = new Map<string, Doc>();
  readonly #lens: Lens;
  readonly #read: (id: string) => Doc | undefined;
  #lists: Lists | null = null;

  constructor(lens: Lens, ids: Iterable<string>, read: (id: string) => Doc | undefined) {
    this.#lens = lens;
    this.#read = read;
    this.refresh(ids);
  }

  /** Ordered by `_id`, as GROQ results are. */
  get documents(): readonly Doc[] {
    return this.#current().all;
  }

  get(id: string): Doc | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): readonly Doc[] {
    const lists = this.#current();
    lists.byType ??= grouped(lists.all, ({ _type }) => [_type]);
    return lists.byType.get(type) ?? [];
  }

  referringTo(id: string): readonly Doc[] {
    const lists = this.#current();
    lists.byReference ??= grouped(lists.all, references);
    return lists.byReference.get(id) ?? [];
  }

  refresh(ids: Iterable<string>): void {
    for (const entry of new Set([...ids].map(this.#lens.entryOf))) {
      if (entry === null) continue;
      const document = this.#lens.show(entry, this.#read);
      if (document) this.#byId.set(entry, document);
      else this.#byId.delete(entry);
    }
    this.#lists = null;
  }

  #current(): Lists {
    return (this.#lists ??= { all: [...this.#byId.values()].sort(compareIds) });
  }
}

const known = new WeakMap<Doc, ReadonlySet<string>>();

function references(document: Doc): ReadonlySet<string> {
  const ids = known.get(document) ?? referencedIds(document);
  known.set(document, ids);
  return ids;
}

function grouped(documents: readonly Doc[], keysOf: (document: Doc) => Iterable<string>): Groups {
  const groups = new Map<string, Doc[]>();
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const group = groups.get(key);
      if (group) group.push(document);
      else groups.set(key, [document]);
    }
  }
  return groups;
}
