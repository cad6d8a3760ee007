import { expect, test } from 'vitest';
import { zipOf } from '../../../../tests/crm/zip.ts';
import { CrmProblem } from './crm-problem.ts';
import { bytesOf, readZip } from './read-zip.ts';

const text = (words: string) => new TextEncoder().encode(words);
const archive = (name = 'a/b.xml', bytes = text('<root/>')) => zipOf([{ name, bytes }]);

function isRefused(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    readZip(bytes);
    return false;
  } catch (error) {
    return error instanceof CrmProblem;
  }
}

test('files are unpacked as they were, packed and stored', async () => {
  const files = [
    { name: 'object.xml', bytes: text('<root>é</root>'.repeat(20)) },
    { name: 'bilder/1.jpg', bytes: Uint8Array.from({ length: 300 }, (_, index) => index), isStored: true },
    { name: 'bilder/', bytes: new Uint8Array(), isStored: true },
  ];
  const entries = readZip(zipOf(files));
  expect(entries.map(({ name }) => name)).toEqual(['object.xml', 'bilder/1.jpg']);
  for (const [index, entry] of entries.entries())
    expect(await bytesOf(entry, 10_000)).toEqual(files[index]?.bytes);
});

/** Written by Python, with a comment that begins like an end. */
const foreign = [
  'UEsDBBQAAAAIAAAAIVwfOCunDAAAAD8AAAAFAAAAYS54bWyzKcrPL9G3syGTAgBQSwECFAMUAAAACAAA',
  'ACFcHzgrpwwAAAA/AAAABQAAAAAAAAAAAAAAgAEAAAAAYS54bWxQSwUGAAAAAAEAAQAzAAAALwAAAA4A',
  'UEsFBiBhIGNvbW1lbnQ=',
].join('');

test('the archive of another writer is read', async () => {
  const [entry] = readZip(Uint8Array.from(Buffer.from(foreign, 'base64')));
  expect(entry && new TextDecoder().decode(await bytesOf(entry, 1000))).toBe('<root/>'.repeat(9));
});

test('an archive that is half there, leads out of itself or is a bomb is refused', () => {
  const whole = archive();
  for (let length = 0; length < whole.length; length += 1)
    expect(isRefused(whole.slice(0, length)), String(length)).toBe(true);
  for (const name of ['../a.xml', 'a/../../b.xml', '/etc/passwd', 'C:\\a.xml', 'a\\b.xml', ''])
    expect(isRefused(archive(name)), name).toBe(true);
  expect(isRefused(archive('bomb.xml', new Uint8Array(10_000_000)))).toBe(true);
  expect(
    isRefused(zipOf(Array.from({ length: 401 }, (_, index) => ({ name: `${index}.xml`, bytes: text('x') })))),
  ).toBe(true);
});

test('a file that unpacks to more or less than it says is refused, and one too large is not unpacked', async () => {
  for (const size of [3, 30]) {
    const lying = archive();
    const at = Buffer.from(lying).indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    new DataView(lying.buffer).setUint32(at + 24, size, true);
    const [entry] = readZip(lying);
    await expect(entry && bytesOf(entry, 1000)).rejects.toMatchObject({ kind: 'unreadable' });
  }
  const [large] = readZip(archive());
  await expect(large && bytesOf(large, 3)).rejects.toMatchObject({ kind: 'unreadable' });
});
