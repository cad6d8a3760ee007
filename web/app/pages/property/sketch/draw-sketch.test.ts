import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearbyKinds } from '../../../properties/model/record.ts';
import { discRadius, drawSketch, houseRadius, sketchSize } from './draw-sketch.ts';
import { discBox, textBox } from '../../../properties/map/drawing/free-room.ts';

const centre = { latitude: 51, longitude: 4.5 };
const middle = { x: sketchSize.width / 2, y: sketchSize.height / 2 };
const metresPerDegree = 111_320;

const beside = (east: number, north: number) => ({
  latitude: centre.latitude + north / metresPerDegree,
  longitude: centre.longitude + east / (metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180)),
});

const place = (kind: (typeof nearbyKinds)[number], east: number, north: number, text = '480 m') => ({
  kind,
  name: kind,
  text,
  position: beside(east, north),
});

const draw = (content: Partial<Parameters<typeof drawSketch>[0]>) =>
  drawSketch({ centre, places: [], towns: [], ringText: (metres) => `${String(metres)} m`, ...content });

test('a place lies where it is: as far as its ring says, and in its direction', () => {
  const { pins, rings } = draw({ places: [place('shop', 500, 0), place('school', 0, 480)] });
  const [half] = rings;
  const [shop, school] = pins;
  expect(shop?.spot.x).toBeCloseTo(middle.x + (half?.radius ?? 0), 0);
  expect(shop?.spot.y).toBeCloseTo(middle.y, 0);
  expect(school?.spot.x).toBeCloseTo(middle.x, 0);
  expect(school?.spot.y).toBeLessThan(middle.y);
  expect(rings.map(({ label }) => label?.text)).toEqual(['500 m', '1000 m']);
});

test('a place that would hide the house or another place stands aside, tied to its spot', () => {
  const { pins } = draw({ places: [place('bus-stop', 60, 20), place('shop', 90, 40)] });
  expect(pins).toHaveLength(2);
  for (const { spot, disc } of pins) expect(Math.hypot(spot.x - disc.x, spot.y - disc.y)).toBeGreaterThan(20);
});

test('what lies beyond the drawing is an arrow at its edge, with its distance', () => {
  const towns = [{ name: 'Lier', text: '13 km', position: beside(9000, 9000) }];
  const { pins, edges } = draw({ places: [place('station', -3800, 0, '4,2 km')], towns });
  expect(pins).toEqual([]);
  expect(edges.map(({ degrees, label }) => [degrees, label.text])).toEqual([
    [180, 'station 4,2 km'],
    [-45, 'Lier 13 km'],
  ]);
});

test('nothing overlaps, hides the house or leaves the drawing', () => {
  const metres = fc.integer({ min: -4000, max: 4000 });
  const places = fc.array(fc.tuple(fc.constantFrom(...nearbyKinds), metres, metres), { maxLength: 5 });
  const towns = fc.array(fc.tuple(fc.string({ maxLength: 20 }), metres, metres), { maxLength: 8 });
  fc.assert(
    fc.property(places, towns, (near, far) => {
      const {
        pins,
        edges,
        rings,
        towns: named,
      } = draw({
        places: near.map(([kind, east, north]) => place(kind, east, north)),
        towns: far.map(([name, east, north]) => ({
          name,
          text: '9 km',
          position: beside(east * 5, north * 5),
        })),
      });
      const texts = [...pins, ...edges, ...rings].flatMap(({ label }) => label ?? []);
      const discs = pins.map(({ disc }) => discBox(disc, discRadius));
      const boxes = [discBox(middle, houseRadius), ...discs, ...[...texts, ...named].map(textBox)];
      for (const [index, a] of boxes.entries()) {
        expect(
          Math.min(a.left, a.top, sketchSize.width - a.right, sketchSize.height - a.bottom),
        ).toBeGreaterThan(0);
        for (const b of boxes.slice(index + 1))
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
    }),
  );
});
