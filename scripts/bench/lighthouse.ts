import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../settings/ports.ts';
import { root } from '../settings/settings.ts';
import { withBrowser } from './browser.ts';
import { type BenchPage, indexablePages, makePopular } from './pages.ts';
import type { BenchContext } from './parts.ts';
import { type FigureId, median } from './speed-table.ts';

/**
 * Serves a site on another port without `Referrer-Policy`: Chromium's headless shell aborts a page that has it while
 * Lighthouse watches. No score depends on it.
 */
async function withoutReferrerPolicy<T>(site: string, work: (address: string) => Promise<T>): Promise<T> {
  const { hostname, port, host } = new URL(site);
  const server = createServer(({ url: path, method, headers }, response) => {
    send({ hostname, port, path, method, headers: { ...headers, host } }, (received) => {
      delete received.headers['referrer-policy'];
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    })
      .once('error', () => response.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Has a lockfile of its own and is installed on first use, so that nobody else waits for its 170 MB. */
const folder = path.join(root, 'scripts', 'bench', 'lighthouse');
const command = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

const runsOf = () => Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 5);

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

type Reading = Partial<Record<FigureId, number>>;

async function run(program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('error', () => undefined);
  const [code] = (await Promise.race([once(child, 'close'), once(child, 'error')])) as [unknown];
  return code === 0;
}

async function isInstalled(): Promise<boolean> {
  if (existsSync(command)) return true;
  console.log('Installing Lighthouse; this happens once.');
  return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function readingOf({ categories, audits }: Report): Reading {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint') / 1000,
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
  };
}

/** Audits that a page fails, whatever their weight. */
function failuresOf({ audits }: Report): string[] {
  return Object.values(audits).flatMap(({ title, score }) => (score !== null && score < 0.5 ? [title] : []));
}

/** Each run has a browser of its own, so that none finds what another stored. */
async function judge(address: string, output: string): Promise<Report> {
  const port = await findFreePort();
  const args = [
    command,
    address,
    `--port=${port}`,
    '--quiet',
    '--no-enable-error-reporting',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${output}`,
  ];
  const isGood = await withBrowser(() => run(process.execPath, args), {
    args: [`--remote-debugging-port=${port}`],
  });
  if (!isGood) throw new Error(`Lighthouse could not judge ${address}; its words are above.`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

async function benchPage(page: BenchPage, site: string, output: string, { record }: BenchContext) {
  await makePopular(site + page.path);
  const reports: Report[] = [];
  for (let count = 0; count < runsOf(); count += 1) reports.push(await judge(site + page.path, output));
  const readings = reports.map(readingOf);
  const ids = Object.keys(readings[0] ?? {}) as FigureId[];
  for (const id of ids) {
    const values = readings.map((reading) => reading[id] ?? Number.NaN);
    record({
      id,
      of: page.kind,
      detail: page.name === page.kind ? undefined : page.name,
      value: median(values),
    });
  }
  const failures = reports.at(-1);
  for (const title of failures ? failuresOf(failures) : []) console.log(`  fails: ${title}`);
}

/** Scores of every indexable kind of page on a slow telephone: the median of five runs. */
export async function benchLighthouse(context: BenchContext): Promise<void> {
  if (!(await isInstalled())) {
    context.miss('Lighthouse', 'its packages could not be installed.');
    return;
  }
  const { site, folder: output } = await context.stack();
  await withoutReferrerPolicy(site, async (address) => {
    for (const page of indexablePages)
      await benchPage(page, address, path.join(output, 'lighthouse.json'), context);
  });
}
