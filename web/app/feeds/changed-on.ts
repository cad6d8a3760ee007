import { catalogue } from '../properties/catalogue/catalogue.ts';
import type { FeedContent } from './feed-query.server.ts';

type Edits = Pick<FeedContent, 'edits'>;

/** The moment or day of the last change of a property by an import or by an editor, as ISO text. */
export function changedAt(id: string, { edits }: Edits): string | undefined {
  const edit = edits.find(({ reference }) => reference === id);
  return latest([catalogue.changedOn(id), edit?._updatedAt]);
}

/** The ISO day of the last change. */
export function changedOn(id: string, content: Edits): string | undefined {
  return changedAt(id, content)?.slice(0, 10);
}

/** ISO days and moments sort as text, a moment after its day. */
export function latest(moments: readonly (string | undefined)[]): string | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
}
