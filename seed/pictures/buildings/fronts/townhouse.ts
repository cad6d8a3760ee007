import { clad } from '../../surfaces/cover.ts';
import { balcony } from '../balcony.ts';
import { bow } from '../bow.ts';
import { STONE, axes, cornice, downpipe, plinth } from '../facade.ts';
import { shopfront } from './shopfront.ts';
import type { DoorStyle, Doorway } from '../../openings/door.ts';
import type { Facade, FacadeWords } from '../facade.ts';
import type { Opening, WindowStyle } from '../../openings/window.ts';
import type { Trim } from '../wall.ts';

/** Nineteenth-century bourgeois house: tall windows that shrink storey by storey, bluestone and a bracketed cornice. */
export function townhouse({
  width,
  storeys,
  bays,
  cover,
  door,
  random,
  bow: hasBow,
  shop,
}: FacadeWords): Facade {
  const brick = cover.kind === 'brick';
  const frame = random.pick(['#ece7dc', '#e9e4da', '#dfe0d8', '#4a564f']);
  const stone = cover.trim;
  const head = random.pick(['flat', 'segment', 'segment'] as const);
  const style: WindowStyle = {
    frame,
    cheek: brick ? cover.albedo : '#d8d0c0',
    head,
    lights: 2,
    transom: true,
    bars: random.pick([
      [1, 1],
      [2, 1],
      [1, 1],
    ] as const),
    sill: STONE.blue,
    lintel: brick
      ? { colour: random.pick([stone, cover.albedo]), kind: head === 'flat' ? 'stone' : 'keystone' }
      : { colour: stone, kind: 'hood' },
    surround: brick ? undefined : stone,
  };
  const base = random.range(0.75, 1.0);
  const heights = [3.7, 3.4, 3.0, 2.6, 2.5].slice(0, storeys);
  const doorAxis = random.pick([0, bays - 1]);
  const middles = axes(width, bays);
  const wide = Math.min(1.15, (width / bays) * 0.58);
  const bowed = hasBow ?? random.chance(0.25);
  const balconied = !bowed && random.chance(0.45);
  const middle = bays === 2 ? (middles.find((_, axis) => axis !== doorAxis) ?? width / 2) : width / 2;
  const windows: Opening[] = [];
  const trims: Trim[] = [];
  let floor = 0;
  heights.forEach((height, storey) => {
    const tall = storey === 0 ? 2.25 : height * 0.66;
    const sill = storey === 0 ? base + 0.15 : floor + 0.75;
    middles.forEach((u, axis) => {
      if (storey === 0 && (axis === doorAxis || shop)) return;
      if (storey === 1 && bowed && Math.abs(u - middle) < 0.9) return;
      const low = storey === 1 && balconied && Math.abs(u - middle) < 1.2;
      windows.push({
        u: u - wide / 2,
        v: low ? floor + 0.14 : sill,
        width: wide,
        height: low ? tall + 0.6 : tall,
        style: low ? { ...style, sill: undefined } : style,
      });
    });
    floor += height;
    if (storey < heights.length - 1)
      trims.push({ box: [0, floor + 0.02, width, floor + 0.18], out: 0.07, colour: stone });
  });
  const doorStyle: DoorStyle = {
    leaf: door,
    cheek: style.cheek,
    kind: random.pick(['panel', 'panel', 'glazed']),
    head,
    fanlight: true,
    surround: stone,
    steps: random.int(1, 3),
    stone: STONE.blue,
  };
  const u = middles[doorAxis] ?? width / 2;
  const doors: Doorway[] = shop ? [] : [{ u: u - 0.5, v: 0.36, width: 1.0, height: 2.75, style: doorStyle }];
  const height = floor + 0.75;
  const [crown, brackets] = random.pick([
    ['#e9e3d6', '#e4ddce'],
    ['#dcd4c2', '#d5ccb8'],
    ['#59675f', '#6b776e'],
    ['#e9e3d6', '#c9bfab'],
  ] as const);
  trims.push(
    ...(shop ? [] : plinth(width, base - 0.12, STONE.blue, doors)),
    ...cornice(width, height, crown, brackets),
    ...downpipe(random.pick([0.06, width - 0.06]), height),
  );
  const first = heights[0] ?? 3.7;
  return {
    height,
    dormer: style,
    plan: {
      cover: (pen) => clad(pen, random.fork('cover'), cover),
      windows,
      doors,
      trims,
      ...(shop
        ? { inlay: (pen) => shopfront(pen, random.fork('shop'), { width, height: first, paint: door }) }
        : {}),
    },
    bodies: (stage, frameOf, seed) => {
      if (bowed)
        bow(stage, frameOf, seed, {
          x: middle - 1,
          y: first + 0.35,
          width: 2,
          height: (heights[1] ?? 3.2) - 0.35,
          out: 0.65,
          kind: random.pick(['box', 'canted']),
          cover: (pen) => pen.fill(pen.outline, pen.tone(frame)),
          trim: frame,
          window: style,
        });
      if (balconied)
        balcony(stage, frameOf, {
          x: middle - (bays === 2 ? 0.8 : Math.min(1.6, width / 4)),
          y: first + 0.14,
          width: bays === 2 ? 1.6 : Math.min(3.2, width / 2),
          out: 0.6,
          rail: 'ironwork',
          slab: STONE.blue,
          railColour: '#2e3235',
        });
    },
  };
}
