import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Builds the browser's files into build/client and the worker, one module, into build/server/index.js. */
const remix = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js');
const result = spawnSync(process.execPath, [remix, 'vite:build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = result.status ?? 1;
