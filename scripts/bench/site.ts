import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite } from '../builds/builds.ts';
import { findTakenPort } from '../settings/ports.ts';
import { createServices } from '../process/services.ts';
import { completeSettings, type Settings } from '../settings/settings.ts';
import { runSteps } from '../process/steps.ts';
import { canMeasureCpu, cpuSeconds, findWorkerd } from './cpu.ts';

type Page = { name: string; path: string };
type Figures = {
  page: string;
  htmlKb: string;
  scriptKbGz: string;
  cpuMs: string;
  cachedMs: string;
  bareMs: string;
  aim: string;
};

const warmUp = 400;
const requests = 1500;
/** Concurrent requests; processor time per request hardly depends on it. */
const lanes = 4;
const ports = {
  BENCH_SITE_PORT: Number(process.env.BENCH_SITE_PORT ?? 3200),
  BENCH_DIRECT_PORT: Number(process.env.BENCH_DIRECT_PORT ?? 3210),
  BENCH_LAKE_PORT: Number(process.env.BENCH_LAKE_PORT ?? 3290),
  BENCH_BARE_PORT: Number(process.env.BENCH_BARE_PORT ?? 3280),
};

/** Of an owner, for whom every page is rendered. */
const uncached = { Cookie: 'owner=bench' };

async function request(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(address, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return text;
}

async function send(address: string, count: number, headers?: Record<string, string>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await request(address, headers);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function measure(server: number, address: string, headers?: Record<string, string>): Promise<number> {
  const workerd = findWorkerd(server);
  await send(address, warmUp, headers);
  const before = cpuSeconds(workerd);
  await send(address, requests, headers);
  return ((cpuSeconds(workerd) - before) * 1000) / requests;
}

async function scriptFiles(origin: string, html: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const follow = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.set(file, '');
    const text = await request(origin + file);
    files.set(file, text);
    const imported = text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.$~-]+\.js)"/g);
    await Promise.all([...imported].map(([, name = '']) => follow(`/assets/${name}`)));
  };
  await Promise.all((html.match(/\/assets\/[\w.$~-]+\.js/g) ?? []).map(follow));
  return files;
}

/** Leaves out scripts fetched later, such as the consent dialog; `visitors-bundle.spec.ts` measures those. */
async function scriptKilobytes(origin: string, html: string): Promise<number> {
  const files = await scriptFiles(origin, html);
  return [...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
}

async function findPages(origin: string): Promise<Page[]> {
  const list = '/nl/te-koop/';
  const detail = /href="(\/nl\/te-koop\/[^"?]+\/\d+\/)"/.exec(await request(origin + list))?.[1];
  if (!detail) throw new Error('The list for sale links to no property.');
  return [
    { name: 'home', path: '/nl/' },
    { name: 'list', path: list },
    { name: 'detail', path: detail },
    { name: 'form', path: '/nl/contact/' },
  ];
}

async function benchPage(
  site: number,
  { addresses }: Settings,
  page: Page,
  folder: string,
): Promise<Figures> {
  const address = addresses.site + page.path;
  const html = await request(address);
  const direct = `http://localhost:${ports.BENCH_DIRECT_PORT}${page.path}`;
  const cpu = await measure(site, direct, uncached);
  const cachedCpu = await measure(site, direct);
  const file = path.join(folder, `${page.name}.html`);
  writeFileSync(file, html);
  const bare = createServices(console.log, console.error);
  const args = [String(ports.BENCH_BARE_PORT), file, 'text/html; charset=utf-8'];
  const env = { PATH: process.env.PATH ?? '' };
  const server = await bare.start({ name: 'bare worker', script: 'scripts/bench/bare-worker.ts', args, env });
  const bareCpu = await measure(server, `http://localhost:${ports.BENCH_BARE_PORT}/`);
  await bare.stop();
  return {
    page: page.name,
    htmlKb: (Buffer.byteLength(html) / 1000).toFixed(1),
    scriptKbGz: (await scriptKilobytes(addresses.site, html)).toFixed(1),
    cpuMs: cpu.toFixed(2),
    cachedMs: cachedCpu.toFixed(2),
    bareMs: bareCpu.toFixed(2),
    aim: page.name === 'list' ? '≤ 2.5 (must 5), cached ≤ 0.3 (must 0.5)' : '',
  };
}

export async function benchSite(): Promise<void> {
  if (!canMeasureCpu) {
    console.log('not measured: processor time per request is read from /proc, which this system lacks.');
    return;
  }
  const taken = await findTakenPort(ports);
  if (taken) throw new Error(taken);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const given = {
    PATH: process.env.PATH ?? '',
    SITE_PORT: String(ports.BENCH_SITE_PORT),
    LAKE_PORT: String(ports.BENCH_LAKE_PORT),
    SITE_DIRECT_PORT: String(ports.BENCH_DIRECT_PORT),
  };
  const settings = completeSettings(given, folder);
  const services = createServices(console.log, console.error);
  try {
    await buildSite(settings.environment);
    // Webhooks of the seed would empty the content cache all through the first minute.
    const env = { ...settings.environment, LAKE_WEBHOOK_URL: '' };
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    await runSteps([{ title: 'preparing the content', script: 'seed/main.ts', env }]);
    const site = await services.start({ name: 'site', script: 'web/serve.ts', env });
    const figures: Figures[] = [];
    for (const page of await findPages(settings.addresses.site)) {
      console.log(`measuring ${page.name} …`);
      figures.push(await benchPage(site, settings, page, folder));
    }
    console.table(figures);
  } finally {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
