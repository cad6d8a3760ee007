import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipFiles } from './gzip-files.ts';
import { buildFolder, buildsFolder } from './build-folder.ts';
import { sanityCommand } from './sanity-command.ts';

const keptBuilds = 3;

/** Removes all but the newest builds; those of another configuration may still be served. */
function removeOldBuilds(): void {
  const builds = readdirSync(buildsFolder)
    .filter((name) => !name.includes('.'))
    .map((name) => join(buildsFolder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of builds.slice(keptBuilds)) rmSync(build, { recursive: true, force: true });
}

/**
 * Builds into a folder beside the final one and renames it, so that a build cut short is never served.
 * @throws Error with what Sanity's builder printed
 */
function build(folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  const { args, env } = sanityCommand('build', unfinished, '--yes');
  const result = spawnSync(process.execPath, args, { cwd: import.meta.dirname, env, encoding: 'utf8' });
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The studio did not build.\n${result.stdout}${result.stderr}`);
  }
  gzipFiles(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function prepareBuild(folder: string): void {
  mkdirSync(buildsFolder, { recursive: true });
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    console.log('studio is up to date');
    return;
  }
  console.log('building the studio…');
  const start = performance.now();
  build(folder);
  removeOldBuilds();
  console.log(`studio built in ${Math.round((performance.now() - start) / 1000)} s`);
}

/** Builds for the settings in the environment, and copies the result to the folder that the first argument names. */
function main(): void {
  const folder = buildFolder(process.env);
  prepareBuild(folder);
  const [copy] = process.argv.slice(2);
  if (copy) cpSync(folder, copy, { recursive: true });
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
