import { expect, test, vi } from 'vitest';
import { brokenBucket } from '../../platform/files/memory-bucket.test-data.ts';
import { submissions } from '../../platform/database/core-tables.server.ts';
import { uploads } from '../../platform/files/file-tables.server.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { readUploadPost } from '../submit/read-upload-post.server.ts';
import { apply, emptyStores, pdf } from './uploads.test-data.ts';

const megabyte = 1024 * 1024;

/** A form whose last part never ends; counts the bytes that were taken of it. */
function endless(form: string, part: string, start = '') {
  const encoder = new TextEncoder();
  const taken = { bytes: 0 };
  async function* body() {
    const head = `--x\r\nContent-Disposition: form-data; name="${hiddenFields.form}"\r\n\r\n${form}\r\n`;
    yield encoder.encode(`${head}--x\r\nContent-Disposition: form-data; ${part}\r\n\r\n${start}`);
    const chunk = new Uint8Array(64 * 1024);
    while (taken.bytes < 2048 * megabyte) {
      taken.bytes += chunk.byteLength;
      yield await Promise.resolve(chunk);
    }
  }
  return { taken, body: body() };
}

const given = (stores: ReturnType<typeof emptyStores>) => ({
  boundary: 'x',
  declared: Infinity,
  stores,
  now: new Date(),
  admit: () => Promise.resolve(undefined),
});

test.each([
  ['nl', '“virus.pdf” is geen pdf, jpg, png, heic of webp.'],
  ['fr', '«\u00a0virus.pdf\u00a0» n’est pas un fichier pdf, jpg, png, heic ou webp.'],
  ['en', '“virus.pdf” is not a pdf, jpg, png, heic or webp file.'],
] as const)(
  '[9.38] a file is what its content says, not its name or header, in %s',
  async (language, error) => {
    const program = new File(['MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'], 'virus.pdf', {
      type: 'application/pdf',
    });
    const stores = emptyStores();
    const { status, result } = await apply([program, pdf('loon.pdf')], { ...stores, language });
    expect(status).toBe(422);
    expect(result?.errors).toEqual({ documents: error });
    expect(result?.values).toMatchObject({ firstName: 'An' });
    // The other file need not be sent again.
    expect(result?.files?.each.map(({ name }) => name)).toEqual(['loon.pdf']);
    expect(stores.objects.size).toBe(1);
  },
);

test.each([
  ['a page', 'a.html', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with script', 'a.svg', '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'],
  ['an archive', 'a.zip', 'PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0'],
  ['a page that becomes a PDF', 'a.pdf', '<!doctype html>\n%PDF-1.7\n%%EOF padding'],
  ['a file of eleven bytes', 'a.pdf', '%PDF-1.7\n%%'],
])('%s is refused', async (_, name, content) => {
  const stores = emptyStores();
  const { status, result } = await apply([new File([content], name)], stores);
  expect([status, Object.keys(result?.errors ?? {})]).toEqual([422, ['documents']]);
  expect(stores.objects.size).toBe(0);
});

test('an empty file is said to be empty', async () => {
  const { result } = await apply([new File([], 'leeg.pdf')], emptyStores());
  expect(result?.errors).toEqual({ documents: '“leeg.pdf” is leeg.' });
});

test('a polyglot is stored as what its first bytes are', async () => {
  const stores = emptyStores();
  const pdfAndPage = new File(['%PDF-1.7\n<script>alert(1)</script>'], 'x.html', { type: 'text/html' });
  const pictureAndArchive = new File(
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]), 'PK\x03\x04'],
    'x.jar',
  );
  expect((await apply([pdfAndPage, pictureAndArchive], stores)).status).toBe(303);
  const rows = await stores.database.select().from(uploads);
  expect(rows.map(({ name, type }) => [name, type])).toEqual([
    ['x.pdf', 'pdf'],
    ['x.jpg', 'jpg'],
  ]);
});

test('a file of ten megabytes is taken, one byte more is refused and leaves nothing', async () => {
  const stores = emptyStores();
  expect((await apply([pdf('groot.pdf', 10 * megabyte)], stores)).status).toBe(303);
  expect([...stores.objects.values()].map(({ byteLength }) => byteLength)).toEqual([10 * megabyte]);
  const larger = emptyStores();
  const { status, result } = await apply([pdf('groter.pdf', 10 * megabyte + 1)], larger);
  expect(status).toBe(422);
  expect(result?.errors).toEqual({ documents: '“groter.pdf” is groter dan 10 MB.' });
  expect(larger.objects.size).toBe(0);
});

test('of six files five are taken, and the form says how many it takes', async () => {
  const stores = emptyStores();
  const waiting: Promise<unknown>[] = [];
  const files = Array.from({ length: 7 }, (_, index) => pdf(`${index}.pdf`));
  const { status, result } = await apply(files, { ...stores, waiting });
  expect(status).toBe(422);
  expect(result?.errors).toEqual({ documents: 'U kunt hoogstens 5 bestanden meesturen.' });
  expect(result?.files?.each.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  await Promise.all(waiting);
  expect(stores.objects.size).toBe(5);
});

test('a form whose files are too large together comes back with what was typed and with the limits', async () => {
  const stores = emptyStores();
  const files = Array.from({ length: 7 }, (_, index) => pdf(`${index}.pdf`, 9 * megabyte));
  const { status, result } = await apply(files, stores);
  expect(status).toBe(413);
  expect(result?.messages).toContain('Hoogstens 5 bestanden van 10 MB: pdf, jpg, png, heic of webp.');
  expect(result?.values).toMatchObject({ firstName: 'An', people: '2' });
});

test('of a stream of two gigabytes little is read and nothing is stored', async () => {
  const file = `name="documents"; filename="a.pdf"`;
  const stores = emptyStores();
  const long = endless('rental-application', file, '%PDF-1.7\n%%EOF');
  expect(await readUploadPost(long.body, given(stores))).toMatchObject({ isTooLarge: true, files: [] });
  expect(long.taken.bytes).toBeLessThan(62 * megabyte);
  const text = endless('rental-application', 'name="message"');
  expect(await readUploadPost(text.body, given(stores))).toMatchObject({ isTooLarge: true });
  expect(text.taken.bytes).toBeLessThan(megabyte);
  for (const part of [file, 'name="message"']) {
    const other = endless('site-contact', part);
    expect(await readUploadPost(other.body, given(stores))).toBe(415);
    expect(other.taken.bytes).toBeLessThan(megabyte);
  }
  expect(stores.objects.size).toBe(0);
});

const formPart = `--x\r\nContent-Disposition: form-data; name="${hiddenFields.form}"\r\n\r\nrental-application\r\n`;
const filePart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="documents"; filename="${name}"\r\n\r\n%PDF-1.7\n%%EOF`;

test('a form that breaks off leaves no file, nor does a file that is too large', async () => {
  const stores = emptyStores();
  const counts: number[] = [];
  async function* brokenOff() {
    yield new TextEncoder().encode(`${formPart}${filePart('whole.pdf')}\r\n${filePart('a.pdf')}`);
    yield new TextEncoder().encode('x'.repeat(100));
    counts.push(await stores.database.$count(uploads));
  }
  expect(await readUploadPost(brokenOff(), given(stores))).toBe(400);
  expect(counts).toEqual([2]);
  expect([stores.objects.size, await stores.database.$count(uploads)]).toEqual([0, 0]);
  await apply([pdf('groter.pdf', 10 * megabyte + 1)], stores);
  expect(await stores.database.$count(uploads)).toBe(0);
});

test('content of files without a name is not stored', async () => {
  const stores = emptyStores();
  async function* body() {
    const nameless = `${filePart('')}\r\n`.repeat(40);
    yield await Promise.resolve(
      new TextEncoder().encode(`${formPart}${nameless}${filePart('loon.pdf')}\r\n--x--\r\n`),
    );
  }
  const read = await readUploadPost(body(), given(stores));
  expect(read).toMatchObject({ files: [{ name: 'loon.pdf' }] });
  expect(stores.objects.size).toBe(1);
});

test.each([
  ['no token', { [hiddenFields.token]: undefined }],
  ['a token that is not ours', { [hiddenFields.token]: 'e30.x' }],
  ['the trap filled in', { [hiddenFields.trap]: 'x' }],
])('of a form with %s no file is stored, and its sender is told', async (_, values) => {
  const stores = emptyStores();
  const { status, result } = await apply([pdf('loon.pdf')], { ...stores, values });
  expect(status).toBe(422);
  expect(result?.errors).toMatchObject({
    documents: '“loon.pdf” kon niet bewaard worden. Kies het opnieuw.',
  });
  expect(result?.question).toBeDefined();
  expect([stores.objects.size, await stores.database.$count(uploads)]).toEqual([0, 0]);
});

test('a bucket that is out of reach is said at the field with 503, and nothing typed is lost', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { database } = emptyStores();
  const { status, headers, result } = await apply([pdf('loon.pdf')], { database, uploads: brokenBucket() });
  expect([status, headers.get('Retry-After')]).toEqual([503, '120']);
  expect(result?.messages).toContainEqual(expect.stringContaining('+32 15 00 00 00'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('A file could not be stored.'));
  log.mockRestore();
  expect(result?.errors).toEqual({ documents: '“loon.pdf” kon niet bewaard worden. Kies het opnieuw.' });
  expect(result?.values).toMatchObject({ firstName: 'An' });
  expect(await database.select().from(submissions)).toEqual([]);
});
