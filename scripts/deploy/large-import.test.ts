import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { largeImportIn } from './large-import.ts';

test('an import that no build holds is not deployed as an empty site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(largeImportIn(folder)).toEqual([]);
  writeFileSync(path.join(folder, 'properties.jsonl'), '{}\n');
  expect(largeImportIn(folder)).toEqual([expect.stringContaining('more properties than a build')]);
});
