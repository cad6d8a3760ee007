import { expect, test } from 'vitest';
import { paragraph } from './example.test-data.ts';
import { textHash } from './text-hash.ts';

test('a mark is sixteen hexadecimal digits and stays the same for ever, because it is stored', () => {
  expect(textHash('Thuis')).toMatch(/^[0-9a-f]{16}$/);
  expect(textHash('')).toBe('07cc7607b4949e25');
});

test('another text has another mark', () => {
  expect(textHash('Huis')).not.toBe(textHash('Thuis'));
  expect(textHash(paragraph('Huis'))).not.toBe(textHash(paragraph('Thuis')));
});

test('new keys and another order of fields leave a formatted text as it was', () => {
  const [block] = paragraph('Thuis');
  const turned = Object.fromEntries(Object.entries(block ?? {}).toReversed());
  expect(textHash([turned])).toBe(textHash(paragraph('Thuis', 'another')));
});
