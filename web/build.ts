import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Builds the browser's files into build/client and the worker, one module, into build/server/index.js. */
const { resolve } = createRequire(import.meta.url);
const { status } = spawnSync(process.execPath, [resolve('@remix-run/dev/dist/cli.js'), 'vite:build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
