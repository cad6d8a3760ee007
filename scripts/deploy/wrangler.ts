import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

const folder = path.join(root, 'deploy');
const program = path.join(folder, 'node_modules', 'wrangler', 'bin', 'wrangler.js');

type Lockfile = { packages: Record<string, { version?: string } | undefined> };

function versionIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  return packages['node_modules/wrangler']?.version;
}

/** Installs the tool in a folder of its own, for it does not resolve beside the packages of the site. */
function install(): void {
  const installed = versionIn(path.join(folder, 'node_modules', '.package-lock.json'));
  if (installed === versionIn(path.join(folder, 'package-lock.json'))) return;
  console.log('installing wrangler …');
  const isWindows = process.platform === 'win32';
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) throw new Error('wrangler could not be installed.');
}

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

export type Captured = { code: number; output: string };

/** Runs wrangler in `deploy/` and collects what it prints, without asking anything. */
export async function captureWrangler(args: readonly string[]): Promise<Captured> {
  install();
  const env = { ...process.env, ...quiet, CI: 'true' };
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** The first row of a query. */
export async function queryDatabase(
  binding: string,
  sql: string,
  place: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const args = ['d1', 'execute', binding, '--command', sql, '--json', '--yes', ...place];
  const { code, output } = await captureWrangler(args);
  if (code !== 0) throw new Error(output.trim());
  const [answer] = JSON.parse(output) as { results: Readonly<Record<string, unknown>>[] }[];
  return answer?.results[0] ?? {};
}

/** Runs wrangler in `deploy/` with the user's own terminal. */
export async function runWrangler(args: readonly string[]): Promise<void> {
  install();
  const env = { ...process.env, ...quiet };
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"wrangler ${args.slice(0, 3).join(' ')}" failed.`);
}
