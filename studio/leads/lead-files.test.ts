import { expect, test } from 'vitest';
import { fileText } from './lead-files.tsx';

test.each([
  [1_250_000, 'plan.pdf (1,3 MB)'],
  [1_000_000, 'plan.pdf (1 MB)'],
  [900, 'plan.pdf (0,1 MB)'],
])('a file of %d bytes reads %s', (size, expected) =>
  expect(fileText({ name: 'plan.pdf', size })).toBe(expected),
);
