import { expect, test } from 'vitest';
import { Drawing } from '../base/drawing.ts';
import { writeFigures } from './figures.ts';

test.each(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'N', '4,2 × 3,6', '5 m'])(
  '%s is written in strokes',
  (text) => {
    const drawing = new Drawing(300, 300);
    writeFigures(drawing, text, [150, 150], 60, '#000000');
    expect(drawing.toString()).toMatch(/<path d="M[^"]+"/);
  },
);

test('a sign that has no strokes is left out', () => {
  const drawing = new Drawing(300, 300);
  writeFigures(drawing, 'é', [150, 150], 60, '#000000');
  expect(drawing.toString()).not.toContain('<path');
});
