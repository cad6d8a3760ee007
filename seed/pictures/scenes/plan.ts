import { HEIGHT, WIDTH } from '../base/camera.ts';
import { poly } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { Drawing, traces } from '../base/drawing.ts';
import { drawFloor } from '../plan/draw-plan.ts';
import { writeFigures } from '../plan/figures.ts';
import { planOf } from '../plan/plan-of.ts';
import { LINE, PAPER, WALL } from '../plan/plan-style.ts';
import { drawSite } from '../plan/site.ts';
import { numberHint, textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { RoomBox } from '../plan/layout.ts';
import type { Vec2 } from '../base/vec.ts';

const TURNS: Record<string, number> = { up: 0, right: 90, down: 180, left: 270 };

/** North arrow and a bar of five metres with its figures. */
function marks(drawing: Drawing, north: string, metre: number): void {
  const [x, y] = [300, HEIGHT - 230];
  const turn = ((TURNS[north] ?? 0) * Math.PI) / 180;
  const at = (u: number, v: number): Vec2 => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  drawing.element('circle', { cx: x, cy: y, r: 100, fill: 'none', stroke: LINE, 'stroke-width': 6 });
  drawing.path(traces([[at(0, -125), at(44, 56), at(0, 24)]]), { fill: WALL });
  drawing.path(traces([[at(0, -125), at(-44, 56), at(0, 24)]]), { fill: mix(WALL, PAPER, 0.6) });
  writeFigures(drawing, 'N', at(0, -175), 56, WALL);
  const left = 560;
  for (let i = 0; i < 5; i += 1)
    drawing.element('rect', {
      x: left + i * metre,
      y: y + 50,
      width: metre,
      height: 24,
      fill: i % 2 ? PAPER : WALL,
      stroke: WALL,
      'stroke-width': 4,
    });
  writeFigures(drawing, '0', [left, y + 5], 50, WALL);
  writeFigures(drawing, '5 m', [left + 5 * metre, y + 5], 50, WALL);
}

const MOST = 300;

/** A floor plan on paper: one drawing for each floor, or the outline of a plot. */
export function planScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const drawing = new Drawing(WIDTH, HEIGHT);
  drawing.element('rect', { width: WIDTH, height: HEIGHT, fill: PAPER });
  const north = textHint(hints, 'north');
  if (textHint(hints, 'shape') === 'plot-outline') {
    const { metre, main } = drawSite(drawing, random, {
      surface: numberHint(hints, 'surface', 500),
      front: numberHint(hints, 'front', 18),
    });
    marks(drawing, north, metre);
    return { svg: drawing.toString(), main };
  }
  const { floors, rooms, isDetached } = planOf({ ...words, hints: { ...hints, flip: random.chance(0.5) } });
  const sizes = floors.map((boxes) => ({
    wide: Math.max(...boxes.map(({ x1 }) => x1)),
    high: Math.max(...boxes.map(({ y1 }) => y1)),
  }));
  const gap = 1.3;
  const wide = sizes.reduce((sum, size) => sum + size.wide, 0) + gap * (floors.length - 1);
  const high = Math.max(...sizes.map((size) => size.high));
  const scale = Math.min((WIDTH - 420) / wide, (HEIGHT - 720) / high, MOST);
  const top = 180 + Math.max(0, (HEIGHT - 720 - high * scale) / 2);
  let x = (WIDTH - wide * scale) / 2;
  const box = {
    left: x / WIDTH,
    right: 1 - x / WIDTH,
    top: top / HEIGHT,
    bottom: (top + high * scale) / HEIGHT,
  };
  floors.forEach((boxes: RoomBox[], floor) => {
    const size = sizes[floor] ?? { wide: 0, high: 0 };
    drawFloor(
      drawing,
      {
        boxes,
        rooms: rooms.filter((room) => room.floor === floor),
        isGround: floor === 0,
        isDetached,
        hasStairs: floors.length > 1,
      },
      { x, y: top + (high - size.high) * scale, scale },
    );
    if (floors.length > 1) {
      const foot = top + high * scale + 130;
      // The front door of a detached house swings out near the middle.
      const middle = size.wide / 2 + (isDetached ? 1.8 : 0);
      writeFigures(drawing, String(floor), [x + middle * scale, foot], 80, WALL);
      drawing.path(traces([poly([x, foot - 75], [x + size.wide * scale, foot - 75])], false), {
        stroke: LINE,
        'stroke-width': 4,
        fill: 'none',
      });
    }
    x += (size.wide + gap) * scale;
  });
  marks(drawing, north, scale);
  return { svg: drawing.toString(), main: box };
}
