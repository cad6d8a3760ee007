import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currency, homeBounds, homeCountry, mapWindow, timeZone } from 'schemas/country.ts';
import { root } from '../../scripts/settings/settings.ts';

const sources = execFileSync('git', ['ls-files', '-z', 'schemas', 'studio', 'web', 'scripts', 'lake'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-data)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test.each([
  ['the time zone', timeZone],
  ['the currency', `'${currency}'`],
  ['the number of a country', /countryId === \d+|belgi\w+ = \d+|homeCountryId = \d+/i],
  ['the shape of a postal code', String.raw`[1-9]\d{3}`],
  ['the ranges of regions', 'from: 1000'],
  ['the southern end of the country', `south: ${String(homeBounds.south)}`],
  ['the southern end of maps', `south: ${String(mapWindow.south)}`],
])('%s stands in the file of the country alone', (_, written) => {
  const found = sources.filter(({ text }) =>
    typeof written === 'string' ? text.includes(written) : written.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual(['schemas/country.ts']);
});

test('no locale names the country itself', () => {
  const named = new RegExp(`['"\`]\\w\\w-${homeCountry}['"]`);
  expect(sources.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
});
