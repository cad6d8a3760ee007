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
  words: { hour: Hour; snow: boolean; kind: string; half: number },
): void {
  const { hour, kind, half } = words;
  const leaf = hour.season === 'autumn' ? '#7d7840' : '#5f7650';
  // A crown is about three quarters as wide as its tree is high: no tree may hide the house.
  const aside = (): number => random.pick([-1, 1]) * (half + random.range(2.4, 3.6));
  if (kind === 'plane-tree') {
    for (const side of [-1, 1])
      plantTree(stage, random, [side * (half + random.range(3, 5.5)), 0, -2], {
        kind: 'round',
        height: random.range(6, 7.2),
        season: hour.season,
      });
  }
  if (kind === 'bicycles') {
    const from = aside();
    for (let i = 0; i < 3; i += 1)
      bicycle(
        stage,
        [from + Math.sign(from) * i * 1.15, 0, -0.55 - (i % 2) * 0.25],
        random.pick(BIKES),
        random.chance(0.5),
      );
  } else if (random.chance(0.5)) bicycle(stage, [aside(), 0, -0.5], random.pick(BIKES), random.chance(0.5));
  if (kind === 'lamp-post') {
    const side = random.pick([-1, 1]);
    lampPost(stage, [side * (half + 1.2), 0, -2.45]);
    lampPost(stage, [-side * (half + 9), 0, -2.45]);
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
    car(
      stage,
      [random.pick([-1, 1]) * (half + random.range(3, 4.5)), 0, -3.9],
      random.pick(CARS),
      random.chance(0.5),
    );
    if (random.chance(0.6))
      car(stage, [random.pick([-1, 1]) * (half + 9), 0, -3.9], random.pick(CARS), random.chance(0.5));
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
    plantTree(stage, random, [random.pick([-1, 1]) * (half + random.range(3.6, 6)), 0, -2.2], {
      kind: random.pick(['tall', 'birch', 'round']),
      height: random.range(5, 6.5),
      season: hour.season,
      detail: 0.8,
    });
}
