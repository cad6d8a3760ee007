import { expect, test } from 'vitest';
import { boxOf, isWellFramed } from '../base/picture.ts';
import { randomFrom } from '../base/random.ts';
import { poly3 } from '../base/vec.ts';
import { roomCamera } from './room-camera.ts';
import { setRoom } from './set-room.ts';

const { room } = setRoom({ era: '1930s', light: 'noon' }, randomFrom('room'), {
  width: [4.2, 4.2],
  depth: [4, 4],
  bright: -1,
});
const boxOfSize = (wide: number, high: number, deep: number) =>
  [0, high].flatMap((y) =>
    poly3(
      [2.1 - wide / 2, y, 4 - deep],
      [2.1 + wide / 2, y, 4 - deep],
      [2.1 - wide / 2, y, 3.9],
      [2.1 + wide / 2, y, 3.9],
    ),
  );

test.each([
  ['a bed', 2.6, 1.1, 2.1],
  ['a sofa group', 3.2, 0.9, 2.2],
  ['a kitchen front', 4, 2.3, 0.6],
  ['a desk', 1.6, 1.2, 1.2],
])('%s is whole and large from where the viewer stands', (_, wide, high, deep) => {
  for (const seed of ['a', 'b', 'c']) {
    const points = boxOfSize(wide, high, deep);
    const camera = roomCamera(randomFrom(seed), {}, room, points, { turn: [6, 24] });
    expect(camera && isWellFramed(boxOf(camera, points))).toBe(true);
    expect(camera?.eye[0]).toBeGreaterThan(0.2);
    expect(camera?.eye[0]).toBeLessThan(room.width - 0.2);
  }
});

test('a thing that no place in the room shows whole has no camera', () => {
  const points = poly3([0, 0, -4], [4.2, 0, -4], [0, 3, 4], [4.2, 3, 4]);
  expect(roomCamera(randomFrom('x'), {}, room, points, { turn: [0, 4] })).toBeUndefined();
});
