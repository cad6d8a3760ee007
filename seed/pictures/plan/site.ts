import { poly } from '../base/vec.ts';
import { HEIGHT, WIDTH } from '../base/camera.ts';
import { mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import type { Drawing } from '../base/drawing.ts';
import type { PlanStyle } from './plan-style.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** A plot among its neighbours: parcels, the road, houses next door, trees, and the land on offer in the accent tint. */
export function drawSite(drawing: Drawing, random: Random, style: PlanStyle, surface: number): void {
  const lean = random.range(-260, 260);
  const road = HEIGHT * random.range(0.7, 0.78);
  const edges = [
    -200,
    WIDTH * 0.2,
    WIDTH * random.range(0.36, 0.42),
    WIDTH * random.range(0.62, 0.7),
    WIDTH * 0.86,
    WIDTH + 200,
  ];
  const skew = (x: number, y: number): Vec2 => [x + (lean * (road - y)) / road, y];
  const deep = HEIGHT * (surface > 900 ? 0.1 : 0.2);
  edges.slice(1).forEach((to, i) => {
    const from = edges[i] ?? to;
    const own = i === 2;
    const top = own ? deep : deep + random.range(-120, 260);
    const parcel = [skew(from, road), skew(to, road), skew(to, top), skew(from, top)];
    drawing.path(traces([parcel]), {
      fill: own ? mix(style.tint('living'), '#c98a5f', 0.35) : mix(style.paper, '#8fa074', 0.3),
      stroke: style.line,
      'stroke-width': own ? 16 : 8,
    });
    if (own) {
      drawing.path(traces([parcel]), {
        fill: 'none',
        stroke: style.wall,
        'stroke-width': 14,
        'stroke-dasharray': '60 24',
      });
      for (const [x, y] of parcel)
        drawing.element('circle', {
          cx: x,
          cy: y,
          r: 26,
          fill: style.paper,
          stroke: style.wall,
          'stroke-width': 9,
        });
      return;
    }
    const [w, h] = [(to - from) * 0.56, random.range(360, 520)];
    const [x, y] = [from + (to - from) * 0.2, road - h - random.range(120, 260)];
    const house = (dx: number): Vec2[] =>
      [skew(x, y + h), skew(x + w, y + h), skew(x + w, y), skew(x, y)].map(([a, b]): Vec2 => [
        a + dx,
        b + dx,
      ]);
    drawing.path(traces([house(30)]), { fill: '#1a1410', 'fill-opacity': style.shadow });
    drawing.path(traces([house(0)]), {
      fill: mix(style.wall, style.paper, 0.4),
      stroke: style.wall,
      'stroke-width': 8,
    });
    drawing.path(traces([[skew(x, y + h / 2), skew(x + w, y + h / 2)]], false), {
      stroke: style.wall,
      'stroke-width': 6,
      fill: 'none',
    });
  });
  drawing.element('rect', {
    x: 0,
    y: road,
    width: WIDTH,
    height: 250,
    fill: mix(style.paper, style.wall, 0.16),
  });
  drawing.path(traces([poly([0, road + 125], [WIDTH, road + 125])], false), {
    stroke: style.paper,
    'stroke-width': 12,
    'stroke-dasharray': '110 80',
    fill: 'none',
  });
  for (let i = 0; i < 26; i += 1) {
    const [x, y, r] = [random.range(0, WIDTH), random.range(60, road - 700), random.range(46, 100)];
    drawing.element('circle', {
      cx: x + 18,
      cy: y + 22,
      r,
      fill: '#1a1410',
      'fill-opacity': style.shadow * 0.7,
    });
    drawing.element('circle', {
      cx: x,
      cy: y,
      r,
      fill: mix('#8fa074', style.paper, random.range(0.1, 0.4)),
      stroke: style.line,
      'stroke-width': 5,
      'stroke-opacity': 0.5,
    });
  }
}
