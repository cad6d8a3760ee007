import { mix } from '../base/colour.ts';
import type { Hour } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';

const GRASS = { spring: '#8fa566', summer: '#86955c', autumn: '#98925f', winter: '#979a7c' };

/** Snow lies in some of the winter pictures only. */
export const snowLies = (hour: Hour, random: Random): boolean =>
  hour.season === 'winter' && random.fork('snow').chance(0.45);

export const grassOf = (hour: Hour, snow: boolean): string => (snow ? '#e9eaec' : GRASS[hour.season]);

export const snowed = (albedo: string, snow: boolean, cover = 0.85): string =>
  snow ? mix(albedo, '#eef0f3', cover) : albedo;
