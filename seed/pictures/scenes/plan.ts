import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { HEIGHT, WIDTH } from '../base/camera.ts';
import { Drawing, traces } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { PAPERS, drawFloor } from '../plan/draw-plan.ts';
import { layoutFor } from '../plan/layout.ts';
import { drawSite } from '../plan/site.ts';
import { numberHint, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { PlanStyle } from '../plan/plan-style.ts';
import type { Random } from '../base/random.ts';
import type { RoomBox } from '../plan/layout.ts';
import type { Vec2 } from '../base/vec.ts';

const TURNS: Record<string, number> = { up: 0, right: 90, down: 180, left: 270 };

/** North arrow and a bar of five metres; without letters, since no font can be counted on. */
function marks(drawing: Drawing, style: PlanStyle, north: string, metre: number, corner: Vec2): void {
  const [x, y] = corner;
  const turn = ((TURNS[north] ?? 0) * Math.PI) / 180;
  const at = (u: number, v: number): Vec2 => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  drawing.element('circle', { cx: x, cy: y, r: 110, fill: 'none', stroke: style.line, 'stroke-width': 7 });
  drawing.path(traces([[at(0, -150), at(52, 62), at(0, 26)]]), { fill: style.wall });
  drawing.path(traces([[at(0, -150), at(-52, 62), at(0, 26)]]), { fill: mix(style.wall, style.paper, 0.6) });
  for (let i = 0; i < 5; i += 1)
    drawing.element('rect', {
      x: x + 220 + i * metre,
      y: y + 70,
      width: metre,
      height: 26,
      fill: i % 2 ? style.paper : style.wall,
      stroke: style.wall,
      'stroke-width': 5,
    });
}

/** A floor plan on paper: one drawing for each floor, or the outline of a plot. */
export function planScene({ hints, mainType }: PictureWords, random: Random): string {
  const drawing = new Drawing(WIDTH, HEIGHT);
  const style = PAPERS[random.pick(['paper', 'paper', 'kraft', 'forest', 'ink', 'clay'])] as PlanStyle;
  drawing.element('rect', {
    width: WIDTH,
    height: HEIGHT,
    fill: drawing.linear(
      [0, 0],
      [WIDTH, HEIGHT],
      ramp([0, lighter(style.paper, 0.1)], [1, darker(style.paper, 0.07)]),
    ),
  });
  const grid: Vec2[][] = [];
  for (let x = 170; x < WIDTH; x += 170) grid.push(poly([x, 0], [x, HEIGHT]));
  for (let y = 170; y < HEIGHT; y += 170) grid.push(poly([0, y], [WIDTH, y]));
  drawing.path(traces(grid, false), {
    stroke: style.line,
    'stroke-width': 3,
    'stroke-opacity': 0.16,
    fill: 'none',
  });
  const shape = textHint(hints, 'shape');
  const north = textHint(hints, 'north');
  const bedrooms = typeof hints.bedrooms === 'number' ? hints.bedrooms : 2;
  const bathrooms = typeof hints.bathrooms === 'number' ? hints.bathrooms : 1;
  const surface = numberHint(hints, 'surface', 120);
  if (shape === 'plot-outline' && surface > 300) {
    drawSite(drawing, random, style, surface);
    marks(drawing, style, north, 90, [random.pick([330, WIDTH - 900]), HEIGHT - 300]);
    return drawing.toString();
  }
  const floors = Math.min(3, numberHint(hints, 'floors', 1));
  const outline = shape === 'plot-outline' ? 'square' : shape;
  const slot = (WIDTH - 240) / floors;
  const turn =
    floors === 1 ? outline !== 'long-narrow' && random.chance(0.4) : floors === 3 || random.chance(0.5);
  let [scale, tall] = [0, 0];
  for (let floor = 0; floor < floors; floor += 1) {
    const ground = floor === 0;
    const share = (count: number): number =>
      floors === 1 ? count : ground ? (count > 3 ? 1 : 0) : Math.ceil(count / (floors - 1));
    const rooms = layoutFor(random.fork(`floor ${floor}`), outline, {
      bedrooms: share(bedrooms),
      bathrooms: floors === 1 ? bathrooms : ground ? 0 : Math.max(1, Math.round(bathrooms / (floors - 1))),
      ground,
      plain: bedrooms === 0 && bathrooms === 0,
    }).map((room) =>
      mainType === 'garage' || mainType === 'parking' ? { ...room, use: 'garage' as const } : room,
    );
    const flip = random.chance(0.5);
    const mirrored: RoomBox[] = rooms.map((room) =>
      flip ? { ...room, x0: 1 - room.x1, x1: 1 - room.x0 } : room,
    );
    const top = Math.max(...mirrored.map(({ y1 }) => y1));
    if (ground && numberHint(hints, 'terrace', 0) > 0)
      mirrored.push({ x0: 0.1, x1: 0.62, y0: top, y1: top + 0.15, use: 'terrace' });
    const high = Math.max(...mirrored.map(({ y1 }) => y1));
    if (ground) tall = turn ? 1 : high;
    const [w, h] = turn ? [high, 1] : [1, high];
    scale = ground ? Math.min((slot - 160) / w, (HEIGHT - 700) / h) * random.range(0.94, 1) : scale;
    const place = {
      x: 120 + slot * floor + (slot - w * scale) / 2,
      y: (HEIGHT - 260 - tall * scale) / 2,
      scale,
      turn,
    };
    drawFloor(drawing, random.fork(`draw ${floor}`), mirrored, place, style);
  }
  marks(drawing, style, north, 130, [random.pick([330, WIDTH - 1200]), HEIGHT - 250]);
  return drawing.toString();
}
