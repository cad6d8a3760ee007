import type { FeedContent, FeedSource } from './feed-source.server.ts';

type Edits = FeedContent['edits'];
type Source = Pick<FeedSource, 'content' | 'catalogue'>;

/** Keyed by reference; forgotten with the content. */
const editedAt = new WeakMap<Edits, ReadonlyMap<string, string>>();

function editMomentsOf(edits: Edits): ReadonlyMap<string, string> {
  const moments =
    editedAt.get(edits) ?? new Map(edits.map(({ reference, _updatedAt }) => [reference, _updatedAt]));
  editedAt.set(edits, moments);
  return moments;
}

export function changedAt(id: string, { content, catalogue }: Source): string | undefined {
  return later(catalogue.changedOn(id), editMomentsOf(content.edits).get(id));
}

export function changedOn(id: string, source: Source): string | undefined {
  return changedAt(id, source)?.slice(0, 10);
}

/** ISO days and moments compare as text, a moment after its day. */
const later = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b > a) ? b : a;

export function latest(moments: readonly (string | undefined)[]): string | undefined {
  return moments.reduce(later, undefined);
}
