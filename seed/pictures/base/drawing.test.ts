import { poly } from './vec.ts';
import { ramp } from './drawing.ts';
import { expect, test } from 'vitest';
import { Drawing, grid, short, trace, traces } from './drawing.ts';
import { box2 } from './sheet.ts';

const square = box2(0, 0, 30, 30);
const drawn = (body: (drawing: Drawing) => void): string => {
  const drawing = new Drawing(300, 150);
  body(drawing);
  return drawing.toString();
};

test('three units in a scene are two in the file, in whole numbers', () => {
  expect([grid(3), grid(30), grid(1), grid(-4.5)]).toEqual([2, 20, 1, -3]);
});

test.each([
  [0.5, '.5'],
  [-0.25, '-.25'],
  [1.005, '1'],
  [2.346, '2.35'],
  [0, '0'],
  [10, '10'],
])('%d is written as %s', (value, text) => {
  expect(short(value)).toBe(text);
});

test('a closed shape is one move, relative lines and an end', () => {
  expect(trace(square)).toBe('M0 0l20 0 0 20-20 0z');
});

test('an open line is not closed', () => {
  expect(trace(poly([0, 0], [30, 0]), false)).toBe('M0 0l20 0');
});

test('a second shape begins relative to the first one', () => {
  const moved = box2(60, 30, 90, 60);
  expect(traces([square, moved])).toBe('M0 0l20 0 0 20-20 0zm40 20l20 0 0 20-20 0z');
});

test('after an open line the next one is counted from its end', () => {
  const text = traces([poly([0, 0], [30, 0]), poly([30, 30], [0, 30])], false);
  expect(text).toBe('M0 0l20 0m0 20l-20 0');
});

test('points that fall together are written once and shapes too small to see not at all', () => {
  expect(trace(box2(0, 0, 0.2, 0.2))).toBe('');
  expect(trace([[0, 0], [0.1, 0], ...box2(30, 0, 30, 30)])).toBe('M0 0l20 0 0 20z');
  expect(traces([])).toBe('');
});

test('a drawing names its size in pixels and its box in halves of them', () => {
  expect(drawn(() => undefined)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 200 100" preserveAspectRatio="none"><defs></defs></svg>',
  );
});

test('lengths of an element are written on the grid and opacities short', () => {
  const svg = drawn((drawing) => {
    drawing.element('rect', { x: 3, width: 30, height: 31, fill: '#fff', 'fill-opacity': 0.333333 });
  });
  expect(svg).toContain('<rect x="2" width="20" height="21" fill="#fff" fill-opacity=".33"/>');
});

test('strokes keep half a unit', () => {
  expect(drawn((drawing) => drawing.path('M0 0l1 1', { 'stroke-width': 5 }))).toContain('stroke-width="3.5"');
});

test('attributes without a value and paths without data are left out', () => {
  const svg = drawn((drawing) => {
    drawing.path('', { fill: '#000' });
    drawing.path('M0 0l1 1', { fill: '#123456', 'clip-path': undefined });
  });
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).not.toContain('clip-path');
  expect(svg).not.toContain('undefined');
});

test('equal gradients are shared and others get ids of their own', () => {
  const drawing = new Drawing(300, 150);
  const make = (end: string): string => drawing.linear([0, 0], [300, 0], ramp([0, '#000000'], [1, end]));
  const [first, same, other] = [make('#ffffff'), make('#ffffff'), make('#ff0000')];
  expect(first).toBe(same);
  expect(other).not.toBe(first);
  expect(drawing.toString().match(/<linearGradient/g)).toHaveLength(2);
});

test('every kind of gradient and clip is defined under the id it is used by', () => {
  const drawing = new Drawing(300, 150);
  const stops = [
    [0, '#000000', 0.5],
    [1, '#ffffff', 1],
  ] as const;
  const used = [
    drawing.linear([0, 0], [1, 1], stops),
    drawing.across([0, 0], [0, 1], stops),
    drawing.radial(stops),
    drawing.glow([10, 10], 5, stops),
    drawing.clip('M0 0l1 1 1 0z'),
  ];
  const svg = drawing.toString();
  expect(new Set(used).size).toBe(5);
  for (const use of used) expect(svg).toContain(`id="${/^url\(#(.+)\)$/.exec(use)?.[1]}"`);
});

test('a stop says how opaque it is only when it is not wholly so', () => {
  const svg = drawn((drawing) => drawing.radial(ramp([0, '#000000', 0.25], [1, '#ffffff', 1])));
  expect(svg).toContain('<stop offset="0" stop-color="#000000" stop-opacity=".25"/>');
  expect(svg).toContain('<stop offset="1" stop-color="#ffffff"/>');
});

test('a group holds what is drawn inside it, and an empty one is left out', () => {
  const svg = drawn((drawing) => {
    drawing.group({ opacity: 0.5 }, () => drawing.path('M0 0l1 1', { fill: '#000' }));
    drawing.group({ opacity: 0.7 }, () => undefined);
  });
  expect(svg).toContain('<g opacity=".5"><path d="M0 0l1 1" fill="#000"/></g>');
  expect(svg).not.toContain('.7');
});

test('equal paths gathered together become one, in the order of their layers', () => {
  const svg = drawn((drawing) =>
    drawing.gather(() => {
      drawing.layer(2);
      drawing.path('M9 9l1 1', { fill: '#222222' });
      drawing.layer(1);
      drawing.path('M0 0l1 1', { fill: '#111111' });
      drawing.path('M5 5l1 1', { fill: '#111111' });
    }),
  );
  expect(svg).toContain('<path d="M0 0l1 1M5 5l1 1" fill="#111111"/><path d="M9 9l1 1" fill="#222222"/>');
});

test('paths gathered with a gradient each keep their own shape', () => {
  const svg = drawn((drawing) =>
    drawing.gather(() => {
      drawing.path('M0 0l1 1', { fill: 'url(#_0)' });
      drawing.path('M5 5l1 1', { fill: 'url(#_0)' });
    }),
  );
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test('parts are painted in the order they were drawn', () => {
  const svg = drawn((drawing) => {
    drawing.path('M0 0l1 1', { fill: '#aaaaaa' });
    drawing.path('M0 0l1 1', { fill: '#bbbbbb' });
  });
  expect(svg.indexOf('#aaaaaa')).toBeLessThan(svg.indexOf('#bbbbbb'));
});

test('what is washed comes nearer to one colour, gradients too, and what follows does not', () => {
  const drawing = new Drawing(300, 300);
  drawing.washed({ colour: '#ffffff', amount: 1 }, () => {
    drawing.path('M0 0l9 9', { fill: '#000000', stroke: 'none' });
    drawing.linear([0, 0], [9, 9], [[0, '#000000']]);
  });
  drawing.path('M0 0l9 9', { fill: '#000000' });
  const svg = drawing.toString();
  expect(svg.match(/#ffffff/g)).toHaveLength(2);
  expect(svg).toContain('stroke="none"');
  expect(svg.match(/#000000/g)).toHaveLength(1);
});
