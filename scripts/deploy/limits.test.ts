import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { excessesIn, measureSizes } from './limits.ts';

const mb = 1024 * 1024;

test('the modules of a worker are measured compressed, its static files one by one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'worker'));
  mkdirSync(path.join(folder, 'assets', 'pictures'), { recursive: true });
  writeFileSync(path.join(folder, 'worker', 'index.js'), 'x'.repeat(mb));
  writeFileSync(path.join(folder, 'worker', 'module.js'), randomBytes(5000));
  writeFileSync(path.join(folder, 'worker', 'README.md'), randomBytes(mb));
  writeFileSync(path.join(folder, 'assets', 'page.css'), 'body {}');
  writeFileSync(path.join(folder, 'assets', 'pictures', 'house.avif'), randomBytes(300));
  const sizes = measureSizes(path.join(folder, 'worker'), path.join(folder, 'assets'));
  expect(sizes.workerBytes).toBeGreaterThan(5000);
  expect(sizes.workerBytes).toBeLessThan(8000);
  expect(sizes).toMatchObject({
    files: 2,
    largestFile: { name: path.join('pictures', 'house.avif'), bytes: 300 },
  });
});

test('what no plan of the platform takes is refused in a sentence each', () => {
  const fitting = { workerBytes: 10 * mb, files: 100_000, largestFile: { name: 'tour.mp4', bytes: 25 * mb } };
  expect(excessesIn(fitting)).toEqual([]);
  const excessive = {
    workerBytes: 11 * mb,
    files: 100_001,
    largestFile: { name: 'tour.mp4', bytes: 26 * mb },
  };
  expect(excessesIn(excessive)).toEqual([
    'The worker is 11.00 MB compressed, and the platform takes 10 MB.',
    'There are 100001 static files, and the platform takes 100000.',
    'tour.mp4 is 26.00 MB, and the platform takes 25 MB.',
  ]);
});
