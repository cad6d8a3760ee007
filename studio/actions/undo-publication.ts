import type { SanityClient, SanityDocument } from '@sanity/client';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';

type Stored = StoredDocument & SanityDocument;

type Client = Pick<SanityClient, 'config' | 'request'>;

/** Asks the history for the version that visitors read before the last publication; null where there is none. */
export async function loadPrevious(client: Client, { _id, _updatedAt }: Stored): Promise<Stored | null> {
  const time = new Date(Date.parse(_updatedAt) - 1).toISOString();
  const { dataset = '' } = client.config();
  const url = `/data/history/${dataset}/documents/${_id}`;
  const { documents } = await client.request<{ documents?: Stored[] }>({ url, query: { time } });
  return documents?.[0] ?? null;
}

/** The previous version as it is published again: addresses of the version that it replaces lead to it. */
export function restored(previous: Stored, published: Stored): Stored {
  if (!isTranslatableType(previous._type)) return previous;
  return { ...previous, ...publicationChanges(previous, published) };
}
