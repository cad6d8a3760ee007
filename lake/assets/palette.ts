import type { Sharp } from 'sharp';

type Color = {
  red: number;
  green: number;
  blue: number;
  count: number;
  saturation: number;
  lightness: number;
};

/** Targets from 0 to 1, by the swatch names of the hosted service. */
const wanted = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
} as const;

const sampleSize = 64;

/** Bits per channel, so that similar colours are counted together. */
const bits = 4;

/** Returns the colours of an image in the shape of `sanity.imagePalette`. */
export async function paletteOf(image: Sharp): Promise<Record<string, unknown>> {
  const pixels = await image
    .resize(sampleSize, sampleSize, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = countColors(pixels.data, pixels.info.channels);
  const total = colors.reduce((sum, color) => sum + color.count, 0);
  const swatches = Object.entries(wanted).map(
    ([name, target]) => [name, swatch(nearest(colors, target), total)] as const,
  );
  const dominant = [...colors].sort((a, b) => b.count - a.count)[0];
  return { _type: 'sanity.imagePalette', dominant: swatch(dominant, total), ...Object.fromEntries(swatches) };
}

function countColors(pixels: Buffer, channels: number): Color[] {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>();
  const shift = 8 - bits;
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const red = pixels[at] ?? 0;
    const green = pixels[channels < 3 ? at : at + 1] ?? 0;
    const blue = pixels[channels < 3 ? at : at + 2] ?? 0;
    const key = ((red >> shift) << (2 * bits)) | ((green >> shift) << bits) | (blue >> shift);
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    sum.count += 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ red, green, blue, count }) => {
    const mean = { red: red / count, green: green / count, blue: blue / count };
    return { ...mean, count, ...saturationAndLightness(mean) };
  });
}

function saturationAndLightness({ red, green, blue }: { red: number; green: number; blue: number }) {
  const high = Math.max(red, green, blue) / 255;
  const low = Math.min(red, green, blue) / 255;
  const lightness = (high + low) / 2;
  const spread = high - low;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { saturation, lightness };
}

function nearest(
  colors: readonly Color[],
  target: { saturation: number; lightness: number },
): Color | undefined {
  const most = Math.max(...colors.map((color) => color.count));
  const score = (color: Color) =>
    3 * (1 - Math.abs(color.saturation - target.saturation)) +
    6 * (1 - Math.abs(color.lightness - target.lightness)) +
    color.count / most;
  return [...colors].sort((a, b) => score(b) - score(a))[0];
}

function swatch(color: Color | undefined, total: number) {
  const { red, green, blue, count } = color ?? { red: 255, green: 255, blue: 255, count: 0 };
  const luminance = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  const text = luminance > 0.6 ? '#000' : '#fff';
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: total === 0 ? 0 : Math.round((count / total) * 10_000) / 100,
  };
}
