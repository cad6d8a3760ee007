import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { installTool } from '../process/install-tool.ts';
import { readSettings, root } from '../settings/settings.ts';

/** Runs wrangler of `deploy/`, where its own lockfile is, with the configuration of the agency. */
function start(args: readonly string[], stdio: 'inherit' | 'pipe', more: NodeJS.ProcessEnv = {}) {
  const program = path.join(installTool('deploy'), 'bin', 'wrangler.js');
  const usual = ['--config', path.join(readSettings().agency.place, 'wrangler.json')];
  const configured = args.includes('--config') ? args : [...args, ...usual];
  return spawn(process.execPath, [program, ...configured], {
    cwd: path.join(root, 'deploy'),
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', ...more },
    stdio: [stdio === 'pipe' ? 'ignore' : stdio, stdio, stdio],
  });
}

/** Collects what wrangler prints, and lets it ask nothing. */
export async function captureWrangler(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = start(args, 'pipe', { CI: 'true' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

export async function mustSucceed(title: string, args: readonly string[]): Promise<string> {
  console.log(`${title} …`);
  const { code, output } = await captureWrangler(args);
  if (code !== 0) throw new Error(`${output.trim()}\n\nStopped: ${title} failed.`);
  return output;
}

export async function queryDatabase(binding: string, sql: string, place: readonly string[]) {
  const args = ['d1', 'execute', binding, '--command', sql, '--json', '--yes', ...place];
  const { code, output } = await captureWrangler(args);
  if (code !== 0) throw new Error(output.trim());
  const [answer] = JSON.parse(output) as { results: Readonly<Record<string, unknown>>[] }[];
  return answer?.results[0] ?? {};
}

export async function runWrangler(args: readonly string[]): Promise<void> {
  const [code] = (await once(start(args, 'inherit'), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"wrangler ${args.slice(0, 3).join(' ')}" failed.`);
}
