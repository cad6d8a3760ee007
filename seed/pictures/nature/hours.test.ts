import { expect, test } from 'vitest';
import { randomFrom } from '../base/random.ts';
import { length } from '../base/vec.ts';
import { hourFor, hourOf } from './hours.ts';
import type { HourName, Season } from './hours.ts';

const NAMES: readonly HourName[] = ['morning', 'noon', 'afternoon', 'golden', 'dusk', 'overcast', 'winter'];
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const SEEDS = Array.from({ length: 20 }, (_, i) => `hour ${i}`);

test.each(NAMES)('the sun of the hour %s is above the horizon and never dead behind the viewer', (name) => {
  for (const seed of SEEDS) {
    const { sun } = hourOf(name, randomFrom(seed)).light;
    expect(length(sun)).toBeCloseTo(1);
    expect(sun[1]).toBeGreaterThan(0);
    expect(Math.abs(Math.atan2(sun[0], -sun[2]))).toBeGreaterThanOrEqual((20 * Math.PI) / 180 - 1e-9);
  }
});

test.each(NAMES)('the sky of the hour %s is in whole colours with one kind of cloud', (name) => {
  const { sky } = hourOf(name, randomFrom(name));
  expect(sky.clouds).toHaveLength(1);
  for (const colour of [sky.top, sky.middle, sky.low, sky.cloud, sky.cloudShade])
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(SEASONS)('a picture requested in %s is in that season', (season) => {
  for (const seed of SEEDS) expect(hourFor({ season, light: 'noon' }, randomFrom(seed)).season).toBe(season);
});

test.each([
  ['morning', ['morning']],
  ['noon', ['noon', 'afternoon']],
  ['evening', ['golden']],
  ['overcast', ['overcast']],
])('the light of %s is one of %j', (light, names) => {
  const seen = new Set(SEEDS.map((seed) => hourFor({ light }, randomFrom(seed)).name));
  expect([...seen].sort()).toEqual([...names].sort());
});

test('winter mornings have the low sun of winter', () => {
  expect(hourFor({ season: 'winter', light: 'morning' }, randomFrom('x')).name).toBe('winter');
});

test('a house is shown in the evening sun; only views and pictures of dusk are blue', () => {
  for (const seed of SEEDS) {
    expect(hourFor({ light: 'evening' }, randomFrom(seed)).name).toBe('golden');
    expect(hourFor({ light: 'dusk' }, randomFrom(seed)).name).toBe('dusk');
  }
  const views = SEEDS.map((seed) => hourFor({ light: 'evening' }, randomFrom(seed), { dusk: true }).name);
  expect(new Set(views)).toEqual(new Set(['golden', 'dusk']));
});

test.each([
  ['clear', ['clear']],
  ['broken-cloud', ['fair']],
  ['high-cloud', ['mackerel', 'veil']],
  ['rain-clearing', ['banks']],
])('a %s sky has clouds of %j', (sky, clouds) => {
  for (const seed of SEEDS)
    expect(clouds).toContain(hourFor({ sky, light: 'noon' }, randomFrom(seed)).sky.clouds[0]);
});

test('the sun comes from either side by chance', () => {
  const sides = new Set(
    SEEDS.map((seed) => Math.sign(hourFor({ light: 'noon' }, randomFrom(seed)).light.sun[0])),
  );
  expect(sides).toEqual(new Set([-1, 1]));
});
