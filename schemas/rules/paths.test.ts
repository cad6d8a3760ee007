import { expect, test } from 'vitest';
import { splitAddress, wellFormedAddress, wellFormedPath, wellFormedPaths } from './paths.ts';

const path = (value?: string) => [{ _key: 'fr', language: 'fr', ...(value === undefined ? {} : { value }) }];

const wrong = [
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
];

test.each(['/', '/te-koop/', '/werkwijze/stap-1/'])('%s can be the path of a page', (value) => {
  expect(wellFormedPaths(path(value))).toBe(true);
  expect(wellFormedPath(value)).toBe(true);
});

test.each(wrong)('"%s" cannot be the path of a page, and the message names the language', (value) => {
  expect(wellFormedPaths(path(value))).toMatch(/Français path/);
  expect(wellFormedPath(value)).toMatch(/start and end with \//i);
});

test('an empty path is left to the rule that requires one', () => {
  expect(wellFormedPaths(path())).toBe(true);
  expect(wellFormedPaths(undefined)).toBe(true);
  expect(wellFormedPath(undefined)).toBe(true);
});

test('an address begins with a known language', () => {
  expect(splitAddress('/nl/oud/')).toEqual({ language: 'nl', path: '/oud/' });
  expect(splitAddress('/fr/')).toEqual({ language: 'fr', path: '/' });
  expect(wellFormedAddress('/de/alt/seite/')).toBe(true);
  expect(wellFormedAddress(undefined)).toBe(true);
});

test.each([
  '/oud/',
  '/xx/viejo/',
  '/nl',
  'nl/oud/',
  '/nl/Oud/',
  '/nl//',
  '/nl/oud',
  'https://a.example/nl/',
  '',
])('"%s" is no address a redirect can begin at', (value) =>
  expect(wellFormedAddress(value)).toMatch(/Start with a language/),
);
