import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Builds the browser's files into build/client and the worker into build/server, beginning with index.js. Styles and
 * scripts are there compressed too, as `serveStaticFile` wants them.
 */
const { resolve } = createRequire(import.meta.url);
const { status } = spawnSync(process.execPath, [resolve('@remix-run/dev/dist/cli.js'), 'vite:build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status === 0) compressFiles(path.join(import.meta.dirname, 'build/client/assets'));
process.exitCode = status ?? 1;

function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
