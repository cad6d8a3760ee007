import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { mediaReasons } from 'schemas/media-reasons.ts';
import { expect, test } from 'vitest';
import { exampleRecord } from '../model/example.test-data.ts';
import type { PictureRecord } from '../model/record.ts';
import type { MediaStore } from './copy-files.server.ts';
import { createCopyPictures, createKeepPicture } from './copy-pictures.server.ts';
import {
  host,
  photograph,
  sentPicture,
  startOtherHost,
  startRuntime,
  storeBefore,
  testStore,
} from './media-store.test-data.ts';

const runtime = startRuntime();
const hour = 60 * 60_000;
const start = new Date('2026-11-20T09:00:00Z');
const after = (hours: number) => () => new Date(start.getTime() + hours * hour);

const recordWith = (...Pictures: PictureRecord[]) => exampleRecord({ Pictures });

const prepare = (files: Record<string, Uint8Array>, changes: Partial<MediaStore> = {}) =>
  storeBefore(runtime, files, changes);

const addresses = (record: { Pictures: PictureRecord[] } | undefined) =>
  record?.Pictures.map(({ Url }) => Url);
const ours = expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/) as string;

test('pictures of another host become ours: measured, in order, with plan, caption and tone', async () => {
  const { store } = await prepare({
    '/front.jpg': await photograph('#1f9d3a', { orientation: 6 }),
    '/plan.png': await photograph('#ffffff', { width: 400, height: 300 }),
  });
  const Texts = [{ language: 'nl' as const, Description: 'De voorgevel' }];
  const sentRecord = recordWith(
    sentPicture('/plan.png', { Scene: 'plan' }),
    sentPicture('/front.jpg', { Texts }),
    sentPicture('', { Url: '/pictures/p501-2' }),
  );
  const { record, findings } = await createCopyPictures(store)(sentRecord, undefined);
  expect(findings).toEqual([]);
  expect(record?.Pictures).toMatchObject([
    { ID: 'planpng', Url: ours, Width: 400, Height: 300, Scene: 'plan', Tone: 12 },
    { ID: 'frontjpg', Url: ours, Width: 600, Height: 900, Scene: 'exterior', Tone: 6, Texts },
    { Url: '/pictures/p501-2', Width: 1 },
  ]);
  const { Url } = record?.Pictures[1] ?? {};
  expect(record?.SmallPictureItem).toEqual({
    ID: 'frontjpg',
    Name: 'photo',
    Url,
    Width: 600,
    Height: 900,
    Tone: 6,
  });
});

test('what was copied is not asked for again at once, nor sent again later, and other bytes are noticed', async () => {
  const [green, brown] = [await photograph('#1f9d3a'), await photograph('#8c3d25')];
  const { store, asked, sentSince, served } = await prepare({ '/1.jpg': green, '/2.jpg': brown });
  const record = recordWith(sentPicture('/1.jpg'), sentPicture('/2.jpg'));
  const first = await createCopyPictures(store)(record, undefined);
  expect([asked.splice(0).length, sentSince()]).toEqual([2, 2]);
  expect(await createCopyPictures(store)(record, first.record)).toEqual(first);
  expect(asked).toEqual([]);
  const later = createCopyPictures({ ...store, clock: after(7) });
  expect(await later(record, first.record)).toEqual(first);
  expect([asked.splice(0).length, sentSince()]).toEqual([2, 0]);
  served.set('/2.jpg', { bytes: await photograph('#3e596c'), etag: '"other"' });
  const swapped = await createCopyPictures({ ...store, clock: after(14) })(record, first.record);
  expect(sentSince()).toBe(1);
  expect(addresses(swapped.record)?.[0]).toBe(addresses(first.record)?.[0]);
  expect(addresses(swapped.record)?.[1]).not.toBe(addresses(first.record)?.[1]);
});

test('a link that expired is recognised by its picture, with validators and without', async () => {
  const bytes = await photograph('#1f9d3a');
  const { store, served, sentSince } = await prepare({ '/1.jpg?key=a': bytes });
  const picture = (key: string) => sentPicture(`/1.jpg?key=${key}`, { ID: 'front' });
  const first = await createCopyPictures(store)(recordWith(picture('a')), undefined);
  served.set('/1.jpg?key=b', { bytes, etag: '"/1.jpg?key=a"' });
  const second = await createCopyPictures(store)(recordWith(picture('b')), first.record);
  expect([second, sentSince()]).toEqual([first, 1]);
  served.set('/1.jpg?key=c', { bytes, etag: '"new"' });
  const puts: string[] = [];
  const uploads = new Proxy(store.uploads, {
    get: (bucket, name: keyof R2Bucket) => (name === 'put' ? puts.push(name) : bucket[name]),
  });
  const third = await createCopyPictures({ ...store, uploads })(recordWith(picture('c')), first.record);
  expect([third, puts]).toEqual([first, []]);
});

/** The header of a PNG that promises this size, and nothing behind it. */
function bomb(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const redirect =
  (Location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { Location }).end();
  };

type Fault = [answer: RequestListener, reason: keyof typeof mediaReasons, words?: readonly string[]];

const body =
  (bytes: Uint8Array | string): RequestListener =>
  (_request, response) => {
    response.end(bytes);
  };

test('a picture that cannot be had takes none of the others with it, and says why', async () => {
  const good = await photograph('#1f9d3a');
  const faults: Record<string, Fault> = {
    '/expired.jpg': [(_request, response) => response.writeHead(403).end(), 'status', ['403']],
    '/missing.jpg': [(_request, response) => response.writeHead(404).end(), 'status', ['404']],
    '/nothing.jpg': [body(''), 'empty'],
    '/cut.jpg': [
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '9000' });
        response.write(good.subarray(0, 900), () => response.destroy());
      },
      'cut',
    ],
    '/half.jpg': [body(good.subarray(0, good.length / 2)), 'unreadable'],
    '/login.jpg': [body('<!doctype html><title>Log in</title><p>Your session has ended.</p>'), 'noPicture'],
    '/drawing.svg': [body('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'noPicture'],
    '/film.gif': [body('GIF89a'.padEnd(64, '\0')), 'noPicture'],
    '/bomb.png': [body(bomb(30_000, 30_000)), 'pixels', ['30000', '30000']],
    '/dot.png': [body(bomb(1, 1)), 'pixels', ['1', '1']],
    '/huge.jpg': [
      (_request, response) => response.writeHead(200, { 'Content-Length': '900000000' }).write('x'),
      'large',
      ['20'],
    ],
    '/inside.jpg': [redirect('https://192.168.0.1/1.jpg'), 'address'],
    '/metadata.jpg': [redirect('https://169.254.169.254/latest'), 'address'],
    '/plain.jpg': [redirect('http://crm.example/1.jpg'), 'address'],
    '/round.jpg': [redirect('/round.jpg'), 'detours', ['3']],
    '/slow.jpg': [() => setTimeout(0), 'slow', ['0.5']],
    '/reset.jpg': [(request) => request.socket.destroy(), 'silent'],
  };
  const { fetch } = await startOtherHost((request, response) => {
    const listener = faults[request.url ?? '']?.[0] ?? body(good);
    listener(request, response);
  });
  const store = await testStore(runtime, { fetch, patience: 500 });
  const paths = Object.keys(faults);
  const { record, findings } = await createCopyPictures(store)(
    recordWith(...paths.map((path) => sentPicture(path)), sentPicture('/good.jpg')),
    undefined,
  );
  expect(addresses(record)).toEqual([ours]);
  expect(record?.Pictures).toMatchObject([{ ID: 'goodjpg' }]);
  expect(findings).toEqual(
    paths.map((path, index) => {
      const [, reason, words = []] = faults[path] ?? [];
      const field = `Pictures.${String(index)}.Url`;
      return {
        level: 'field',
        field,
        reason: reason && mediaReasons[reason],
        words,
        value: `${host}${path}`,
      };
    }),
  );
});

test('no address inside of a network is fetched, nor one without encryption', async () => {
  const { store, asked } = await prepare({});
  const addressesInside = [
    'http://crm.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://2130706433/1.jpg',
    'https://0x7f.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://[::ffff:10.0.0.1]/1.jpg',
    'https://localhost/1.jpg',
    'https://printer/1.jpg',
    'https://nas.local/1.jpg',
    'https://user:secret@crm.example/1.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'no address',
  ];
  const pictures = addressesInside.map((Url, index) => sentPicture('', { ID: String(index), Url }));
  const { record, findings } = await createCopyPictures(store)(recordWith(...pictures), undefined);
  expect(record).toBeUndefined();
  expect(findings.map(({ reason }) => reason)).toEqual(addressesInside.map(() => mediaReasons.address));
  expect(asked).toEqual([]);
});

test('a picture that fails never removes the one of before', async () => {
  const { store, served } = await prepare({
    '/1.jpg': await photograph('#1f9d3a'),
    '/2.jpg': await photograph('#8c3d25'),
  });
  const record = recordWith(sentPicture('/1.jpg'), sentPicture('/2.jpg'));
  const first = await createCopyPictures(store)(record, undefined);
  served.clear();
  const later = createCopyPictures({ ...store, clock: after(7) });
  const second = await later(record, first.record);
  expect(second.record).toEqual(first.record);
  expect(second.findings.map(({ level }) => level)).toEqual(['note', 'note']);
  const moved = await later(
    recordWith(sentPicture('/3.jpg', { ID: '1jpg' }), sentPicture('/4.jpg')),
    first.record,
  );
  expect(addresses(moved.record)).toEqual([addresses(first.record)?.[0]]);
  expect(moved.findings.map(({ level }) => level)).toEqual(['note', 'field']);
  const others = await later(recordWith(sentPicture('/5.jpg')), first.record);
  expect(others.record?.Pictures).toEqual(first.record?.Pictures);
});

test('a record is shown from its first picture on, and the others follow in their order', async () => {
  const { store, served } = await prepare({});
  const record = recordWith(sentPicture('/1.jpg'), sentPicture('/2.jpg'));
  const none = await createCopyPictures(store)(record, undefined);
  expect(none.record).toBeUndefined();
  served.set('/2.jpg', { bytes: await photograph('#8c3d25'), etag: '"2"' });
  const one = await createCopyPictures(store)(record, undefined);
  expect(one.record?.SmallPictureItem?.ID).toBe('2jpg');
  served.set('/1.jpg', { bytes: await photograph('#1f9d3a'), etag: '"1"' });
  const both = await createCopyPictures(store)(record, one.record);
  expect(both.record?.Pictures.map(({ ID }) => ID)).toEqual(['1jpg', '2jpg']);
});

test('a picture that is sent twice is shown once', async () => {
  const bytes = await photograph('#1f9d3a');
  const { store } = await prepare({ '/1.jpg': bytes, '/copy.jpg': bytes });
  const { record, findings } = await createCopyPictures(store)(
    recordWith(sentPicture('/1.jpg'), sentPicture('/copy.jpg')),
    undefined,
  );
  expect(record?.Pictures.map(({ ID }) => ID)).toEqual(['1jpg']);
  expect(findings).toEqual([
    { level: 'note', field: 'Pictures.1.Url', reason: mediaReasons.twice, words: ['1jpg'] },
  ]);
});

test('a picture that is sent becomes ours as one that is fetched, once, and another file does not', async () => {
  const { store } = await prepare({});
  const bytes = new Uint8Array(await photograph('#1f9d3a', { orientation: 6 }));
  const puts: string[] = [];
  const uploads = new Proxy(store.uploads, {
    get: (bucket, name: keyof R2Bucket) => {
      const value: unknown = bucket[name];
      if (name === 'put') puts.push(name);
      return typeof value === 'function' ? (value.bind(bucket) as unknown) : value;
    },
  });
  const keep = createKeepPicture({ ...store, uploads });
  const kept = await keep(bytes);
  expect(kept).toEqual({ Url: ours, Width: 600, Height: 900, Tone: 6 });
  expect(await keep(bytes)).toEqual(kept);
  expect(puts).toHaveLength(1);
  expect(await keep(new Uint8Array(Buffer.from('no picture')))).toBeUndefined();
});
