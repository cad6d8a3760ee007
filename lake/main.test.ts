import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientOf, freshFolder, freshLake } from './testing/fresh-lake.test-data.ts';
import { failedStart, lakeProcess } from './testing/lake-process.test-data.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the lake says where it is, keeps what it was given, and ends on %s',
  async (signal) => {
    const dataDir = freshFolder();
    const first = await lakeProcess(dataDir);
    await clientOf(first).create({ _id: 'a', _type: 'page' });
    const exit = once(first.child, 'exit');
    first.child.kill(signal);
    expect(await exit).toEqual([0, null]);
    const second = await lakeProcess(dataDir);
    expect(await clientOf(second).getDocument('a')).toMatchObject({ _id: 'a' });
  },
);

test('a taken port is one sentence', async () => {
  const { port } = await freshLake();
  const { code, output } = await failedStart({ LAKE_PORT: String(port), LAKE_DATA_DIR: freshFolder() });
  expect([code, output]).toEqual([1, `Port ${port} is taken: stop what uses it, or set LAKE_PORT.\n`]);
});

test('a folder that is none is one sentence', async () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, '');
  const { code, output } = await failedStart({ LAKE_DATA_DIR: file });
  expect([code, output]).toEqual([1, `The folder ${file} cannot be written to: set LAKE_DATA_DIR.\n`]);
});

test('a folder another lake holds is one sentence', async () => {
  const dataDir = freshFolder();
  await lakeProcess(dataDir);
  const { code, output } = await failedStart({ LAKE_DATA_DIR: dataDir });
  expect([code, output]).toEqual([
    1,
    `The folder ${dataDir} is in use by another lake: stop that one, or set LAKE_DATA_DIR.\n`,
  ]);
});

test('a damaged file is one sentence', async () => {
  const dataDir = freshFolder();
  writeFileSync(join(dataDir, 'lake.db'), 'this is no database at all, though long enough to look at');
  chmodSync(join(dataDir, 'lake.db'), 0o600);
  const { code, output } = await failedStart({ LAKE_DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/^The file lake\.db in .* is damaged.*\n$/);
});

test.each([
  ['LAKE_PORT', 'x'],
  ['LAKE_PORT', '70000'],
  ['LAKE_STUDIO_USER', 'owner'],
  ['LAKE_WEBHOOK_URL', 'http://x'],
])('a setting that cannot be used is one sentence: %s=%s', async (name, value) => {
  const { code, output } = await failedStart({ [name]: value, LAKE_DATA_DIR: freshFolder() });
  expect(code).toBe(1);
  expect(output).toMatch(/^LAKE_[^\n]*\.\n$/);
});
