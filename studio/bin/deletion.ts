import type { SanityDocument } from 'sanity';
import { documentTitle } from '../content/document-title.ts';
import { publishedId } from '../content/versions.ts';

/** A deleted document in the bin. */
export type Deletion = {
  _id: string;
  documentId: string;
  documentType: string;
  title: string;
  deletedAt: string;
  deletedBy: string;
  wasPublished: boolean;
  /** True if the document exists again. */
  isBack: boolean;
};

/** Contents of its draft and its published version, as JSON. */
export type BinContent = { draft?: string; published?: string; effects?: string };

/** Days for which the bin keeps a document. */
export const binDays = 90;

const dayInMs = 24 * 60 * 60 * 1000;

export function oldestInBin(now: number): string {
  return new Date(now - binDays * dayInMs).toISOString();
}

type Deleted = {
  /** The last revision of the draft or of the published document. */
  previous: SanityDocument;
  typeTitle: string;
  transactionId: string;
  timestamp: string;
  userName: string;
};

/**
 * A draft and a published document that are deleted together share an entry. The dot in its id hides it from readers
 * without a token.
 */
export function binEntry({ previous, typeTitle, transactionId, timestamp, userName }: Deleted) {
  const documentId = publishedId(previous._id);
  return {
    _id: `deleted.${transactionId}.${documentId}`,
    _type: 'deletedDocument',
    documentId,
    documentType: previous._type,
    title: documentTitle(previous, typeTitle),
    deletedAt: timestamp,
    deletedBy: userName,
  };
}

export function binMutations(deleted: Deleted) {
  const { previous } = deleted;
  const entry = binEntry(deleted);
  const version = previous._id === entry.documentId ? 'published' : 'draft';
  return [
    { createIfNotExists: entry },
    { patch: { id: entry._id, set: { [version]: JSON.stringify(previous) } } },
  ];
}

/** The latest deletion of each document that has not come back since, newest first. */
export function binEntries(deletions: readonly Deletion[]): Deletion[] {
  const entries = new Map<string, Deletion>();
  for (const deletion of deletions.toSorted((a, b) => a.deletedAt.localeCompare(b.deletedAt)))
    if (!deletion.isBack) entries.set(deletion.documentId, deletion);
  return [...entries.values()].toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

/** The draft as which a deleted document returns: its own, or else the published content. */
export function draftOf(documentId: string, { draft, published }: BinContent): SanityDocument | undefined {
  const content = draft ?? published;
  if (!content) return undefined;
  const stored = JSON.parse(content) as SanityDocument;
  const own = Object.entries(stored).filter(([name]) => name !== '_rev' && name !== '_updatedAt');
  return { ...Object.fromEntries(own), _id: `drafts.${documentId}`, _type: stored._type } as SanityDocument;
}
