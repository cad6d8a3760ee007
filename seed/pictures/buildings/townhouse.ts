import { BRICKS, brickwork } from '../surfaces/brick.ts';
import { stucco } from '../surfaces/plain.ts';
import { DOOR_COLOURS } from '../openings/door-colours.ts';
import { STONE, axes, cornice, downpipe, plinth } from './facade.ts';
import type { Facade, FacadeWords } from './facade.ts';
import type { Brick } from '../surfaces/brick.ts';
import type { DoorStyle } from '../openings/door.ts';
import type { Opening, WindowStyle } from '../openings/window.ts';
import type { Trim } from './wall.ts';


/** Nineteenth-century bourgeois house: tall windows that shrink storey by storey, bluestone and a bracketed cornice. */
export function townhouse({ width, storeys, random }: FacadeWords, cover: Brick | string): Facade {
  const brick = typeof cover !== 'string';
  const wall = brick ? cover.brick : cover;
  const frame = random.pick(['#ece7dc', '#e9e4da', '#dfe0d8', '#44504a']);
  const stone = brick ? random.pick([STONE.blue, STONE.white]) : STONE.blue;
  const count = width > 6.6 ? 3 : width > 4.6 ? random.pick([2, 3]) : 2;
  const head = random.pick(['flat', 'segment', 'segment'] as const);
  const style: WindowStyle = {
    frame,
    cheek: brick ? wall : '#d8d0c0',
    head,
    lights: 2,
    transom: true,
    bars: random.pick([[1, 1], [2, 1], [1, 1]] as const),
    sill: stone,
    lintel: brick ? { colour: random.pick([stone, wall]), kind: head === 'flat' ? 'stone' : 'keystone' } : { colour: '#d9d2c4', kind: 'hood' },
    surround: brick ? undefined : '#efe9dc',
  };
  const base = random.range(0.75, 1.0);
  const heights = [3.7, 3.4, 3.0, 2.6].slice(0, storeys);
  const doorAxis = random.pick([0, count - 1]);
  const middles = axes(width, count);
  const windows: Opening[] = [];
  const trims: Trim[] = [];
  let floor = 0;
  heights.forEach((height, storey) => {
    const wide = Math.min(1.15, (width / count) * 0.58);
    const tall = storey === 0 ? 2.25 : height * 0.66;
    const sill = storey === 0 ? base + 0.15 : floor + 0.75;
    middles.forEach((u, axis) => {
      if (storey === 0 && axis === doorAxis) return;
      windows.push({ u: u - wide / 2, v: sill, width: wide, height: tall, style });
    });
    floor += height;
    if (storey < heights.length - 1) trims.push({ box: [0, floor + 0.02, width, floor + 0.18], out: 0.07, colour: brick ? stone : '#efe9dc' });
  });
  const doorStyle: DoorStyle = { leaf: random.pick(DOOR_COLOURS), cheek: style.cheek, kind: random.pick(['panel', 'panel', 'glazed']), head, fanlight: true, surround: brick ? stone : '#efe9dc', steps: random.int(1, 3), stone: STONE.blue };
  const u = middles[doorAxis] ?? width / 2;
  const doors = [{ u: u - 0.5, v: 0.36, width: 1.0, height: 2.75, style: doorStyle }];
  const height = floor + 0.75;
  trims.push(...plinth(width, base - 0.12, STONE.blue, doors));
  trims.push(...cornice(width, height, random.pick(['#e9e3d6', '#dcd4c2', '#5b6a62']), random.pick(['#e4ddce', '#d5ccb8'])), ...downpipe(random.pick([0.06, width - 0.06]), height));
  return {
    height,
    dormer: style,
    plan: {
      cover: (pen) => (typeof cover === 'string' ? stucco(pen, random.fork('cover'), cover) : brickwork(pen, random.fork('cover'), cover)),
      windows,
      doors,
      trims,
    },
  };
}

export const STUCCOS = ['#ece5d6', '#e3d9c4', '#ddd6cb', '#d9c9ac', '#e8e4dc', '#cfc6b4'] as const;
export const TOWN_BRICKS = [BRICKS.red, BRICKS.russet, BRICKS.rose, BRICKS.brown, BRICKS.sand, BRICKS.yellow] as const;
