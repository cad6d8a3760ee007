import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const bakedIn = /^(SANITY_STUDIO_|LANGUAGES$)/;
const ignored = /\/(?:node_modules|\.sanity|dist|generated)(?:\/|$)|\.test\.ts$/;

export const buildsFolder = join(root, '.cache', 'studio');

function sourceFiles(): string[] {
  const found = globSync(['studio/**/*.*', 'schemas/**/*.*', 'docs/editing*.md', 'package-lock.json'], {
    cwd: root,
    exclude: (path) => ignored.test(`/${path}`),
  });
  return found.toSorted();
}

/**
 * Names a folder per combination of sources and settings in the bundle. It exists only once that build is complete.
 */
export function buildFolder(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  const names = Object.keys(env).filter((name) => bakedIn.test(name) && env[name]);
  for (const name of names.toSorted()) hash.update(`\0${name}=${env[name]}`);
  return join(buildsFolder, hash.digest('hex').slice(0, 16));
}
