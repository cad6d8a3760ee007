import { expect, test } from 'vitest';
import { cutToWidth, textWidth } from './text-width.ts';

test('narrow letters take less room than wide ones', () => {
  expect(textWidth('iiii', 20)).toBe(18);
  expect(textWidth('WWWW', 20)).toBe(76);
  expect(textWidth('Verkopen – Huis & Haard', 20)).toBeGreaterThan(220);
  expect(textWidth('Verkopen – Huis & Haard', 20)).toBeLessThan(245);
});

test('a long line ends at a word', () => {
  expect(cutToWidth('Een kort woord', 20, 600)).toBe('Een kort woord');
  expect(cutToWidth('Een lange regel met veel woorden', 20, 200)).toBe('Een lange regel …');
});
