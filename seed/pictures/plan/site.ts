import { HEIGHT, WIDTH } from '../base/camera.ts';
import { mix } from '../base/colour.ts';
import { poly } from '../base/vec.ts';
import { traces } from '../base/drawing.ts';
import { writeFigures } from './figures.ts';
import { LINE, PAPER, WALL } from './plan-style.ts';
import type { Box } from '../base/picture.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

const GRASS = '#d6dabf';

function treeOn(drawing: Drawing, [x, y]: Vec2, r: number): void {
  drawing.element('circle', { cx: x + r * 0.15, cy: y + r * 0.2, r, fill: '#1a1410', 'fill-opacity': 0.14 });
  drawing.element('circle', { cx: x, cy: y, r, fill: '#a3b285', stroke: '#7f8f66', 'stroke-width': 6 });
  drawing.element('circle', {
    cx: x - r * 0.2,
    cy: y - r * 0.22,
    r: r * 0.55,
    fill: '#b6c29a',
    'fill-opacity': 0.8,
  });
}

function houseOn(drawing: Drawing, x: number, y: number, w: number, h: number): void {
  drawing.element('rect', {
    x: x + 20,
    y: y + 26,
    width: w,
    height: h,
    fill: '#1a1410',
    'fill-opacity': 0.16,
  });
  drawing.element('rect', { x, y, width: w, height: h / 2, fill: '#b9735a' });
  drawing.element('rect', { x, y: y + h / 2, width: w, height: h / 2, fill: '#c9866c' });
  drawing.path(traces([poly([x, y + h / 2], [x + w, y + h / 2])], false), {
    stroke: '#8f5744',
    'stroke-width': 8,
    fill: 'none',
  });
}

/** A plot in its own measures between its neighbours: the land on offer in a warm tint, with the length of its sides. */
export function drawSite(
  drawing: Drawing,
  random: Random,
  words: { surface: number; front: number },
): { metre: number; main: Box } {
  const { surface, front } = words;
  const deep = surface / front;
  const metre = Math.min(1650 / deep, 1500 / front);
  const road = 2060;
  const [wide, high] = [front * metre, deep * metre];
  const left = (WIDTH - wide) / 2;
  const top = road - high;
  drawing.element('rect', { x: 0, y: 0, width: WIDTH, height: road, fill: GRASS });
  const neighbour = (from: number, to: number, up: number): void => {
    drawing.path(traces([poly([from, road], [to, road], [to, up], [from, up])]), {
      fill: mix(GRASS, PAPER, 0.35),
      stroke: LINE,
      'stroke-width': 7,
    });
    const [w, h] = [Math.min(11 * metre, Math.abs(to - from) * 0.62), 9 * metre];
    houseOn(drawing, (from + to - w) / 2, road - h - 7 * metre, w, h);
  };
  for (let i = 0; i < 3; i += 1) {
    const step = wide * random.range(0.92, 1.15);
    neighbour(left - wide * 0.02 - step * (i + 1), left - step * i, top + random.range(-160, 160));
    neighbour(left + wide + step * i, left + wide + step * (i + 1), top + random.range(-160, 160));
  }
  drawing.element('rect', { x: left, y: top, width: wide, height: high, fill: '#ecd2ab' });
  drawing.element('rect', {
    x: left,
    y: top,
    width: wide,
    height: high,
    fill: 'none',
    stroke: '#a5502f',
    'stroke-width': 18,
    'stroke-dasharray': '70 26',
  });
  for (const [x, y] of poly([left, top], [left + wide, top], [left + wide, road], [left, road]))
    drawing.element('circle', { cx: x, cy: y, r: 24, fill: PAPER, stroke: '#a5502f', 'stroke-width': 10 });
  for (let i = 0; i < 7; i += 1)
    treeOn(
      drawing,
      [left + wide * random.range(0.12, 0.88), top + high * random.range(0.06, 0.3)],
      random.range(1.2, 2.4) * metre,
    );
  for (let i = 0; i < 16; i += 1) {
    const side = random.chance(0.5)
      ? random.range(40, left - 120)
      : random.range(left + wide + 120, WIDTH - 40);
    treeOn(
      drawing,
      [side, random.range(60, Math.max(200, top + high * 0.35))],
      random.range(1.2, 2.6) * metre,
    );
  }
  drawing.element('rect', { x: 0, y: road, width: WIDTH, height: 200, fill: '#cfc8ba' });
  drawing.path(traces([poly([0, road + 100], [WIDTH, road + 100])], false), {
    stroke: PAPER,
    'stroke-width': 12,
    'stroke-dasharray': '110 80',
    fill: 'none',
  });
  drawing.element('rect', { x: 0, y: road + 200, width: WIDTH, height: HEIGHT - road - 200, fill: PAPER });
  const tag = (text: string, at: Vec2): void => {
    drawing.element('rect', {
      x: at[0] - 210,
      y: at[1] - 62,
      width: 420,
      height: 124,
      rx: 62,
      fill: PAPER,
      'fill-opacity': 0.92,
    });
    writeFigures(drawing, text, at, 68, WALL);
  };
  const figure = (metres: number): string => `${metres.toFixed(1).replace('.', ',')} m`;
  tag(figure(front), [WIDTH / 2, road - 110]);
  tag(figure(deep), [left + 250, top + high * 0.5]);
  return {
    metre,
    main: { left: left / WIDTH, right: (left + wide) / WIDTH, top: top / HEIGHT, bottom: road / HEIGHT },
  };
}
