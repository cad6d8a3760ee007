import { expect, test } from 'vitest';
import { wellFormedPaths } from './page.ts';

const path = (value?: string) => [{ _key: 'fr', language: 'fr', ...(value === undefined ? {} : { value }) }];

test.each(['/', '/te-koop/', '/werkwijze/stap-1/'])('%s can be the path of a page', (value) => {
  expect(wellFormedPaths(path(value))).toBe(true);
});

test.each([
  'te-koop/',
  '/te-koop',
  '/Te-Koop/',
  '/à-vendre/',
  '//',
  '/te koop/',
  '/-a/',
  '/a--b/',
  '/a?b/',
  '',
])('"%s" cannot be the path of a page, and the message names the language', (value) => {
  expect(wellFormedPaths(path(value))).toMatch(/path for fr/);
});

test('a path that nobody has written yet is left to the rule that asks for one', () => {
  expect(wellFormedPaths(path())).toBe(true);
  expect(wellFormedPaths(undefined)).toBe(true);
});
