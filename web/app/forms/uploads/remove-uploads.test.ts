import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { uploads } from '../../platform/files/file-tables.server.ts';
import { brokenBucket, memoryBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { removeOrphans } from './remove-uploads.server.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() - count * 60 * 60_000);

async function stored(files: readonly { id: string; submissionId?: string; createdAt: Date }[]) {
  const database = emptyDatabase();
  const { bucket, objects } = memoryBucket();
  for (const file of files) {
    await database.insert(uploads).values({ name: 'a.pdf', type: 'pdf', size: 1, ...file });
    objects.set(file.id, new Uint8Array(1));
  }
  return { database, uploads: bucket, objects };
}

test('files of forms that were not sent within six hours are removed, those of leads stay', async () => {
  const stores = await stored([
    { id: 'just-chosen', createdAt: hours(5) },
    { id: 'left', createdAt: hours(7) },
    { id: 'sent', submissionId: 'lead', createdAt: hours(9000) },
    { id: 'erased', submissionId: 'gone', createdAt: hours(1) },
    ...Array.from({ length: 120 }, (_, index) => ({ id: `old-${index}`, createdAt: hours(8) })),
  ]);
  await stores.database.insert(submissions).values({
    id: 'lead',
    form: 'rental-application',
    language: 'nl',
    values: {},
    context: { page: '/' },
    contentHash: 'a',
    createdAt: now,
  });
  await removeOrphans(stores, now);
  expect([...stores.objects.keys()].sort()).toEqual(['just-chosen', 'sent']);
  expect((await stores.database.select().from(uploads)).map(({ id }) => id)).toEqual(['just-chosen', 'sent']);
});

test('what cannot be removed is removed the next time', async () => {
  const stores = await stored([{ id: 'left', createdAt: hours(7) }]);
  await expect(removeOrphans({ ...stores, uploads: brokenBucket() }, now)).rejects.toThrow();
  expect(await stores.database.select().from(uploads)).toHaveLength(1);
  await removeOrphans(stores, now);
  expect(stores.objects.size).toBe(0);
});
