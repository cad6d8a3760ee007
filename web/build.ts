import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Builds the browser's files into build/client and the worker into build/server, beginning with index.js. */
const { resolve } = createRequire(import.meta.url);
const { status } = spawnSync(process.execPath, [resolve('@remix-run/dev/dist/cli.js'), 'vite:build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
