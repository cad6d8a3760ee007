import { expect, test } from 'vitest';
import {
  downloadPath,
  readDownloadPath,
  mediaPath,
  readMediaPath,
  readMediaReference,
} from './media-path.ts';

const hash = '2f1c3e0000000000000000000000000000000000';
const source = { hash, width: 1200, height: 800, extension: 'jpg' };

test('a reference becomes a path, and the path is read as it was written', () => {
  expect(readMediaReference(`image-${hash}-1200x800-jpg`)).toEqual(source);
  for (const rect of [undefined, { left: 300, top: 0, width: 600, height: 400 }]) {
    const path = `${mediaPath({ ...source, rect })}-400.avif`;
    expect(readMediaPath(path), path).toEqual({ source: { ...source, rect }, width: 400, format: 'avif' });
  }
});

test('the picture that networks show is a JPEG of one size', () => {
  const rect = { left: 48, top: 0, width: 1104, height: 580 };
  const path = mediaPath({ ...source, rect });
  expect(readMediaPath(`${path}-share.jpg`)).toEqual({
    source: { ...source, rect },
    width: 'share',
    format: 'jpg',
  });
  expect(readMediaPath(`${path}-share.webp`)).toBeUndefined();
});

test('only a picture that the pipeline can turn into another format has a path', () => {
  for (const text of [
    `image-${hash}-10x10-svg`,
    `file-${hash}-pdf`,
    'image-abc-10x10-jpg',
    `image-${hash}-jpg`,
  ]) {
    expect(readMediaReference(text), text).toBeUndefined();
  }
});

const start = `/media/${hash}-1200x800-jpg`;

test.each([
  `${start}-401.avif`,
  `${start}-9999.webp`,
  `${start}-400.gif`,
  `${start}-400.svg`,
  `${start}-400`,
  `${start}-400.webp/`,
  `${start}-1000,0,600,400-400.webp`,
  `${start}-0,0,0,400-400.webp`,
  `${start}-0,0,-1,400-400.webp`,
  `/media/${hash}-1200x800-svg-400.webp`,
  `/media/../images/x/production/${hash}-1200x800.jpg`,
  `/media/${hash}-1200x800-jpg%2f..%2f-400.webp`,
  `/media/${hash}?x-1200x800-jpg-400.webp`,
  '/media/',
])('%s is off the list', (pathname) => {
  expect(readMediaPath(pathname)).toBeUndefined();
});

test('the address of a download is read as it was written, and cuts a long name', () => {
  const plan = { hash, kind: 'pdf', name: 'plan' } as const;
  expect(downloadPath(plan)).toBe(`/files/${hash}/plan.pdf`);
  expect(readDownloadPath(downloadPath(plan))).toEqual(plan);
  expect(readDownloadPath(downloadPath({ ...plan, name: 'a'.repeat(300) }))?.name).toHaveLength(200);
});
