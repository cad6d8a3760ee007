import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

type Versions = Record<string, string>;
type Manifest = { version?: string; dependencies?: Versions; devDependencies?: Versions };

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** On first use, so that nobody else waits for it. Returns the folder of the tool. */
export function installTool(place: string): string {
  const folder = path.join(root, place);
  const { dependencies, devDependencies } = readManifest(folder);
  const [[name, version] = ['', '']] = Object.entries({ ...dependencies, ...devDependencies });
  const tool = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(tool, 'package.json')) && readManifest(tool).version === version) return tool;
  console.log(`Installing ${name}; this happens once.`);
  const isWindows = process.platform === 'win32';
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: folder,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`${name} could not be installed.`);
  return tool;
}
