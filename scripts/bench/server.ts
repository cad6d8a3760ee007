import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { explainFailure, runStep } from '../process/steps.ts';
import { contentOf, mainPages, type StartStack } from './bench-stack.ts';
import { median, type Figure } from '../figures/speed-table.ts';

/** Linux counts a process' time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Seconds of processor time of all that runs below a process, which for a site is workerd. */
function cpuSecondsBelow(id: number): number {
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => {
    const [, fields = ''] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return sum + ((user ?? 0) + (system ?? 0)) / ticksPerSecond + cpuSecondsBelow(Number(child));
  }, 0);
}

export async function sendRequests(address: string, count: number, header: string): Promise<void> {
  const args = ['-c', '4', '-a', String(count), '-H', header, '--json', '--no-progress', address];
  const step = { title: `requesting ${address}`, script: 'node_modules/autocannon/autocannon.js', args };
  const outcome = await runStep(step);
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  if (!outcome.output.includes(`"2xx":${count},`)) throw new Error(`${address} failed: ${outcome.output}`);
}

/** An owner, for whom every page is rendered, and a visitor. */
const headers = { uncached: 'Cookie=owner=bench', cached: 'Accept=text/html' } as const;

/** Milliseconds of processor time per request, rendered and from memory. */
export async function* measureProcessor(start: StartStack): AsyncGenerator<Figure> {
  if (process.platform !== 'linux') throw new Error('processor time is read from /proc, which is of Linux.');
  const { direct, siteProcess } = await start();
  const count = 1500;
  for (const [of, path] of Object.entries(mainPages)) {
    for (const id of ['uncached', 'cached'] as const) {
      await sendRequests(direct + path, 400, headers[id]);
      const before = cpuSecondsBelow(siteProcess);
      await sendRequests(direct + path, count, headers[id]);
      yield { id, of, value: ((cpuSecondsBelow(siteProcess) - before) * 1000) / count };
    }
  }
}

/** Seconds from a publication until both of two sites show it; the webhook reaches the first only. */
export async function* measurePublishing(start: StartStack): AsyncGenerator<Figure> {
  const { site, env, startSecond } = await start();
  const content = contentOf(env);
  const sites = { 'instance that hears of it': site, 'other instance': await startSecond() };
  const textOf = async (each: string) => (await fetch(each + mainPages.form)).text();
  await Promise.all(Object.values(sites).map(textOf));
  const seconds: Record<string, number[]> = {};
  for (let count = 0; count < 5; count += 1) {
    const phone = `+32 15 99 99 ${10 + count}`;
    const before = performance.now();
    await content.patch('site-settings').set({ phone }).commit();
    const watch = async ([of, each]: [string, string]) => {
      while (!(await textOf(each)).includes(phone)) await setTimeout(10);
      (seconds[of] ??= []).push((performance.now() - before) / 1000);
    };
    await Promise.all(Object.entries(sites).map(watch));
  }
  for (const [of, all] of Object.entries(seconds)) yield { id: 'publish', of, value: median(all) };
}

/** The script prints each figure as a line of JSON. */
export async function* measureGrowth(): AsyncGenerator<Figure> {
  const script = 'web/app/properties/bench/growth-bench.server.ts';
  const outcome = await runStep({ title: 'changing very many properties', script });
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  for (const line of outcome.output.trim().split('\n')) yield JSON.parse(line) as Figure;
}

export async function* measureSearch(): AsyncGenerator<Figure> {
  const script = 'web/app/properties/bench/search-bench.server.ts';
  const outcome = await runStep({ title: 'searching', script });
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  for (const line of outcome.output.trim().split('\n')) {
    const { of, milliseconds } = JSON.parse(line) as { of: string; milliseconds: number };
    yield { id: 'search', of, value: milliseconds };
  }
}
