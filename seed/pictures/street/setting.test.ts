import { expect, test } from 'vitest';
import { colour } from '../base/colour.ts';
import { litColour } from '../base/light.ts';
import { randomFrom } from '../base/random.ts';
import { hourOf } from '../nature/hours.ts';
import { grassOf } from './setting.ts';
import type { HourName, Season } from '../nature/hours.ts';

const HOURS: HourName[] = ['morning', 'noon', 'afternoon', 'golden', 'overcast', 'winter'];
const SEASONS: Season[] = ['spring', 'summer', 'autumn', 'winter'];

test.each(HOURS.flatMap((name) => SEASONS.map((season) => [name, season] as const)))(
  'grass at %s in %s is green, not sand',
  (name, season) => {
    const hour = { ...hourOf(name, randomFrom('x')), season };
    const [red, green, blue] = colour(litColour(hour.light, grassOf(hour, false), [0, 1, 0]));
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue * 1.2);
  },
);
