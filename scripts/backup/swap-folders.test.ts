import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { swapFolders, undoInterruptedRestore } from './swap-folders.ts';

function makeData(): string {
  const data = mkdtempSync(path.join(tmpdir(), 'swap-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  for (const name of ['site', 'lake', 'new-site', 'new-lake']) {
    mkdirSync(path.join(data, name));
    writeFileSync(path.join(data, name, 'name'), name);
  }
  return data;
}

const targets = (data: string) => [path.join(data, 'site'), path.join(data, 'lake')];

const swapsIn = (data: string) =>
  targets(data).map((to) => ({ from: path.join(data, `new-${path.basename(to)}`), to }));

const namesIn = (data: string) =>
  targets(data).map((folder) => readFileSync(path.join(folder, 'name'), 'utf8'));

test('all folders are replaced, and nothing of the old ones stays', () => {
  const data = makeData();
  swapFolders(data, swapsIn(data));
  expect(namesIn(data)).toEqual(['new-site', 'new-lake']);
  expect(readdirSync(data).toSorted()).toEqual(['lake', 'site']);
});

test('a folder that cannot be replaced leaves all as they were', () => {
  const data = makeData();
  rmSync(path.join(data, 'new-lake'), { recursive: true });
  expect(() => swapFolders(data, swapsIn(data))).toThrow('ENOENT');
  expect(namesIn(data)).toEqual(['site', 'lake']);
});

test('after an interruption the next start puts back what was moved', () => {
  const data = makeData();
  const moved = path.join(data, 'before-restore');
  mkdirSync(moved);
  renameSync(path.join(data, 'site'), path.join(moved, '0'));
  renameSync(path.join(data, 'new-site'), path.join(data, 'site'));
  undoInterruptedRestore(data, targets(data));
  expect(namesIn(data)).toEqual(['site', 'lake']);
  expect(existsSync(moved)).toBe(false);
});
