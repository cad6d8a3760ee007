import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { readPictureHash } from '../../content/paths/picture-path.ts';
import type { MediaStore } from '../media/copy-files.server.ts';
import { createCopyMedia } from '../media/copy-media.server.ts';
import { createCopyPictures } from '../media/copy-pictures.server.ts';
import { host, photograph, sentPicture, startRuntime, storeBefore } from '../media/media-store.test-data.ts';
import { storeMade } from '../media/picture-store.server.ts';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { recordVersions } from '../store/record-tables.server.ts';
import { withdraw } from '../sync/single-records.server.ts';
import { file, runOf, sent, sentLists, testSync } from '../sync/sync.test-data.ts';
import { tendFiles } from './own-site.server.ts';

const runtime = startRuntime();
const hour = 60 * 60_000;
const after = (hours: number) => () => new Date(Date.parse('2026-11-20T09:00:00Z') + hours * hour);

const syncOf = (store: MediaStore) =>
  testSync({ database: store.database, clock: store.clock, copyPictures: createCopyMedia(store) });

function tendAfter(hours: number, store: MediaStore) {
  const clock = after(hours);
  return tendFiles(testPlatform({ database: store.database, clock }).platform, { ...store, clock });
}

async function shown({ database }: MediaStore): Promise<PropertyRecord> {
  const { list, content, revision } = recordVersions;
  const isProperty = and(eq(list, 'Properties'), isNotNull(content));
  const row = await database.select().from(recordVersions).where(isProperty).orderBy(desc(revision)).get();
  return JSON.parse(row?.content ?? '') as PropertyRecord;
}

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF`);

test('other bytes under the same address are shown within six hours, without an import', async () => {
  const [green, brown] = [await photograph('#1f9d3a'), await photograph('#8c3d25', { width: 600 })];
  const { store, asked, sentSince, served } = await storeBefore(runtime, {
    '/1.jpg': green,
    '/2.jpg?key=a': green,
    '/3.jpg': brown,
    '/plan.pdf': pdf('plan'),
  });
  const Properties = [
    sent(1, {
      Pictures: ['/1.jpg', '/3.jpg'].map((path) => sentPicture(path)),
      Documents: [{ ID: 1, Kind: 'plan', Url: `${host}/plan.pdf` }],
    }),
  ];
  await runOf(syncOf(store), { ...sentLists(), Properties });
  const before = await shown(store);
  asked.length = 0;
  sentSince();

  await tendAfter(4.9, store);
  expect(asked).toEqual([]);
  await tendAfter(5.1, store);
  expect([asked.splice(0).length, sentSince(), await shown(store)]).toEqual([3, 0, before]);

  served.set('/1.jpg', { bytes: await photograph('#3e596c', { width: 300, height: 200 }), etag: '"other"' });
  served.set('/plan.pdf', { bytes: pdf('another'), etag: '"other plan"' });
  served.delete('/3.jpg');
  await tendAfter(11, store);
  const now = await shown(store);
  expect(now.Pictures).toMatchObject([{ Width: 300, Height: 200 }, before.Pictures[1]]);
  expect(now.Pictures[0]?.Url).not.toBe(before.Pictures[0]?.Url);
  expect(now.SmallPictureItem).toMatchObject({ Url: now.Pictures[0]?.Url, Width: 300 });
  expect(now.Documents[0]?.File).not.toBe(before.Documents[0]?.File);
  asked.length = 0;
  await tendAfter(11.1, store);
  expect(asked).toEqual([]);
  const { counts } = await runOf(syncOf({ ...store, clock: after(11.2) }), { ...sentLists(), Properties });
  expect(counts).toMatchObject({ unchanged: 1, changed: 0 });
});

test('what two addresses have alike is changed by the next import only, which knows whose it is', async () => {
  const green = await photograph('#1f9d3a');
  const { store, served } = await storeBefore(runtime, { '/1.jpg': green, '/2.jpg': green });
  const homes = [1, 2].map((id) => sent(id, { Pictures: [sentPicture(`/${String(id)}.jpg`)] }));
  await runOf(syncOf(store), { ...sentLists(), Properties: homes });
  const count = () => store.database.$count(recordVersions);
  const before = await count();
  served.set('/2.jpg', { bytes: await photograph('#8c3d25'), etag: '"other"' });
  await tendAfter(6, store);
  expect(await count()).toBe(before);
  const { counts } = await runOf(syncOf({ ...store, clock: after(6.1) }), {
    ...sentLists(),
    Properties: homes,
  });
  expect(counts).toMatchObject({ unchanged: 1, changed: 1 });
});

test('a file that no record names goes after thirty days with its sizes, and no other does', async () => {
  const colours = { '/1.jpg': '#1f9d3a', '/2.jpg': '#8c3d25', '/3.jpg': '#3e596c' };
  const files: Record<string, Uint8Array> = {};
  for (const [path, colour] of Object.entries(colours)) files[path] = await photograph(colour);
  const { store, sentSince } = await storeBefore(runtime, files);
  const sync = syncOf(store);
  await runOf(sync, { ...sentLists(), Properties: [sent(1, { Pictures: [sentPicture('/1.jpg')] })] });
  const named = readPictureHash((await shown(store)).Pictures[0]?.Url ?? '') ?? '';
  await withdraw(sync, [{ source: file, list: 'Properties', key: '1' }], 'withdrawn');

  const copy = async (path: string, hours: number) => {
    const lone = exampleRecord({ Pictures: [sentPicture(path)] });
    const { record } = await createCopyPictures({ ...store, clock: after(hours) })(lone, undefined);
    return readPictureHash(record?.Pictures[0]?.Url ?? '') ?? '';
  };
  const [unnamed, wanted] = [await copy('/2.jpg', 0), await copy('/3.jpg', 0)];
  await storeMade(store.uploads, `${unnamed}-640.avif`, new ArrayBuffer(1), 'image/avif');
  const kept = async (hash: string) =>
    (await store.uploads.list({ prefix: `pictures/${hash}` })).objects.length;

  await tendAfter(0, store);
  await tendAfter(29.5 * 24, store);
  expect(await Promise.all([named, unnamed, wanted].map(kept))).toEqual([1, 2, 1]);
  sentSince();
  await copy('/3.jpg', 29.6 * 24);
  expect(sentSince()).toBe(1);
  await runOf(syncOf({ ...store, clock: after(29.7 * 24) }), {
    Properties: [sent(3, { Pictures: [sentPicture('/3.jpg')] })],
  });
  await tendAfter(31 * 24, store);
  expect(await Promise.all([named, unnamed, wanted].map(kept))).toEqual([1, 0, 1]);
  sentSince();
  await copy('/2.jpg', 31.1 * 24);
  expect([sentSince(), await kept(unnamed)]).toEqual([1, 1]);
});
