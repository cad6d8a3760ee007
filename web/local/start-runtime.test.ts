import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { resourceOptions } from './site-options.ts';
import { startRuntime } from './start-runtime.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('several sites may start on one fresh database at once', async () => {
  const environment = { SITE_DATA_DIR: makeFolder() };
  const options = { ...resourceOptions(environment), modules: true as const, script: 'export default {}' };
  const starts = await Promise.allSettled(
    Array.from({ length: 3 }, () => startRuntime(environment, options)),
  );
  for (const start of starts) if (start.status === 'fulfilled') await start.value.dispose();
  expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('a site that cannot open its database says so in one sentence', async () => {
  const file = join(makeFolder(), 'not-a-folder');
  writeFileSync(file, '');
  const site = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts')], {
    env: {
      PATH: process.env['PATH'],
      SITE_DATA_DIR: file,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    },
  });
  const [output] = await Promise.all([text(site.stderr), once(site, 'exit')]);
  expect(site.exitCode).toBe(1);
  expect(output).toMatch(/^The database of the site could not be migrated: .*not-a-folder[^\n]*\n$/);
});
