import type { SanityClient } from '@sanity/client';
import { expect } from '@playwright/test';
import { readSeededDocuments, type SeededDocument } from '../../../scripts/e2e/seeded-lake.ts';

/** Restores a dataset after tests have edited it. */
export type SeededContent = {
  /** Resolves once the site shows the seeded content again. */
  restore: () => Promise<void>;
};

type Revision = Pick<SeededDocument, '_id' | '_rev'>;

/** Its address changes with each restore, which shows when the site has reread its content. */
const marker = { _id: 'redirect-restored', _type: 'redirect', status: 'published', isPermanent: false };

export function seededContent(content: SanityClient, { site, lake }: Record<'site' | 'lake', string>) {
  const seeded = new Map(readSeededDocuments(lake).map((document) => [document._id, document]));
  const revisions = new Map([...seeded.values()].map(({ _id, _rev }) => [_id, _rev]));

  async function restore(): Promise<void> {
    const found = await content.fetch<Revision[]>('*{_id, _rev}');
    const now = new Map(found.map(({ _id, _rev }) => [_id, _rev]));
    const edited = [...seeded.values()].filter(({ _id }) => now.get(_id) !== revisions.get(_id));
    const added = [...now.keys()].filter((id) => !seeded.has(id) && id !== marker._id);
    if (edited.length + added.length === 0) return;
    const transaction = content.transaction();
    for (const document of edited) transaction.createOrReplace(document);
    for (const id of added) transaction.delete(id);
    const from = `/nl/restored-${Date.now()}/`;
    transaction.createOrReplace({ ...marker, from, to: { _type: 'link', url: '/nl/' } });
    const { transactionId } = await transaction.commit();
    for (const { _id } of edited) revisions.set(_id, transactionId);
    await expect.poll(async () => (await fetch(`${site}${from}`, { redirect: 'manual' })).status).toBe(302);
  }

  return { restore } satisfies SeededContent;
}
