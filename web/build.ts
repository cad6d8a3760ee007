import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { picturesCommand } from './pictures-command.ts';

/**
 * Sizes the pictures, then builds the browser's files into build/client and the worker, one module, into
 * build/server/index.js.
 */
const room = import.meta.dirname;
const { resolve } = createRequire(import.meta.url);
const steps = [picturesCommand, [resolve('@remix-run/dev/dist/cli.js'), 'vite:build']];

const environment = { ...process.env, NODE_ENV: 'production' };
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { cwd: room, stdio: 'inherit', env: environment });
  process.exitCode = status ?? 1;
  if (process.exitCode !== 0) break;
}
