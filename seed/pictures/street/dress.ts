import { frameAt } from '../base/frame.ts';
import { bush, hedge } from '../nature/plants.ts';
import { plantTree } from '../nature/tree.ts';
import { bicycle, bollards, car, lampPost, planter } from './props.ts';
import type { Hour } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

const CARS = ['#7f2f2b', '#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499', '#2d3033', '#b99a5b'] as const;
const FLOWERS = ['#d9a3b0', '#efe6d8', '#b49ac6', '#d98f6b'] as const;
const BIKES = ['#2f4a3c', '#7f2f2b', '#3f5468', '#b98a3e', '#2b2b2d'] as const;

/** Puts onto the pavement what the street's name asks for, clear of the offered house's door. */
export function dressStreet(
  stage: Stage,
  random: Random,
  words: { hour: Hour; snow: boolean; kind: string; half: number; doorSide: number },
): void {
  const { hour, kind, half } = words;
  const leaf = hour.season === 'autumn' ? '#7d7840' : '#5f7650';
  const aside = (): number => random.pick([-1, 1]) * (half + random.range(1.8, 3.4));
  if (kind === 'plane-tree') {
    plantTree(stage, random, [aside(), 0, -2], {
      kind: 'round',
      height: random.range(7, 8.5),
      season: hour.season,
    });
    plantTree(stage, random, [-aside() - 6, 0, -2.1], {
      kind: 'round',
      height: random.range(6, 8),
      season: hour.season,
    });
  }
  if (kind === 'bicycles')
    for (let i = 0; i < 4; i += 1)
      bicycle(
        stage,
        [aside() * 0.5 + i * 1.15 - 1.5, 0, -0.55 - (i % 2) * 0.25],
        random.pick(BIKES),
        random.chance(0.5),
      );
  else if (random.chance(0.5))
    bicycle(stage, [aside() * 0.8, 0, -0.5], random.pick(BIKES), random.chance(0.5));
  if (kind === 'lamp-post') {
    lampPost(stage, [aside(), 0, -2.45]);
    lampPost(stage, [aside() * 3, 0, -2.45]);
  }
  if (kind === 'cobbles') bollards(stage, -half * 3, half * 3, -2.6);
  if (kind === 'hedge') {
    for (const side of [-1, 1])
      hedge(stage, frameAt([side > 0 ? half + 0.3 : -half - 4.3, 0, -1.2]), random, [4, 0.95, 0.5], leaf);
    for (let i = 0; i < 3; i += 1)
      bush(stage, random, [aside(), 0, -0.5], {
        size: random.range(0.6, 1),
        colour: leaf,
        ...(hour.season === 'winter' ? {} : { flowers: random.pick(FLOWERS) }),
      });
  }
  if (kind === 'asphalt' || (kind === 'gravel-drive' && random.chance(0.6))) {
    car(stage, [aside() + random.range(-1, 1), 0, -3.9], random.pick(CARS), random.chance(0.5));
    if (random.chance(0.6))
      car(stage, [-Math.sign(aside()) * (half + 6.5), 0, -3.9], random.pick(CARS), random.chance(0.5));
  }
  if (kind === 'gravel-drive' || random.chance(0.5))
    for (const side of [-1, 1])
      if (random.chance(0.7))
        planter(stage, frameAt([side * (half - 0.35) - 0.25, 0, -0.62]), random, {
          leaf,
          size: random.range(0.4, 0.55),
          ...(hour.season === 'winter' || random.chance(0.4) ? {} : { flowers: random.pick(FLOWERS) }),
        });
  if (kind !== 'plane-tree' && kind !== 'lamp-post' && random.chance(0.35))
    plantTree(stage, random, [aside() + Math.sign(aside()) * 2, 0, -2.2], {
      kind: random.pick(['tall', 'birch', 'round']),
      height: random.range(5, 6.5),
      season: hour.season,
      detail: 0.8,
    });
}
