import { expect, test } from 'vitest';
import { readableOnGround, usableAsGround } from './colour.ts';

test('words need a contrast of 4.5 with the background', () => {
  expect(readableOnGround('#767676', '#ffffff')).toBe(true);
  expect(readableOnGround('#777777', '#ffffff')).toMatch(/contrast is 4\.4, but should be at least 4\.5/);
  expect(readableOnGround('#ffffff', '#211f1b')).toBe(true);
});

test('what is no colour yet is left to the rule about its shape', () => {
  expect(readableOnGround('red', '#ffffff')).toBe(true);
  expect(readableOnGround('#777777', undefined)).toBe(true);
  expect(usableAsGround('#77')).toBe(true);
});

test.each(['#faf7f1', '#211f1b', '#ffffff', '#000000'])('%s can be a background', (colour) => {
  expect(usableAsGround(colour)).toBe(true);
});

test.each(['#777777', '#c04040'])('%s is neither light nor dark enough for a background', (colour) => {
  expect(usableAsGround(colour)).toMatch(/hard to read/);
});
