import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toneOf } from '../../ui/picture/tones.ts';
import { toneOfPixel } from './picture-tone.ts';

const pixel = (background: string) => sharp({ create: { width: 1, height: 1, channels: 3, background } });

test('the tone of one pixel is that of its colour, however the pixel is written', async () => {
  for (const colour of ['#000000', '#1f9d3a', '#8c3d25', '#3e596c', '#ffffff']) {
    const written = [
      pixel(colour).png(),
      pixel(colour).ensureAlpha().png(),
      pixel(colour).png({ palette: true }),
      pixel(colour).toColourspace('rgb16').png(),
    ];
    for (const png of written) expect(await toneOfPixel(await png.toBuffer()), colour).toBe(toneOf(colour));
  }
  for (const grey of ['#000000', '#878683', '#ffffff'])
    expect(await toneOfPixel(await pixel(grey).greyscale().png().toBuffer()), grey).toBe(toneOf(grey));
});
