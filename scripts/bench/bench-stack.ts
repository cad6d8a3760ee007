import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../builds/builds.ts';
import { copySeededLake, prepareSeededLake } from '../e2e/seeded-lake.ts';
import { createServices } from '../process/services.ts';
import { findTakenPort } from '../settings/ports.ts';
import { completeSettings, type Settings } from '../settings/settings.ts';

const ports = {
  BENCH_SITE_PORT: Number(process.env.BENCH_SITE_PORT ?? 3200),
  BENCH_DIRECT_PORT: Number(process.env.BENCH_DIRECT_PORT ?? 3210),
  BENCH_LAKE_PORT: Number(process.env.BENCH_LAKE_PORT ?? 3290),
  BENCH_BARE_PORT: Number(process.env.BENCH_BARE_PORT ?? 3280),
};

/** A site with seeded content. */
export type BenchStack = {
  site: string;
  /** The worker itself, past the router of static files. */
  direct: string;
  lake: string;
  settings: Settings;
  /** The process below which workerd runs. */
  siteProcess: number;
  /** A port for whatever the site is compared with. */
  barePort: number;
  /** Gone after the measurements. */
  folder: string;
};

/** Starts the stack for the first part that needs it, and stops it after the last. */
export function createBenchStack() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const services = createServices(console.log, console.error);
  let started: Promise<BenchStack> | undefined;

  async function begin(): Promise<BenchStack> {
    const taken = await findTakenPort(ports);
    if (taken) throw new Error(taken);
    const settings = completeSettings(
      {
        PATH: process.env.PATH ?? '',
        SITE_PORT: String(ports.BENCH_SITE_PORT),
        LAKE_PORT: String(ports.BENCH_LAKE_PORT),
        SITE_DIRECT_PORT: String(ports.BENCH_DIRECT_PORT),
      },
      folder,
    );
    const { environment: env, addresses } = settings;
    await buildSite(env);
    await prepareSeededLake();
    copySeededLake(env.LAKE_DATA_DIR ?? '', addresses.lake);
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    const siteProcess = await services.start({ name: 'site', script: 'web/serve.ts', env });
    return {
      site: addresses.site,
      direct: `http://localhost:${ports.BENCH_DIRECT_PORT}`,
      lake: addresses.lake,
      settings,
      siteProcess,
      barePort: ports.BENCH_BARE_PORT,
      folder,
    };
  }

  function start(): Promise<BenchStack> {
    started ??= begin();
    return started;
  }

  async function stop(): Promise<void> {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { start, stop };
}
