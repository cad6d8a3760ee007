import { expect, test } from 'vitest';
import { isOneTypoApart } from './typo.ts';

test('two texts are one typing error apart or not', () => {
  for (const [a, b] of [
    ['lier', 'lierr'],
    ['lier', 'ier'],
    ['lier', 'lieq'],
    ['lier', 'leir'],
    ['aab', 'ab'],
  ] as const) {
    expect(isOneTypoApart(a, b), `${a} ${b}`).toBe(true);
    expect(isOneTypoApart(b, a), `${b} ${a}`).toBe(true);
  }
  for (const [a, b] of [
    ['lier', 'lier'],
    ['lier', 'lierre'],
    ['lier', 'eril'],
    ['abcd', 'badc'],
    ['ab', 'cd'],
  ] as const) {
    expect(isOneTypoApart(a, b), `${a} ${b}`).toBe(false);
  }
});
