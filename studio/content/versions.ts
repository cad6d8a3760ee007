const draftPrefix = 'drafts.';

/** The id a document has once it is published. */
export function publishedId(id: string): string {
  return id.startsWith(draftPrefix) ? id.slice(draftPrefix.length) : id;
}

function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

/** What an editor sees of one document: its draft if there is one, and what visitors see. */
export type Versions<Stored> = { id: string; present: Stored; draft?: Stored; published?: Stored };

/** Brings drafts and published documents together, in the order in which each document first appears. */
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
