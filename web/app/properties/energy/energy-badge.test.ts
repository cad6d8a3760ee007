import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { energyColour } from './energy-badge.tsx';

const tokens = new Map(
  Array.from(
    readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8').matchAll(
      /--color-([\w-]+): (#[\da-f]{6});/g,
    ),
    ([, name = '', colour = '']) => [name, colour],
  ),
);

test('white letters are readable on the colour of every class, and classes that are none get the last', () => {
  const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((letter) =>
    energyColour(letter).replace('bg-', ''),
  );
  expect(new Set(colours).size).toBe(7);
  for (const colour of colours)
    expect(wcagContrast('#ffffff', tokens.get(colour) ?? ''), colour).toBeGreaterThanOrEqual(4.5);
  expect(energyColour('x')).toBe(energyColour('g'));
  expect(energyColour(undefined)).toBe(energyColour('g'));
});
