import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildFolder } from './local/build-folder.ts';

const compress = promisify(brotliCompress);

/** Compresses on every core. */
async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(css|js)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(`${file}.br`, await compress(await readFile(file)));
    }),
  );
}

// The bundler empties only folders within its own.
rmSync(buildFolder, { recursive: true, force: true });

/**
 * Builds the browser's files into `client` and the worker into `server` of that folder, beginning with index.js. Styles and
 * scripts are there compressed too, as `serveStaticFile` wants them.
 */
const { resolve } = createRequire(import.meta.url);
const { status } = spawnSync(process.execPath, [resolve('@remix-run/dev/dist/cli.js'), 'vite:build'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status === 0) await compressFiles(path.join(buildFolder, 'client', 'assets'));
process.exitCode = status ?? 1;
