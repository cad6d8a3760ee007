import { expect, test } from 'vitest';
import { gestureAfter, slidesTurned, turnOfKey } from './swipe.ts';

test('[9.08][9.09] vertical movement over 10 pixels scrolls, and a gesture stays what it became', () => {
  for (const y of [10, -10]) expect(gestureAfter('undecided', { x: 0, y })).toBe('undecided');
  for (const y of [10.5, -10.5]) expect(gestureAfter('undecided', { x: 40, y })).toBe('scroll');
  expect(gestureAfter('scroll', { x: 200, y: 0 })).toBe('scroll');
  expect(gestureAfter('swipe', { x: 200, y: 50 })).toBe('swipe');
});

test('[9.10] a swipe begins above 10 pixels', () => {
  for (const x of [10, -10]) expect(gestureAfter('undecided', { x, y: 0 })).toBe('undecided');
  for (const x of [10.5, -10.5]) expect(gestureAfter('undecided', { x, y: 9 })).toBe('swipe');
});

test('[9.11] a swipe needs 0.8 pixels across for each one down', () => {
  const widths = { list: 400, slide: 400 };
  expect(slidesTurned({ x: -161, y: 200 }, widths)).toBe(1);
  expect(slidesTurned({ x: -159, y: 200 }, widths)).toBe(0);
  expect(slidesTurned({ x: 159, y: -200 }, widths)).toBe(0);
});

test('[9.12] a swipe longer than a fifth of the list changes the slide, a long one several', () => {
  const widths = { list: 1000, slide: 300 };
  expect(slidesTurned({ x: -200, y: 0 }, widths)).toBe(0);
  expect(slidesTurned({ x: -201, y: 0 }, widths)).toBe(1);
  expect(slidesTurned({ x: 201, y: 0 }, widths)).toBe(-1);
  expect(slidesTurned({ x: -610, y: 0 }, widths)).toBe(2);
});

test('arrow keys turn slides, the other way round where text runs from right to left', () => {
  expect([turnOfKey('ArrowLeft', 'ltr'), turnOfKey('ArrowRight', 'ltr')]).toEqual([-1, 1]);
  expect([turnOfKey('ArrowLeft', 'rtl'), turnOfKey('ArrowRight', 'rtl')]).toEqual([1, -1]);
  expect(turnOfKey('ArrowUp', 'ltr')).toBeUndefined();
});
