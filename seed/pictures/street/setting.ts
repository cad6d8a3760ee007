import { mix } from '../base/colour.ts';
import type { Hour } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';

// Greener than grass is: warm light takes much of it away again.
const GRASS = { spring: '#7fa653', summer: '#78994a', autumn: '#84934c', winter: '#7f8f63' };
const EVENING = '#5f9a48';
const DUSK = '#5c9a50';

/** Snow lies in some of the winter pictures only. */
export const snowLies = (hour: Hour, random: Random): boolean =>
  hour.season === 'winter' && random.fork('snow').chance(0.2);

export function grassOf({ name, season }: Hour, snow: boolean): string {
  if (snow) return '#e9eaec';
  if (name === 'dusk') return mix(GRASS[season], DUSK, 0.6);
  return name === 'golden' ? mix(GRASS[season], EVENING, 0.4) : GRASS[season];
}

export const snowed = (albedo: string, snow: boolean, cover = 0.85): string =>
  snow ? mix(albedo, '#eef0f3', cover) : albedo;
