import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whileOthersWait } from './start-lock.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('work on one folder is done one after the other, also after work that failed', async () => {
  const folder = makeFolder();
  const steps: string[] = [];
  const work = (name: string) =>
    whileOthersWait(folder, async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
      if (name === 'first') throw new Error('It failed.');
    });
  const results = await Promise.allSettled([work('first'), work('second')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('the lock of a process that was killed is gone with it', async () => {
  const folder = makeFolder();
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { whileOthersWait } from ${JSON.stringify(join(import.meta.dirname, 'start-lock.ts'))};
      setInterval(() => undefined, 1000);
      // Work that nothing can end would be collected as garbage, and the open file with it.
      void whileOthersWait(process.argv[1], () => {
        console.log('locked');
        return new Promise((resolve) => { globalThis.end = resolve; });
      });`,
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await once(holder.stdout, 'data');
  let isDone = false;
  const next = whileOthersWait(folder, () => Promise.resolve((isDone = true)));
  expect(isDone).toBe(false);
  holder.kill('SIGKILL');
  expect(await next).toBe(true);
});
