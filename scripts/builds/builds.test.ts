import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFreshness, digest } from './builds.ts';

function makeSources(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'web', 'build'), { recursive: true });
  writeFileSync(path.join(folder, 'web', 'page.ts'), 'one');
  writeFileSync(path.join(folder, 'lock.json'), '{}');
  return folder;
}

const places = ['web', 'lock.json', 'absent'];

test('a digest changes with the bytes, the names and the number of sources', () => {
  const folder = makeSources();
  const seen = [digest(folder, places)];
  writeFileSync(path.join(folder, 'web', 'page.ts'), 'two');
  seen.push(digest(folder, places));
  writeFileSync(path.join(folder, 'web', 'more.ts'), '');
  seen.push(digest(folder, places));
  writeFileSync(path.join(folder, 'lock.json'), '{ }');
  seen.push(digest(folder, places));
  expect(new Set(seen).size).toBe(4);
});

test('tests and built files do not make a product stale', () => {
  const folder = makeSources();
  const before = digest(folder, places);
  writeFileSync(path.join(folder, 'web', 'page.test.ts'), 'test');
  writeFileSync(path.join(folder, 'web', 'build', 'index.js'), 'built');
  expect(digest(folder, places)).toBe(before);
});

test('a product is fresh only for the digest it was last built from', () => {
  const freshness = createFreshness(path.join(makeSources(), 'cache'));
  expect(freshness.isFresh('site', 'a')).toBe(false);
  freshness.remember('site', 'a');
  expect(freshness.isFresh('site', 'a')).toBe(true);
  expect(freshness.isFresh('site', 'b')).toBe(false);
  expect(freshness.isFresh('studio', 'a')).toBe(false);
});
