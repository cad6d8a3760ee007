import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServices } from '../process/services.ts';
import type { BenchStack } from './bench-stack.ts';
import { canMeasureCpu, cpuPerRequest } from './cpu.ts';
import { type BenchPage, mainPages } from './pages.ts';
import type { BenchContext } from './parts.ts';

/** Of an owner, for whom every page is rendered. */
const uncached = { Cookie: 'owner=bench' };

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

type Comparison = { name: string; script: string; args: readonly string[] };

/** Milliseconds of another server that serves a page as it is. */
async function compare(
  { barePort }: BenchStack,
  processName: 'workerd' | 'nginx',
  { name, script, args }: Comparison,
): Promise<number> {
  const services = createServices(console.log, console.error);
  try {
    const env = { PATH: process.env.PATH ?? '' };
    const server = await services.start({ name, script, args: [String(barePort), ...args], env });
    return await cpuPerRequest(server, processName, `http://localhost:${barePort}/`);
  } finally {
    await services.stop();
  }
}

async function benchPage(stack: BenchStack, page: BenchPage, { record }: BenchContext): Promise<void> {
  const { siteProcess, direct, folder } = stack;
  const address = direct + page.path;
  const of = page.kind;
  record({ id: 'uncached', of, value: await cpuPerRequest(siteProcess, 'workerd', address, uncached) });
  record({ id: 'cached', of, value: await cpuPerRequest(siteProcess, 'workerd', address) });
  const html = await (await fetch(address)).text();
  const file = path.join(folder, `${page.name}.html`);
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html));
  const bare = {
    name: 'bare worker',
    script: 'scripts/bench/bare-worker.ts',
    args: [file, 'text/html; charset=utf-8'],
  };
  record({ id: 'bareWorker', of, value: await compare(stack, 'workerd', bare) });
  if (!hasNginx()) return;
  const nginx = { name: 'nginx', script: 'scripts/bench/nginx.ts', args: [`${file}.gz`] };
  record({ id: 'nginx', of, value: await compare(stack, 'nginx', nginx) });
}

/** Processor time per request, rendered and from memory, beside servers that do nothing else. */
export async function benchSite(context: BenchContext): Promise<void> {
  if (!canMeasureCpu) {
    context.miss('processor time per request', 'it is read from /proc, which this system lacks.');
    return;
  }
  if (!hasNginx()) context.miss('the same bytes from nginx', 'nginx is not installed.');
  const stack = await context.stack();
  for (const page of mainPages) await benchPage(stack, page, context);
}
