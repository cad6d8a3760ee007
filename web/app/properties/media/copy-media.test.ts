import { mediaReasons } from 'schemas/media-reasons.ts';
import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createCopyMedia, createCopyDocuments } from './copy-media.server.ts';
import { readDocument } from './document-store.server.ts';
import { host, photograph, sentPicture, startRuntime, storeBefore } from './media-store.test-data.ts';

const runtime = startRuntime();
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF`);
const later = () => new Date('2026-11-20T16:00:00Z');

const prepare = (files: Record<string, Uint8Array>) => storeBefore(runtime, files);

const recordWith = (...Documents: PropertyRecord['Documents']) => exampleRecord({ Documents });

test('documents of another host are copied for the form that sends them, and their addresses forgotten', async () => {
  const scan = await photograph('#ffffff');
  const { store } = await prepare({ '/plan.pdf?key=1': pdf('plan'), '/epc.jpg': scan });
  const { record, findings } = await createCopyDocuments(store)(
    recordWith(
      { ID: 1, Kind: 'plan', Url: `${host}/plan.pdf?key=1` },
      { ID: 2, Kind: 'epc', Url: `${host}/epc.jpg` },
      { ID: 3, Kind: 'lease', File: 'lease.pdf' },
      { ID: 4, Kind: 'soil' },
    ),
    undefined,
  );
  expect(findings).toEqual([]);
  const name = (type: string) => expect.stringMatching(new RegExp(`^[0-9a-f]{32}\\.${type}$`)) as string;
  expect(record?.Documents).toEqual([
    { ID: 1, Kind: 'plan', File: name('pdf') },
    { ID: 2, Kind: 'epc', File: name('jpg') },
    { ID: 3, Kind: 'lease', File: 'lease.pdf' },
    { ID: 4, Kind: 'soil' },
  ]);
  const [plan, epc] = record?.Documents ?? [];
  const sent = await readDocument(store.uploads, plan?.File ?? '');
  expect([sent?.type, await new Response(sent?.body).text()]).toEqual(['pdf', pdf('plan').toString()]);
  expect((await readDocument(store.uploads, epc?.File ?? ''))?.type).toBe('jpg');
  expect(await readDocument(store.uploads, 'lease.pdf')).toBeUndefined();
});

test('a document that fails or is none is left out, unless there is one of before', async () => {
  const { store, served, asked, sentSince } = await prepare({
    '/1.pdf': pdf('one'),
    '/2.pdf': Buffer.from('<!doctype html><title>Log in</title>'),
  });
  const record = recordWith(
    { ID: 1, Kind: 'plan', Url: `${host}/1.pdf` },
    { ID: 2, Kind: 'epc', Url: `${host}/2.pdf` },
  );
  const first = await createCopyDocuments(store)(record, undefined);
  expect(first.record?.Documents.map(({ ID }) => ID)).toEqual([1]);
  expect(first.findings).toEqual([
    {
      level: 'field',
      field: 'Documents.1.Url',
      reason: mediaReasons.noDocument,
      words: [],
      value: `${host}/2.pdf`,
    },
  ]);
  expect([asked.splice(0).length, sentSince()]).toEqual([2, 2]);
  served.clear();
  const second = await createCopyDocuments({ ...store, clock: later })(record, first.record);
  expect(second.record).toEqual(first.record);
  expect(second.findings.map(({ level }) => level)).toEqual(['note', 'field']);
});

test('one file may be a picture and a document', async () => {
  const { store } = await prepare({ '/plan.jpg': await photograph('#eed7bb') });
  const Url = `${host}/plan.jpg`;
  const sent = exampleRecord({
    Pictures: [sentPicture('/plan.jpg')],
    Documents: [{ ID: 1, Kind: 'plan', Url }],
  });
  const { record: copied } = await createCopyMedia(store)(sent, undefined);
  const hash = copied?.Pictures[0]?.Url.split('/')[2] ?? '';
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(copied?.Documents).toEqual([{ ID: 1, Kind: 'plan', File: `${hash}.jpg` }]);
});

test('what either finds is told, and documents wait for the first picture', async () => {
  const { store, served, asked } = await prepare({});
  const record = exampleRecord({
    Pictures: [sentPicture('/1.jpg')],
    Documents: [{ ID: 1, Kind: 'plan', Url: `${host}/1.pdf` }],
  });
  const waiting = await createCopyMedia(store)(record, undefined);
  expect([waiting.record, waiting.findings.map(({ field }) => field)]).toEqual([
    undefined,
    ['Pictures.0.Url'],
  ]);
  expect(asked).toEqual(['/1.jpg']);
  served.set('/1.jpg', { bytes: await photograph('#98b6cb'), etag: '"1"' });
  const shown = await createCopyMedia(store)(record, undefined);
  expect([shown.record?.Documents, shown.findings.map(({ field }) => field)]).toEqual([
    [],
    ['Documents.0.Url'],
  ]);
});
