import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cookies } from './cookies.ts';

const web = path.join(import.meta.dirname, '..', '..', 'web', 'app');

const code = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
  .map((name) => readFileSync(path.join(web, name), 'utf8'))
  .join('\n');

/** How the code names what it keeps in a browser. */
const kept = [
  ...code.matchAll(/(?:localStorage|sessionStorage)\.setItem\((?:'([^']+)'|\w+)|document\.cookie = `(\w+)=/g),
].flatMap(([, ...names]) => names.filter(Boolean));

test('visitors are told of nothing of ours that the code does not keep', () => {
  const own = cookies.filter(({ service }) => service === undefined).map(({ name }) => name);
  expect(own.length).toBeGreaterThan(3);
  for (const name of own) expect(code, name).toMatch(new RegExp(`['\`]${name}['=]`));
});

test('visitors are told of everything that the code keeps under a name', () => {
  expect(kept).toContain('language');
  const told = cookies.map(({ name }) => name);
  for (const name of kept) expect(told).toContain(name);
});
