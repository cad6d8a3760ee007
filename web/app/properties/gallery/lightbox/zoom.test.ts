import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitTo, mostZoom, moveBy, type View, wholePicture, zoomAt } from './zoom.ts';

const stage = { width: 1000, height: 600 };
const picture = { width: 900, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const points = fc.record({ x: number(-500, 500), y: number(-300, 300) });
const views = fc.record({ scale: number(1, mostZoom), x: number(-2000, 2000), y: number(-2000, 2000) });

/** The place within the picture, at its own size, that lies below a point of the stage. */
const below = ({ scale, x, y }: View, point: { x: number; y: number }) => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

test('a picture is zoomed around the fingers', () => {
  fc.assert(
    fc.property(views, points, number(1, mostZoom), (view, point, scale) => {
      const [before, after] = [below(view, point), below(zoomAt(view, scale, point), point)];
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test('the zoom stays between the whole picture and five times its size', () => {
  expect(zoomAt(wholePicture, 9, { x: 0, y: 0 }).scale).toBe(mostZoom);
  expect(zoomAt({ scale: 3, x: 0, y: 0 }, 0.2, { x: 0, y: 0 }).scale).toBe(1);
});

test('a picture never leaves the stage', () => {
  expect(limitTo(moveBy(wholePicture, { x: 70, y: -70 }), picture, stage)).toEqual({ scale: 1, x: 0, y: -0 });
  fc.assert(
    fc.property(views, (view) => {
      const { scale, x, y } = limitTo(view, picture, stage);
      expect(scale).toBe(view.scale);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - stage.width) / 2));
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - stage.height) / 2));
    }),
  );
});

test('a zoomed picture is moved up to its edge', () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(limitTo(moveBy(zoomed, { x: 100, y: 50 }), picture, stage)).toEqual({ scale: 2, x: 100, y: 50 });
  expect(limitTo(moveBy(zoomed, { x: 9000, y: -9000 }), picture, stage)).toEqual({
    scale: 2,
    x: 400,
    y: -300,
  });
});
