import { unsentHours } from 'schemas/retention.ts';
import { forgetUploads, freeUploads, orphanUploads } from '../store/uploads.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

type Stores = Pick<Platform, 'database' | 'uploads'>;

/** Milliseconds, longer than a form can be sent again. */
const formTime = unsentHours * 60 * 60_000;

/** Below D1's limit of bound values in a statement. */
const atOnce = 50;

/** The object first: a row that is left leads to it the next time. */
async function remove({ database, uploads }: Stores, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await uploads.delete([...ids]);
  await forgetUploads(database, ids);
}

export async function removeOrphans(stores: Stores, now: Date): Promise<void> {
  for (;;) {
    const before = new Date(now.getTime() - formTime);
    const ids = await orphanUploads(stores.database, before, atOnce);
    await remove(stores, ids);
    if (ids.length < atOnce) return;
  }
}

export async function removeFree(stores: Stores, files: readonly { id: string }[]): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await freeUploads(stores.database, ids)
    .then((free) => remove(stores, free))
    .catch(() => undefined);
}
