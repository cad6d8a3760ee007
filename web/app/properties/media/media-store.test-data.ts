import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Miniflare } from 'miniflare';
import sharp from 'sharp';
import { afterAll, onTestFinished } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import type { PictureRecord } from '../model/record.ts';
import type { MediaStore } from './copy-files.server.ts';

/** The bucket and the service of sizes of the local runtime, for all tests of a file. */
export function startRuntime() {
  const runtime = new Miniflare({
    modules: true,
    script: 'export default {}',
    r2Buckets: ['UPLOADS'],
    images: { binding: 'IMAGES' },
  });
  afterAll(() => runtime.dispose());
  return runtime.getBindings<{ UPLOADS: R2Bucket; IMAGES: ImagesBinding }>();
}

export const host = 'https://crm.example';

/** A picture as that host names it, measured wrong. */
export const sentPicture = (path: string, changes: Partial<PictureRecord> = {}): PictureRecord => ({
  ID: path.replaceAll(/\W/g, ''),
  Name: 'photo',
  Url: `${host}${path}`,
  Width: 1,
  Height: 1,
  Scene: 'exterior',
  ...changes,
});

/** Another host, reached as `https://crm.example`. Counts what it was asked for, and the files that it sent. */
export async function startOtherHost(listener: RequestListener) {
  const asked: string[] = [];
  let sent = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.once('finish', () => {
      if (response.statusCode === 200) sent += 1;
    });
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const fetchThere: typeof globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return globalThis.fetch(`http://127.0.0.1:${String(port)}${pathname}${search}`, init);
  };
  const sentSince = () => {
    const count = sent;
    sent = 0;
    return count;
  };
  return { asked, fetch: fetchThere, sentSince };
}

/** Serves files by path, which may change, with an entity tag each. */
export function serveFiles(
  files: ReadonlyMap<string, { bytes: Uint8Array; etag?: string }>,
): RequestListener {
  return (request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end('gone');
    } else if (file.etag !== undefined && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
    } else {
      response.writeHead(200, file.etag === undefined ? {} : { ETag: file.etag }).end(file.bytes);
    }
  };
}

export async function testStore(
  runtime: ReturnType<typeof startRuntime>,
  changes: Partial<MediaStore> = {},
): Promise<MediaStore> {
  const { UPLOADS: uploads, IMAGES: images } = await runtime;
  const clock = () => new Date('2026-11-20T09:00:00Z');
  return { database: emptyDatabase(), uploads, images, clock, fetch: globalThis.fetch, ...changes };
}

/** A store before another host with these files, which a test may change. */
export async function storeBefore(
  runtime: ReturnType<typeof startRuntime>,
  files: Readonly<Record<string, Uint8Array>>,
  changes: Partial<MediaStore> = {},
) {
  const served = new Map(Object.entries(files).map(([path, bytes]) => [path, { bytes, etag: `"${path}"` }]));
  const other = await startOtherHost(serveFiles(served));
  const store = await testStore(runtime, { fetch: other.fetch, ...changes });
  return { ...other, served, store };
}

/** A photograph of one colour as a phone takes it, with the place in its data. */
export function photograph(background: string, { width = 900, height = 600, orientation = 1 } = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone', Orientation: String(orientation) }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
