import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextReader, multipartBoundary, readMultipart, TooLarge } from './read-multipart.server.ts';

const encoder = new TextEncoder();

const unlimited = { parts: 1000, bytes: () => Infinity };

async function* cut(bytes: Uint8Array, sizes: readonly number[] = []) {
  let at = 0;
  for (let turn = 0; at < bytes.byteLength; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.byteLength;
    yield await Promise.resolve(bytes.subarray(at, at + size));
    at += size;
  }
}

async function partsOf(bytes: Uint8Array, boundary: string, sizes?: readonly number[]) {
  const parts: [string, string | undefined, string][] = [];
  for await (const { name, fileName, data } of readMultipart(cut(bytes, sizes), boundary, unlimited)) {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of data) chunks.push(chunk.slice());
    parts.push([name, fileName, await new Blob(chunks).text()]);
  }
  return parts;
}

async function encode(form: FormData) {
  const request = new Request('https://site.test/', { method: 'POST', body: form });
  return { bytes: await request.bytes(), boundary: multipartBoundary(request) ?? '' };
}

const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed());
/** Line ends, dashes and other beginnings of a boundary. */
const awkward = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '--', '-', 'x', '\r\n--', ''))
  .map((all) => all.join(''));
const content = fc.oneof(text, awkward);
const name = text.filter((value) => value !== '' && !/[\r\n\0]/.test(value));

test('reads what a browser writes, wherever the connection cuts it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, fc.option(name), content), { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      async (parts, sizes) => {
        const form = new FormData();
        for (const [field, fileName, value] of parts) {
          if (fileName === null) form.append(field, value);
          else form.append(field, new Blob([value]), fileName);
        }
        const { bytes, boundary } = await encode(form);
        const read = await partsOf(bytes, boundary, sizes);
        expect(read).toEqual(
          parts.map(([field, fileName, value]) => [
            field,
            fileName ?? undefined,
            fileName === null ? value.replace(/\r\n|\r|\n/g, '\r\n') : value,
          ]),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('file names may hold what separates the parts of a header', async () => {
  const form = new FormData();
  const names = ['loon;2025.pdf', 'a=b.pdf', 'een "loonbrief".pdf', 'x; name="other".pdf', 'été.pdf'];
  for (const fileName of names) form.append('documents', new Blob(['x']), fileName);
  const { bytes, boundary } = await encode(form);
  expect((await partsOf(bytes, boundary)).map(([field, fileName]) => [field, fileName])).toEqual(
    names.map((fileName) => ['documents', fileName]),
  );
});

test('a part that is left early is skipped', async () => {
  const form = new FormData();
  form.append('a', 'x'.repeat(1000));
  form.append('b', 'y');
  const { bytes, boundary } = await encode(form);
  const names: string[] = [];
  for await (const part of readMultipart(cut(bytes, [100]), boundary, unlimited)) {
    names.push(part.name);
    for await (const chunk of part.data) if (chunk.byteLength > 0) break;
  }
  expect(names).toEqual(['a', 'b']);
});

const head = 'Content-Disposition: form-data; name="a"\r\n\r\n';

test.each([
  ['without a boundary', 'nothing'],
  ['that breaks off in a header', '--x\r\nContent-Dis'],
  ['that breaks off in a part', `--x\r\n${head}text`],
  ['without a last boundary', `--x\r\n${head}text\r\n--x`],
  ['with a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\ntext\r\n--x--'],
  ['with a part without headers', '--x\r\n\r\ntext\r\n--x--'],
  ['with text after a boundary', `--xy\r\n${head}text\r\n--x--`],
  ['with a header that does not end', `--x\r\n${'a: b\r\n'.repeat(5000)}`],
])('a body %s is malformed', async (_, body) => {
  await expect(partsOf(encoder.encode(body), 'x', [7])).rejects.toThrow();
});

test('of a form with too many parts or bytes no more is read', async () => {
  const part = `--x\r\n${head}text\r\n`;
  const taken = { parts: 0 };
  async function* endless() {
    for (;;) {
      taken.parts += 1;
      yield await Promise.resolve(encoder.encode(part));
    }
  }
  const readAll = async (limits: typeof unlimited) => {
    for await (const { name } of readMultipart(endless(), 'x', limits)) expect(name).toBe('a');
  };
  await expect(readAll({ ...unlimited, parts: 5 })).rejects.toThrow('too many parts');
  expect(taken.parts).toBeLessThan(10);
  await expect(readAll({ ...unlimited, bytes: () => 10 * part.length })).rejects.toThrow(TooLarge);
  expect(taken.parts).toBeLessThan(22);
});

test('text is read up to a limit for all parts together', async () => {
  const form = new FormData();
  for (const value of ['één', 'x'.repeat(10), 'x'.repeat(10)]) form.append('a', value);
  const { bytes, boundary } = await encode(form);
  const text = createTextReader(20);
  const read: string[] = [];
  const reading = async () => {
    for await (const part of readMultipart(cut(bytes, [7]), boundary, unlimited))
      read.push(await text.read(part));
  };
  await expect(reading()).rejects.toThrow(TooLarge);
  expect([read, text.size()]).toEqual([['één', 'x'.repeat(10)], expect.any(Number)]);
});

test('only a multipart form has a boundary', () => {
  const boundaryOf = (type: string) =>
    multipartBoundary(new Request('https://site.test/', { headers: { 'Content-Type': type } }));
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('Multipart/Form-Data;boundary="a b"')).toBe('a b');
  for (const type of ['multipart/mixed; boundary=a', 'multipart/form-data', 'text/plain; boundary=a', ''])
    expect(boundaryOf(type)).toBeUndefined();
});
