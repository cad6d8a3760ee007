import { by, colour } from '../base/colour.ts';
import { unit } from '../base/vec.ts';
import { textHint } from '../words.ts';
import type { Light } from '../base/light.ts';
import type { Outside } from './outlook.ts';
import type { Random } from '../base/random.ts';
import type { Hints } from '../words.ts';
import type { Vec3 } from '../base/vec.ts';

export type Indoors = { light: Light; outside: Outside; sun: Vec3 | undefined; lamps: boolean };

type Words = {
  key: string;
  power: number;
  fill: string;
  fillPower: number;
  sky: string;
  low: string;
  green: string;
  wall: string;
  sun?: readonly [number, number];
  lamps?: boolean;
};

const MOMENTS: Record<string, Words> = {
  morning: {
    key: '#fff0d6',
    power: 0.5,
    fill: '#efe7da',
    fillPower: 0.92,
    sky: '#dbe8ec',
    low: '#fbf3df',
    green: '#9db07d',
    wall: '#e6cbb2',
    sun: [0.55, 0.75],
  },
  noon: {
    key: '#fffaf0',
    power: 0.46,
    fill: '#eeece6',
    fillPower: 0.97,
    sky: '#cfe3ee',
    low: '#f4f3e9',
    green: '#9cb283',
    wall: '#e2cfbd',
    sun: [1.0, 1.5],
  },
  evening: {
    key: '#ffd9a8',
    power: 0.5,
    fill: '#ecd9c2',
    fillPower: 0.8,
    sky: '#d9cdc4',
    low: '#fbd9a6',
    green: '#a39a68',
    wall: '#dcae90',
    sun: [0.3, 0.45],
    lamps: true,
  },
  overcast: {
    key: '#f4f6f6',
    power: 0.36,
    fill: '#e6e6e2',
    fillPower: 0.93,
    sky: '#e3e7e8',
    low: '#f0efea',
    green: '#a5b09b',
    wall: '#d5ccc2',
  },
};

/** Light for a room: `bright` says on which side its windows are. */
export function indoorsFor(hints: Hints, random: Random, bright: -1 | 0 | 1): Indoors {
  const words = MOMENTS[textHint(hints, 'light')] ?? MOMENTS.morning;
  if (!words) throw new Error('There is no daylight.');
  const towards: Vec3 = bright === 0 ? [random.pick([-0.5, 0.5]), 0.6, 0.5] : [bright, 0.65, -0.55];
  const [low, high] = words.sun ?? [0, 0];
  const height = random.range(low, high);
  const sun = words.sun
    ? unit(bright === 0 ? [random.range(-0.6, 0.6), height, 1] : [bright, height, random.range(-0.35, 0.55)])
    : undefined;
  const season = textHint(hints, 'season');
  return {
    sun,
    lamps: words.lamps ?? false,
    outside: {
      sky: words.sky,
      low: words.low,
      green: season === 'autumn' ? '#b99a5f' : words.green,
      wall: words.wall,
      kind: random.pick(['garden', 'street', 'garden']),
    },
    light: {
      sun: unit(towards),
      sunColour: by(colour(words.key), words.power),
      above: by(colour(words.fill), words.fillPower),
      below: by(colour('#eee0cc'), words.fillPower * 1.02),
      haze: '#efe7da',
      hazeFrom: 40,
      hazeDepth: 200,
      shadow: '#2a1d1c',
      shadowStrength: 0.34,
      lamps: false,
    },
  };
}
