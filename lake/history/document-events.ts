import { draftIdOf, publishedIdOf } from '../store/ids.ts';
import type { Entry } from './history.ts';
import type { MendozaPatch } from './mendoza-patch.ts';

export type DocumentEvent = Readonly<Record<string, unknown>> & { type: string; timestamp: string };

type Present = { published: boolean; versionRev: string | null };

type Pair = { published?: Entry; version?: Entry };

/** The Studio lists these only for a published document; the others happen to a draft. */
const typesOfPublished = ['publishDocumentVersion', 'unpublishDocument', 'deleteDocumentGroup'];

/**
 * Lists the events of a document, or of a draft with its published document, as Sanity's events API does, newest
 * first. Leaves out edits, which the Studio reads from the transactions.
 */
export function documentEvents(
  documentId: string,
  entries: readonly Entry[],
  present: Present,
): DocumentEvent[] {
  const publishedId = publishedIdOf(documentId);
  const versionId = documentId === publishedId ? draftIdOf(documentId) : documentId;
  const after = { ...present };
  const events: DocumentEvent[] = [];
  for (const pair of pairsOf(entries, publishedId)) {
    const entry = pair.published ?? pair.version;
    const event = eventOf(pair, after, versionId);
    if (event && entry)
      events.push({ ...event, documentId: publishedId, author: entry.author, timestamp: entry.timestamp });
    if (pair.published) after.published = pair.published.previousRev !== null;
    if (pair.version) after.versionRev = pair.version.previousRev;
  }
  return documentId === publishedId ? events.filter(({ type }) => typesOfPublished.includes(type)) : events;
}

function pairsOf(entries: readonly Entry[], publishedId: string): Pair[] {
  const pairs = new Map<number, Pair>();
  for (const entry of entries.toSorted((a, b) => b.seq - a.seq)) {
    const pair = pairs.get(entry.seq) ?? {};
    pairs.set(entry.seq, pair);
    if (entry.documentId === publishedId) pair.published = entry;
    else pair.version = entry;
  }
  return [...pairs.values()];
}

function eventOf({ published, version }: Pair, after: Present, versionId: string): { type: string } | null {
  if (published && !isRemoval(published.effects.apply)) {
    const draft = version && isRemoval(version.effects.apply) ? version.previousRev : null;
    return {
      type: 'publishDocumentVersion',
      ...{ versionId, revisionId: published.transactionId, publishCause: 'document.publish' },
      // Present if a draft was published, not if the document was written directly.
      ...(draft === null ? {} : { versionRevisionId: draft }),
    };
  }
  if (published && after.versionRev !== null)
    return { type: 'unpublishDocument', ...{ versionId, versionRevisionId: after.versionRev } };
  if (published) return { type: 'deleteDocumentGroup' };
  if (version?.previousRev === null)
    return { type: 'createDocumentVersion', ...{ versionId, versionRevisionId: version.transactionId } };
  if (version && isRemoval(version.effects.apply))
    return { type: 'deleteDocumentVersion', ...{ versionId, versionRevisionId: version.previousRev } };
  return null;
}

function isRemoval([operation, value]: MendozaPatch): boolean {
  return operation === 0 && value === null;
}
