import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from '../../model/position.ts';
import { type Box, withRatio } from '../map-box.ts';
import { project, unproject } from '../projection.ts';
import { drawMap } from './draw-map.ts';
import { withTowns } from './towns.ts';

const places = withTowns([], 'nl');
const around = (latitude: number, longitude: number, width: number, ratio = 1): Box => {
  const { x, y } = project({ latitude, longitude });
  return withRatio({ x: x - width / 2, y, width, height: 0 }, ratio);
};
const draw = (box: Box, pixels = 560) =>
  drawMap({ properties: [], places, hrefs: { area: '', place: '' }, clusterLabel: () => '' }, box, pixels);

test('the smallest map tells which towns are around, how far and in which direction', () => {
  const middle = { latitude: 51.028, longitude: 4.48 };
  const box = around(middle.latitude, middle.longitude, 90);
  const { places: inside, beyond } = draw(box);
  expect(inside.map(({ name }) => name)).toContain('Mechelen');
  expect(beyond.length).toBeGreaterThanOrEqual(4);
  for (const { text, arrow } of beyond) {
    const [, name = '', kilometres] = /^(.+) (\d+) km$/.exec(text) ?? [];
    const town = places.find((place) => place.name === name);
    if (!town) throw new Error(`${text} names no town.`);
    expect(distanceBetween(unproject({ x: box.x + 45, y: box.y + 45 }), town)).toBeCloseTo(
      Number(kilometres),
      -1,
    );
    expect(Math.max(Math.abs(arrow.left - 50), Math.abs(arrow.top - 50))).toBeGreaterThan(45);
    const { x, y } = project(town);
    const angle = (Math.atan2(y - box.y - 45, x - box.x - 45) * 180) / Math.PI;
    expect(Math.abs(angle - arrow.angle)).toBeLessThanOrEqual(1);
  }
});

test('a map of the whole country names its largest towns in the language of the page, and none beyond', () => {
  const { places: inside, beyond } = draw(around(50.5, 4.6, 2400), 1000);
  expect(beyond).toEqual([]);
  const names = inside.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Brussel', 'Antwerpen', 'Luik']));
  expect(names.length).toBeLessThan(30);
  expect(withTowns([], 'fr').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bruxelles', 'Anvers', 'Liège', 'Malines']),
  );
});

test('wherever a map lies in the country, it names something and no text covers another', () => {
  const lonely = { name: 'Couvin', latitude: 50.053, longitude: 4.495 };
  const spots = fc.record({
    town: fc.constantFrom(...places),
    beside: fc.double({ min: -0.06, max: 0.06, noNaN: true }),
    width: fc.integer({ min: 90, max: 1200 }),
    ratio: fc.constantFrom(0.6, 1, 16 / 9),
    pixels: fc.constantFrom(360, 560, 1184),
  });
  fc.assert(
    fc.property(spots, ({ town, beside, width, ratio, pixels }) => {
      const box = around(town.latitude + beside, town.longitude - beside, width, ratio);
      const { places: inside, beyond } = draw(box, pixels);
      expect(inside.length + beyond.length).toBeGreaterThan(0);
      const height = pixels / ratio;
      const lines = [
        ...inside.map(({ name, ...at }) => ({ text: name, side: 'middle', ...at })),
        ...beyond,
      ].map(({ text, left, top, side }) => {
        const [x, half] = [(left / 100) * pixels, text.length * 3.5];
        return {
          x: side === 'middle' ? x : side === 'start' ? x + half : x - half,
          y: (top / 100) * height,
          half,
        };
      });
      for (const [index, a] of lines.entries())
        for (const b of lines.slice(0, index))
          expect(Math.abs(a.x - b.x) >= a.half + b.half || Math.abs(a.y - b.y) >= 15).toBe(true);
    }),
    { examples: [[{ town: lonely, beside: 0.0245, width: 90, ratio: 16 / 9, pixels: 360 }]] },
  );
});
