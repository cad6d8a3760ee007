import type { SanityClient, SanityDocument } from '@sanity/client';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';

type Stored = StoredDocument & SanityDocument;

type Client = Pick<SanityClient, 'config' | 'request'>;

/** Finds in the history the version that visitors read before the last publication; null if there is none. */
export async function loadPrevious(client: Client, { _id, _updatedAt }: Stored): Promise<Stored | null> {
  const time = new Date(Date.parse(_updatedAt) - 1).toISOString();
  const { dataset = '' } = client.config();
  const url = `/data/history/${dataset}/documents/${_id}`;
  const { documents } = await client.request<{ documents?: Stored[] }>({ url, query: { time } });
  return documents?.[0] ?? null;
}

/**
 * Patch that restores a version, to which the addresses of its successor then lead.
 * The store refuses it if somebody has published since.
 */
export function undoing(previous: Stored, published: Stored) {
  const restored = isTranslatableType(previous._type)
    ? { ...previous, ...publicationChanges(previous, published) }
    : previous;
  const isOwn = (name: string) => !name.startsWith('_');
  return {
    id: published._id,
    ifRevisionID: published._rev,
    set: Object.fromEntries(Object.entries(restored).filter(([name]) => isOwn(name))),
    unset: Object.keys(published).filter((name) => isOwn(name) && !(name in restored)),
  };
}
