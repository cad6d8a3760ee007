import { catalogue } from '../../properties/catalogue/catalogue.ts';
import type { FeedContent } from './feed-source.server.ts';

type Edits = Pick<FeedContent, 'edits'>;

/** Keyed by reference; forgotten with the content. */
const editedAt = new WeakMap<Edits['edits'], ReadonlyMap<string, string>>();

function editMomentsOf(edits: Edits['edits']): ReadonlyMap<string, string> {
  const moments =
    editedAt.get(edits) ?? new Map(edits.map(({ reference, _updatedAt }) => [reference, _updatedAt]));
  editedAt.set(edits, moments);
  return moments;
}

/** The moment or day of the last change of a property by an import or by an editor, as ISO text. */
export function changedAt(id: string, { edits }: Edits): string | undefined {
  return later(catalogue.changedOn(id), editMomentsOf(edits).get(id));
}

/** The ISO day of the last change. */
export function changedOn(id: string, content: Edits): string | undefined {
  return changedAt(id, content)?.slice(0, 10);
}

/** ISO days and moments compare as text, a moment after its day. */
const later = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b > a) ? b : a;

export function latest(moments: readonly (string | undefined)[]): string | undefined {
  return moments.reduce(later, undefined);
}
