import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { buildSite, buildStudio } from '../builds/builds.ts';
import { copySeededLake, prepareSeededLake } from '../e2e/seeded-lake.ts';
import { createServices } from '../process/services.ts';
import { findFreePort } from '../settings/ports.ts';
import { completeSettings, type Environment } from '../settings/settings.ts';

const property = '/nl/te-koop/mechelen/rijwoning-met-stadstuin-vlak-bij-de-dijle/2101/';

export const mainPages = { home: '/nl/', list: '/nl/te-koop/', property, form: '/nl/contact/' };

type BenchStack = {
  site: string;
  /** The worker itself, past the router of static files. */
  direct: string;
  env: Environment;
  /** The process below which workerd runs. */
  siteProcess: number;
  startSecond: () => Promise<string>;
  startStudio: () => Promise<string>;
  /** Removed after the measurements. */
  folder: string;
};

export type StartStack = () => Promise<BenchStack>;

export function contentOf(env: Environment): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID ?? '',
    dataset: env.SANITY_DATASET ?? '',
    apiHost: env.SANITY_API_HOST ?? '',
    token: env.SANITY_API_TOKEN ?? '',
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
  });
}

/** Starts the stack for the first part that needs it, and stops it after the last. */
export function createBenchStack() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const services = createServices(console.log, console.error);
  let started: Promise<BenchStack> | undefined;

  async function begin(): Promise<BenchStack> {
    const [SITE_PORT, STUDIO_PORT, LAKE_PORT, SITE_DIRECT_PORT, secondPort] = await Promise.all(
      Array.from({ length: 5 }, async () => String(await findFreePort())),
    );
    const ports = { SITE_PORT, STUDIO_PORT, LAKE_PORT, SITE_DIRECT_PORT };
    const given = { PATH: process.env.PATH, ...ports } as Environment;
    const { environment: env, addresses } = completeSettings(given, folder);
    await buildSite(env);
    await prepareSeededLake();
    copySeededLake(env.LAKE_DATA_DIR ?? '', addresses.lake);
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    const siteProcess = await services.start({ name: 'site', script: 'web/serve.ts', env });
    const startSecond = async () => {
      const second = { ...env, SITE_PORT: secondPort ?? '', SITE_DIRECT_PORT: '' };
      await services.start({ name: 'second site', script: 'web/serve.ts', env: second });
      return `http://localhost:${secondPort}`;
    };
    const startStudio = async () => {
      await buildStudio(env);
      await services.start({ name: 'studio', script: 'studio/serve.ts', env });
      return addresses.studio;
    };
    const direct = `http://localhost:${SITE_DIRECT_PORT}`;
    return { site: addresses.site, direct, env, siteProcess, startSecond, startStudio, folder };
  }

  return {
    start: () => (started ??= begin()),
    async stop(): Promise<void> {
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
