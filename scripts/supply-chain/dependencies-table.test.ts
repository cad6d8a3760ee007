import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../settings/settings.ts';
import { readRooms } from './packages.ts';

const document = readFileSync(path.join(root, 'docs', 'dependencies.md'), 'utf8');

/** Cells of the table, by row. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const packagesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('every package that a room asks for has a row with its reason, and no other has', () => {
  const asked = readRooms().flatMap(({ all }) => Object.keys(all));
  const explained = rows.flatMap(([packages]) => packagesIn(packages));
  expect(explained.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(rows.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
});

test('a row names the rooms that ask for its packages', () => {
  const rooms = readRooms();
  const wrong = rows.filter(([packages, named = '']) => {
    const asking = rooms.filter(({ all }) => packagesIn(packages).some((name) => name in all));
    return asking.map(({ room }) => room).join(', ') !== named;
  });
  expect(wrong).toEqual([]);
});

test('the site runs no more packages than the document says', () => {
  const [, most] = /has at most (\d+) that it runs/.exec(document) ?? [];
  const site = readRooms().find(({ room }) => room === 'web');
  expect(Object.keys(site?.runtime ?? {}).length).toBeLessThanOrEqual(Number(most));
});
