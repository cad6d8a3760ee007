import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resourceOptions } from './site-options.ts';
import { startRuntime } from './start-runtime.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const optionsOf = (environment: NodeJS.ProcessEnv) => ({
  ...resourceOptions(environment),
  modules: true as const,
  script: 'export default {}',
});

test('several sites may start on one fresh database at once', async () => {
  const environment = { SITE_DATA_DIR: makeFolder() };
  const starts = await Promise.allSettled(
    Array.from({ length: 3 }, () => startRuntime(environment, optionsOf(environment))),
  );
  for (const start of starts) if (start.status === 'fulfilled') await start.value.dispose();
  expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('a site that cannot open its database says so in one sentence', async () => {
  const file = join(makeFolder(), 'not-a-folder');
  writeFileSync(file, '');
  const environment = { SITE_DATA_DIR: file };
  await expect(startRuntime(environment, optionsOf(environment))).rejects.toThrow(
    /^The database of the site could not be migrated: .*not-a-folder[^\n]*$/,
  );
});
