import { useClient, useCurrentUser } from 'sanity';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { apiVersion } from './use-content.ts';

/** The store returns no more of the past at once. */
const most = 1000;

/** The last revisions that the reader has made: a document with one of them was changed by nobody since. */
export function useOwnRevisions(): ReadonlySet<string> | undefined {
  const client = useClient({ apiVersion });
  const author = useCurrentUser()?.id ?? '';
  const load = async () => {
    const history = await client.request<unknown>({
      url: `/data/history/${client.config().dataset ?? ''}/transactions`,
      query: { authors: author, excludeContent: 'true', reverse: 'true', limit: String(most) },
    });
    // One transaction a line; a single one may arrive parsed.
    const text = typeof history === 'string' ? history : JSON.stringify(history ?? '');
    const lines = text.split('\n').filter(Boolean);
    return new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id));
  };
  return useLoaded(['own-revisions', author], load).result;
}
