import { lightOf } from '../base/light.ts';
import type { Light, LightWords } from '../base/light.ts';
import { textHint } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Hints } from '../words.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Clouds = 'clear' | 'fair' | 'veil' | 'banks' | 'mackerel';
type SkyWords = {
  top: string;
  middle: string;
  low: string;
  cloud: string;
  cloudShade: string;
  clouds: readonly Clouds[];
  snow?: boolean;
};
export type HourName = 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'overcast' | 'winter';
export type Hour = { name: HourName; light: Light; sky: SkyWords; season: Season };

type HourWords = {
  light: Omit<LightWords, 'azimuth' | 'height'>;
  azimuth: readonly [number, number];
  height: readonly [number, number];
  sky: SkyWords;
  seasons: readonly Season[];
};

const HOURS: Record<HourName, HourWords> = {
  morning: {
    light: {
      sun: '#fff0d8',
      power: 0.98,
      sky: '#d5e2ee',
      skyPower: 0.52,
      bounce: '#cfc2ae',
      haze: '#e9e6dc',
      shadow: '#2b3550',
    },
    azimuth: [-58, -34],
    height: [30, 44],
    sky: {
      top: '#8fb6cf',
      middle: '#c2d7dd',
      low: '#f3ead9',
      cloud: '#fdf9f0',
      cloudShade: '#c9ced3',
      clouds: ['clear', 'fair', 'mackerel'],
    },
    seasons: ['spring', 'summer', 'autumn'],
  },
  noon: {
    light: {
      sun: '#fffaf0',
      power: 1.0,
      sky: '#cfe0ee',
      skyPower: 0.56,
      bounce: '#cfc5b4',
      haze: '#e2e8e6',
      shadow: '#27334e',
    },
    azimuth: [-34, 34],
    height: [48, 58],
    sky: {
      top: '#6fa2c6',
      middle: '#a9cbdc',
      low: '#e8ebe2',
      cloud: '#ffffff',
      cloudShade: '#c4d0d8',
      clouds: ['fair', 'banks', 'clear'],
    },
    seasons: ['spring', 'summer', 'summer'],
  },
  afternoon: {
    light: {
      sun: '#fff3dc',
      power: 1.02,
      sky: '#d3dfe9',
      skyPower: 0.5,
      bounce: '#d2c3aa',
      haze: '#ece5d6',
      shadow: '#2b3049',
    },
    azimuth: [34, 58],
    height: [32, 46],
    sky: {
      top: '#86adc4',
      middle: '#bed2d6',
      low: '#f5ead5',
      cloud: '#fffaf0',
      cloudShade: '#ccc9c6',
      clouds: ['fair', 'veil', 'clear', 'mackerel'],
    },
    seasons: ['spring', 'summer', 'autumn'],
  },
  golden: {
    light: {
      sun: '#ffd9a3',
      power: 1.12,
      sky: '#cdd2dc',
      skyPower: 0.44,
      bounce: '#d8b992',
      haze: '#f3dcbb',
      shadow: '#33304a',
      hazeDepth: 110,
    },
    azimuth: [-62, 62],
    height: [15, 23],
    sky: {
      top: '#8ea7ba',
      middle: '#d9cdbd',
      low: '#f8d9ac',
      cloud: '#fbe6cb',
      cloudShade: '#c3a9a0',
      clouds: ['veil', 'mackerel', 'clear'],
    },
    seasons: ['summer', 'autumn', 'autumn'],
  },
  dusk: {
    light: {
      sun: '#f0b8a0',
      power: 0.14,
      sky: '#b4bdd4',
      skyPower: 0.78,
      bounce: '#9a8c8e',
      haze: '#c3b2b8',
      shadow: '#20263c',
      lamps: true,
      hazeDepth: 120,
    },
    azimuth: [-70, 70],
    height: [6, 10],
    sky: {
      top: '#3f5478',
      middle: '#8d94b0',
      low: '#ecc3a0',
      cloud: '#d9a99a',
      cloudShade: '#6d7093',
      clouds: ['veil', 'mackerel', 'clear'],
    },
    seasons: ['autumn', 'winter', 'summer'],
  },
  overcast: {
    light: {
      sun: '#ffffff',
      power: 0.2,
      sky: '#e6eaec',
      skyPower: 0.98,
      bounce: '#c7c3ba',
      haze: '#e3e3de',
      shadow: '#39404c',
      hazeDepth: 90,
    },
    azimuth: [-30, 30],
    height: [58, 66],
    sky: {
      top: '#b4bfc5',
      middle: '#cfd5d6',
      low: '#eae6dc',
      cloud: '#eceeec',
      cloudShade: '#a9b3ba',
      clouds: ['banks', 'veil'],
    },
    seasons: ['spring', 'autumn', 'winter'],
  },
  winter: {
    light: {
      sun: '#ffe8cc',
      power: 0.86,
      sky: '#dbe3ee',
      skyPower: 0.6,
      bounce: '#d9d8d6',
      haze: '#eae6e2',
      shadow: '#34405c',
      hazeDepth: 90,
    },
    azimuth: [-52, 52],
    height: [18, 26],
    sky: {
      top: '#a4bccd',
      middle: '#d3dde0',
      low: '#f6e7d6',
      cloud: '#fbf4ea',
      cloudShade: '#bcc4ce',
      clouds: ['clear', 'veil', 'fair'],
      snow: true,
    },
    seasons: ['winter'],
  },
};

const SKIES: Record<string, readonly Clouds[]> = {
  clear: ['clear'],
  'high-cloud': ['mackerel', 'veil'],
  'broken-cloud': ['fair'],
  haze: ['veil'],
  'sunset-bands': ['veil'],
  'rain-clearing': ['banks'],
};

const NAMES: Record<string, readonly HourName[]> = {
  morning: ['morning'],
  noon: ['noon', 'afternoon'],
  evening: ['golden'],
  dusk: ['dusk'],
  overcast: ['overcast'],
};

export function hourOf(name: HourName, random: Random, azimuth?: number): Hour {
  const words = HOURS[name];
  const turn = azimuth ?? random.range(...words.azimuth);
  // A sun dead behind the viewer draws no relief, so it is kept at least 20 degrees to one side.
  const side = Math.abs(turn) < 20 ? Math.sign(turn || 1) * 20 : turn;
  return {
    name,
    light: lightOf({ ...words.light, azimuth: side, height: random.range(...words.height) }),
    sky: { ...words.sky, clouds: [random.pick(words.sky.clouds)] },
    season: random.pick(words.seasons),
  };
}

/** The moment a picture's hints ask for: light, season and sky. */
export function hourFor(hints: Hints, random: Random, words: { dusk?: boolean } = {}): Hour {
  const season = textHint(hints, 'season');
  const light = textHint(hints, 'light');
  const wintry = season === 'winter' && (light === 'morning' || light === 'noon');
  const name = wintry
    ? 'winter'
    : random.pick(NAMES[light] ?? (['morning', 'noon', 'afternoon', 'golden'] as const));
  const late = words.dusk === true && name === 'golden' && random.chance(0.4);
  const hour = hourOf(late ? 'dusk' : name, random);
  const side = random.chance(0.5) ? 1 : -1;
  const clouds = SKIES[textHint(hints, 'sky')];
  return {
    ...hour,
    light: { ...hour.light, sun: [Math.abs(hour.light.sun[0]) * side, hour.light.sun[1], hour.light.sun[2]] },
    sky: { ...hour.sky, clouds: clouds ? [random.pick(clouds)] : hour.sky.clouds },
    season:
      season === 'spring' || season === 'summer' || season === 'autumn' || season === 'winter'
        ? season
        : hour.season,
  };
}
