import { expect, test } from 'vitest';
import { createMemory } from './listing.ts';

test('a result is made once while it is in use, and the least recently used one is forgotten', () => {
  const made: string[] = [];
  const remember = createMemory<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
