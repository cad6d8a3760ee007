import { expect, test } from 'vitest';
import { parseChoice } from './stored-choice.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const stored = {
  proof: 'abc',
  version: '2026-11',
  choices: { preferences: false, statistics: true, marketing: false },
  chosenAt: now - day,
  isProven: true,
};

test('[7.05] a choice is read as it was stored', () => {
  expect(parseChoice(stored, now)).toEqual(stored);
});

test('[4.11] only what is plainly true counts as allowed', () => {
  const choices = { preferences: 'true', statistics: 1, other: true };
  expect(parseChoice({ ...stored, choices, isProven: 'yes' }, now)).toEqual({
    ...stored,
    choices: { preferences: false, statistics: false, marketing: false },
    isProven: false,
  });
});

test('[4.10] a choice lasts half a year', () => {
  expect(parseChoice({ ...stored, chosenAt: now - 182 * day }, now)).toBeDefined();
  expect(parseChoice({ ...stored, chosenAt: now - 182 * day - 1 }, now)).toBeUndefined();
});

test('[4.10] what is malformed counts as no choice', () => {
  const malformed = [
    null,
    'yes',
    1,
    [],
    {},
    { ...stored, proof: undefined },
    { ...stored, choices: null },
    { ...stored, chosenAt: '1' },
  ];
  for (const value of malformed) expect(parseChoice(value, now), JSON.stringify(value)).toBeUndefined();
});
