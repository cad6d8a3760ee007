import { expect, test } from 'vitest';
import { fallbackAddress } from './picture-data.ts';

test('the one file of a picture is its largest in WebP, or the original', () => {
  const widths = [100, 400, 640, 960, 1360];
  expect(fallbackAddress({ src: '/pictures/p1.abc', widths })).toBe('/pictures/p1.abc-1360.webp');
  expect(fallbackAddress({ src: '/media/abc', widths: [...widths, 2000] })).toBe('/media/abc-1360.webp');
  expect(fallbackAddress({ src: 'https://pictures.example/1.jpg', widths: [] })).toBe(
    'https://pictures.example/1.jpg',
  );
});
