import { converter, type Oklab } from 'culori';

/** Grey, warm, green and blue in four lightnesses, which `tones.css` paints faintly over the surface of a frame. */
export const tones = [
  ...['#565553', '#655139', '#4c5b3d', '#3e596c'],
  ...['#878683', '#978269', '#7c8d6d', '#6e8a9f'],
  ...['#b2b1ae', '#c3ad92', '#a7b897', '#98b6cb'],
  ...['#dcdad8', '#eed7bb', '#d0e2c0', '#c1dff6'],
] as const;

/** Adds the opacity that `tones.css` gives them. */
export const paintedTones = tones.map((tone) => `${tone}59`);

const toOklab = converter('oklab');
const known = tones.flatMap((tone) => toOklab(tone) ?? []);

export function toneOf(colour: string | null | undefined): number | undefined {
  const wanted = colour ? toOklab(colour) : undefined;
  if (!wanted) return undefined;
  const distances = known.map((tone) => distance(tone, wanted));
  return distances.indexOf(Math.min(...distances));
}

const distance = (one: Oklab, other: Oklab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
