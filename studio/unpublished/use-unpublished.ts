import { useMemo } from 'react';
import { useSchema, useClient, useCurrentUser } from 'sanity';
import { contentTypes } from '../content/content-types.ts';
import { documentTitle, titleFields } from '../content/document-title.ts';
import { useContent, apiVersion } from '../content/use-content.ts';
import { publishedId } from '../content/versions.ts';
import { inStaffLanguage } from '../locale/say.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';

/** The store returns no more history at once. */
const most = 1000;

/** The reader's own latest revisions: a document with one of them has not been changed by anybody since. */
function useOwnRevisions(): ReadonlySet<string> | undefined {
  const client = useClient({ apiVersion });
  const author = useCurrentUser()?.id ?? '';
  const load = async () => {
    const history = await client.request<unknown>({
      url: `/data/history/${client.config().dataset ?? ''}/transactions`,
      query: { authors: author, excludeContent: 'true', reverse: 'true', limit: String(most) },
    });
    // One transaction per line; a single one may arrive parsed.
    const text = typeof history === 'string' ? history : JSON.stringify(history ?? '');
    const lines = text.split('\n').filter(Boolean);
    return new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id));
  };
  return useLoaded(['own-revisions', author], load).result;
}

export type Unpublished = {
  id: string;
  type: string;
  typeTitle: string;
  title: string;
  changedAt: string;
  isNew: boolean;
  /** Written by the reader and unchanged since; undefined until known. */
  isMine: boolean | undefined;
};

type Found = { _id: string; _type: string; _rev: string; _updatedAt: string; [field: string]: unknown };

const query = `*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc)[0...500]{
  _id, _type, _rev, _updatedAt, ${titleFields}
}`;

const parameters = { types: [...contentTypes] };

const publishedQuery = '*[_id in $ids]._id';

/** All drafts, last changed first. */
export function useUnpublished(): Unpublished[] | undefined {
  const schema = useSchema();
  const drafts = useContent(query, parameters) as Found[] | undefined;
  const mine = useOwnRevisions();
  const ids = useMemo(() => (drafts ?? []).map(({ _id }) => publishedId(_id)), [drafts]);
  const published = useContent(publishedQuery, { ids }) as string[] | undefined;
  return drafts?.map((draft) => {
    const id = publishedId(draft._id);
    const typeTitle = inStaffLanguage(schema.get(draft._type)?.title ?? draft._type);
    return {
      id,
      type: draft._type,
      typeTitle,
      title: documentTitle(draft, typeTitle),
      changedAt: draft._updatedAt,
      isNew: published !== undefined && !published.includes(id),
      isMine: mine?.has(draft._rev),
    };
  });
}
