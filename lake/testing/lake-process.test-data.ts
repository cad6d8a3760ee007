import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tokens } from './fresh-lake.test-data.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

export type LakeProcess = {
  url: string;
  child: ChildProcess;
  /** Sends SIGKILL and waits for the exit. */
  kill: () => Promise<void>;
};

function launch(environment: Record<string, string>): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', LAKE_PORT: '0', SANITY_PROJECT_ID: 'test', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export async function lakeProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<LakeProcess> {
  const child = launch({ LAKE_DATA_DIR: dataDir, LAKE_ADMIN_TOKEN: tokens.administrator, ...environment });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const ready = /^lake ready at (http:\/\/localhost:\d+)\n$/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.stderr?.on('data', (text: Buffer) => reject(new Error(text.toString())));
  });
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { url, child, kill };
}

export async function failedStart(
  environment: Record<string, string>,
): Promise<{ code: unknown; output: string }> {
  const child = launch(environment);
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output };
}
