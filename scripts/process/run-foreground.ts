import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../settings/settings.ts';

export async function runForeground(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
