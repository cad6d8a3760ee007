import { expect, test } from 'vitest';
import { pillsOf } from './price-pills.ts';

const box = { x: 0, y: 0, width: 100, height: 100 };
const pin = (left: number, top: number, price?: string) => ({ left, top, price });

test('a pin shows its price where it covers no other pin, and lies within the map', () => {
  const alone = pin(50, 50, '€ 389.000');
  const [left, right] = [pin(50, 80, '€ 100.000'), pin(58, 80, '€ 200.000')];
  const edge = pin(3, 20, '€ 300.000');
  const cluster = pin(50, 20);
  const pills = pillsOf([alone, left, right, edge, cluster], box, 560);
  expect(pills).toEqual(new Set([alone]));
});

test('a price needs room beside another price', () => {
  const [first, second] = [pin(40, 50, '€ 389.000'), pin(56, 50, '€ 412.000')];
  expect(pillsOf([first, second], box, 560)).toEqual(new Set([first]));
  expect(pillsOf([first, second], box, 1120).size).toBe(2);
});
