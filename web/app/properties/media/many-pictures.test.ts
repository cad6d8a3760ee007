import { expect, test } from 'vitest';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { MediaStore } from './copy-files.server.ts';
import { createCopyPictures } from './copy-pictures.server.ts';
import {
  photograph,
  sentPicture,
  serveFiles,
  startOtherHost,
  startRuntime,
  testStore,
} from './media-store.test-data.ts';

const runtime = startRuntime();
const perRecord = 20;
const count = process.env['VERIFY'] === 'whole' ? 5000 : 100;
const at = (time: string) => () => new Date(`2026-11-20T${time}:00Z`);

async function copyAll(store: MediaStore, records: readonly PropertyRecord[]) {
  const shown: PropertyRecord[] = [];
  for (const record of records)
    shown.push((await createCopyPictures(store)(record, undefined)).record ?? record);
  return shown;
}

test(
  `${String(count)} pictures are copied once, and none is fetched by the next imports`,
  { timeout: 600_000 },
  async () => {
    const bytes = await photograph('#1f9d3a', { width: 300, height: 200 });
    const numbers = Array.from({ length: count }, (_, index) => index);
    // Bytes after the end of a picture are no part of it, and make it another file.
    const files = new Map(
      numbers.map((number) => [
        `/${String(number)}.jpg`,
        { bytes: Buffer.concat([bytes, Buffer.from(String(number))]), etag: `"${String(number)}"` },
      ]),
    );
    const { fetch, asked, sentSince } = await startOtherHost(serveFiles(files));
    const pictures = [...files.keys()].map((path) => sentPicture(path));
    const records = Array.from({ length: count / perRecord }, (_, index) =>
      exampleRecord({ ID: index + 1, Pictures: pictures.slice(index * perRecord, (index + 1) * perRecord) }),
    );
    const store = await testStore(runtime, { fetch });
    const first = await copyAll(store, records);
    const copied = sentSince();
    expect(new Set(first.flatMap(({ Pictures }) => Pictures.map(({ Url }) => Url))).size).toBe(count);
    asked.length = 0;
    expect(await copyAll({ ...store, clock: at('10:00') }, records)).toEqual(first);
    expect(asked).toEqual([]);
    expect(await copyAll({ ...store, clock: at('16:00') }, records)).toEqual(first);
    expect(asked).toHaveLength(count);
    const again = sentSince();
    recordFigure('pictures of an import', { copied, 'fetched again': again });
    expect([copied, again]).toEqual([count, 0]);
  },
);
