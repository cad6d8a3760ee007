import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { addPicture } from './add-picture.ts';
import { readPictureList, type Pictures } from './picture-list.ts';

function makePictures(covers: readonly string[] = []): Pictures {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const list = path.join(folder, 'list.json');
  writeFileSync(list, '{}');
  return { folder, list, covers: new Set(covers) };
}

/** Low unless its height matters, since encoding takes seconds. */
async function makeOriginal({ folder }: Pictures, name: string, background: string, size = {}) {
  const source = path.join(mkdtempSync(path.join(folder, 'originals-')), name);
  await sharp({ create: { width: 1500, height: 100, channels: 3, background, ...size } }).toFile(source);
  return source;
}

const filesOf = ({ folder }: Pictures) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'list.json')
    .map(({ name }) => name);

test('a picture becomes AVIF in five widths and WebP in three, and its entry has the size of the largest and its colour', async () => {
  const pictures = makePictures();
  const original = await makeOriginal(pictures, 'p9-1.png', 'brown', { height: 1000 });
  const id = await addPicture(original, pictures);
  const listed = readPictureList(pictures.list)[id];
  expect(listed).toMatchObject({ width: 1360, height: 907 });
  expect(listed?.colour).toMatch(/^#a[4-6]2[9ab]2[9a-c]$/);
  const names = ['100.webp', '1360.avif', '1360.webp', '400.avif', '400.webp', '640.avif', '960.avif'].map(
    (version) => `p9-1.${listed?.hash}-${version}`,
  );
  expect(filesOf(pictures)).toEqual(names);
  for (const name of names) {
    const { format, width } = await sharp(path.join(pictures.folder, name)).metadata();
    const [, wide, ending] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
    expect(`${width} ${format}`).toBe(`${wide} ${ending === 'avif' ? 'heif' : 'webp'}`);
  }
});

test('the first picture of a property has a JPEG to share', async () => {
  const pictures = makePictures(['p9-1']);
  await addPicture(await makeOriginal(pictures, 'p9-1.png', 'brown'), pictures);
  const name = filesOf(pictures).find((file) => file.endsWith('share.jpg')) ?? '';
  const facts = await sharp(path.join(pictures.folder, name)).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a new version of a picture replaces its files under another address, and leaves the others', async () => {
  const pictures = makePictures();
  await addPicture(await makeOriginal(pictures, 'p9-10.png', 'green'), pictures);
  await addPicture(await makeOriginal(pictures, 'p9-1.png', 'brown'), pictures);
  const [before, other] = [
    readPictureList(pictures.list),
    filesOf(pictures).filter((name) => /^p9-10/.test(name)),
  ];
  await addPicture(await makeOriginal(pictures, 'p9-1.jpg', 'blue'), pictures);
  const after = readPictureList(pictures.list);
  expect(after['p9-1']?.hash).not.toBe(before['p9-1']?.hash);
  expect(after['p9-10']).toEqual(before['p9-10']);
  expect(filesOf(pictures).filter((name) => /^p9-10/.test(name))).toEqual(other);
  expect(filesOf(pictures)).toHaveLength(14);
  expect(readFileSync(pictures.list, 'utf8')).toMatch(/^\{\n {2}"p9-1": .+,\n {2}"p9-10": .+\n\}\n$/);
});

test('a file that is too small, or not named after a picture, is refused', async () => {
  const pictures = makePictures();
  const small = await makeOriginal(pictures, 'p9-1.png', 'brown', { width: 800 });
  await expect(addPicture(small, pictures)).rejects.toThrow('is 800 pixels wide; a picture needs 1360');
  const nameless = await makeOriginal(pictures, 'Voorgevel (2).png', 'brown');
  await expect(addPicture(nameless, pictures)).rejects.toThrow('name the file after its picture');
  expect(filesOf(pictures)).toEqual([]);
});
