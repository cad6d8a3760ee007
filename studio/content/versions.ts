import type { SanityDocument } from '@sanity/client';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

/** A document as it was read: a patch with its revision fails once it has changed. */
export type Revised = StoredDocument & SanityDocument;

const draftPrefix = 'drafts.';

export function publishedId(id: string): string {
  return id.startsWith(draftPrefix) ? id.slice(draftPrefix.length) : id;
}

function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

export type Versions<Stored> = { id: string; present: Stored; draft?: Stored; published?: Stored };

/** Pairs drafts with their published documents, in the order of first appearance. */
export function pairVersions<Stored extends { _id: string }>(stored: readonly Stored[]): Versions<Stored>[] {
  const pairs = new Map<string, Versions<Stored>>();
  for (const document of stored) {
    const id = publishedId(document._id);
    const known = pairs.get(id);
    const isDraft = isDraftId(document._id);
    pairs.set(id, {
      id,
      ...known,
      ...(isDraft ? { draft: document } : { published: document }),
      present: isDraft ? document : (known?.draft ?? document),
    });
  }
  return [...pairs.values()];
}
