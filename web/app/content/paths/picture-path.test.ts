import { expect, test } from 'vitest';
import { isOwnPicture, picturePath, readPictureHash, readPicturePath } from './picture-path.ts';

const hash = '3f'.repeat(16);

test('our own pictures are those that were committed or copied, and no others', () => {
  for (const address of ['/pictures/p2101-1', '/pictures/p1.jpg', picturePath(hash)])
    expect(isOwnPicture(address), address).toBe(true);
  const others = ['', '/', '/pictures/', '/pictures/../secret', '/pictures/a/b', '//host.example/pictures/a'];
  for (const address of [...others, 'p2101-1', 'https://host.example/pictures/a', 'javascript:alert(1)'])
    expect(isOwnPicture(address), address).toBe(false);
});

test('a copied picture is known by its address, and its files by theirs', () => {
  expect(readPictureHash(picturePath(hash))).toBe(hash);
  for (const address of [
    '/pictures/p2101-1',
    `${picturePath(hash)}.jpg`,
    `https://x.example${picturePath(hash)}`,
  ])
    expect(readPictureHash(address), address).toBeUndefined();
  expect(readPicturePath(`${picturePath(hash)}-640.avif`)).toEqual({ hash, width: 640, format: 'avif' });
  expect(readPicturePath(`${picturePath(hash)}-100.webp`)).toEqual({ hash, width: 100, format: 'webp' });
  expect(readPicturePath(`${picturePath(hash)}-share.jpg`)).toEqual({ hash, width: 'share', format: 'jpg' });
  for (const end of ['', '-640.jpg', '-100.avif', '-641.avif', '-0640.avif', '-share.avif', '-640.avif.br'])
    expect(readPicturePath(`${picturePath(hash)}${end}`), end).toBeUndefined();
});
