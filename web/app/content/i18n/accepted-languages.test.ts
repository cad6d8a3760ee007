import { expect, test } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

test.each([
  ['fr-CH,fr;q=0.9,en;q=0.8', ['fr-CH', 'fr', 'en']],
  ['en;q=0.5, nl-BE , fr;q=0.7', ['nl-BE', 'fr', 'en']],
  ['nl, fr', ['nl', 'fr']],
  ['fr;q=0, en;q=0.1, *;q=0.5', ['en']],
  ['fr;q=x, en', ['en']],
  ['en;level=1;q=0.2, nl;q=0.3', ['nl', 'en']],
  [',;,', []],
  ['', []],
  [null, []],
])('the languages of %j are %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});
