import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, readArea } from '../area-parameter.ts';
import { boxFor } from '../map-box.ts';
import type { MapProperty } from '../map-property.ts';
import { project } from '../projection.ts';
import { type Drawing, drawMap } from './draw-map.ts';

/** Towns, in some of them streets, and often the very same place, as of hidden addresses. */
const places = fc
  .array(
    fc.record({
      town: fc.constantFrom(
        { latitude: 51.05, longitude: 3.72 },
        { latitude: 51.22, longitude: 4.4 },
        { latitude: 50.63, longitude: 5.57 },
        { latitude: 50.85, longitude: 4.35 },
      ),
      street: fc.constantFrom(0, 0, 0.0001, 0.004, 0.013, 0.02, 0.05),
      north: fc.double({ min: -1, max: 1, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    { minLength: 2, maxLength: 30 },
  )
  .map((all) =>
    all.map(({ town, street, north, east }, index): MapProperty => ({
      id: String(index),
      href: `/${String(index)}/`,
      label: '',
      city: '',
      price: '',
      marquee: 0,
      isExact: true,
      latitude: town.latitude + street * north,
      longitude: town.longitude + street * east,
    })),
  );

const shapes = fc.record({
  ratio: fc.constantFrom(1, 16 / 9, 0.8),
  pixels: fc.integer({ min: 200, max: 1400 }),
});

test('who follows circles comes to every property, or to a list of those that lie together', () => {
  fc.assert(
    fc.property(places, shapes, (properties, { ratio, pixels }) => {
      const found: string[] = [];
      const follow = ({ marks }: Drawing, given: readonly MapProperty[]): void => {
        for (const { ids, href } of marks) {
          const [view = '', bounds = ''] = href.split('?');
          if (view !== 'closer') {
            found.push(...ids);
            continue;
          }
          expect(ids.length).toBeLessThan(given.length);
          const area = readArea(decodeURIComponent(bounds));
          const inside = given.filter((pin) => area && contains(area, pin)).reverse();
          expect(inside).toHaveLength(ids.length);
          follow(draw(inside, area), inside);
        }
      };
      const draw = (shown: readonly MapProperty[], area?: ReturnType<typeof readArea>) =>
        drawMap(
          {
            properties: shown,
            places: [],
            hrefs: { area: 'closer?', place: 'list?' },
            clusterLabel: () => '',
          },
          boxFor(shown.map(project), area, ratio),
          pixels,
        );
      // The whole map may be one circle, which leads closer.
      const whole = draw(properties);
      follow(whole, whole.marks.length === 1 ? [...properties, ...properties.slice(0, 1)] : properties);
      expect(found.sort()).toEqual(properties.map(({ id }) => id).sort());
    }),
  );
});
