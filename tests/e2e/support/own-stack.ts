import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import { e2eDataFolder } from '../../../scripts/e2e/e2e-settings.ts';
import { startStudioTwin } from '../../../scripts/e2e/e2e-stack.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { createServices } from '../../../scripts/process/services.ts';
import { copySeededLake } from '../../../scripts/e2e/seeded-lake.ts';
import { environment, test as base } from './fixtures.ts';

/** A site and a lake for one test that stops them or needs other settings. Neither runs until started. */
export type OwnStack = {
  site: string;
  lake: string;
  content: SanityClient;
  /** Serves a Studio for this site and this lake, which start after it. Returns its address. */
  startStudio: () => Promise<string>;
  startLake: () => Promise<void>;
  /** Ends the lake without warning. */
  killLake: () => Promise<void>;
  /** Starts the site, or a second one beside it, with these settings instead of its own. */
  startSite: (settings?: Record<string, string>) => Promise<void>;
  /** Ends the site, or the one at `address`, without warning. */
  killSite: (address?: string) => Promise<void>;
  /** Megabytes that the site's processes hold. */
  memoryOfSite: () => number;
  /** Holds the site's database. */
  siteFolder: string;
  /** The settings of both, for commands that work on their data. */
  environment: Record<string, string>;
  /** Every line that either has printed. */
  log: readonly string[];
};

/** Adds up the memory of a process group. */
function megabytesOf(group: number): number {
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const kilobytes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id, held = 0]) => (id === group ? held : 0))
    .reduce((sum, held) => sum + held, 0);
  return Math.round(kilobytes / 1024);
}

export const test = base.extend<{ own: OwnStack }>({
  own: async ({ content, context, studios }, use) => {
    const folder = mkdtempSync(path.join(e2eDataFolder(), 'own-'));
    const [siteFolder, lakeFolder] = [path.join(folder, 'site'), path.join(folder, 'lake')];
    const [sitePort, lakePort] = [await findFreePort(), await findFreePort()];
    const [site, lake] = [`http://localhost:${sitePort}`, `http://localhost:${lakePort}`];
    const env: Record<string, string> = {
      ...environment,
      SITE_URL: site,
      SANITY_STUDIO_SITE_URL: site,
      SITE_PORT: String(sitePort),
      SITE_DATA_DIR: siteFolder,
      LAKE_PORT: String(lakePort),
      LAKE_DATA_DIR: lakeFolder,
      LAKE_WEBHOOK_URL: `${site}/api/content-changed`,
      SANITY_API_HOST: lake,
      SANITY_STUDIO_API_HOST: lake,
    };
    const log: string[] = [];
    const print = (line: string) => void log.push(line);
    const services = createServices(print, print);
    let lakeId = 0;
    let twin: Server | undefined;
    const siteIds = new Map<string, number>();
    await use({
      site,
      lake,
      content: content.withConfig({ apiHost: lake }),
      log,
      startStudio: async () => {
        const port = await findFreePort();
        const studio = `http://localhost:${port}`;
        twin = await startStudioTwin({ environment: env, ports: { studio: port } });
        Object.assign(env, { SANITY_STUDIO_URL: studio, LAKE_STUDIO_ORIGINS: studio });
        studios.add(studio);
        return studio;
      },
      startLake: async () => {
        if (!existsSync(lakeFolder)) copySeededLake(lakeFolder, lake);
        lakeId = await services.start({ name: 'lake', script: 'lake/main.ts', env });
      },
      killLake: async () => {
        process.kill(lakeId, 'SIGKILL');
        await base.expect.poll(() => fetch(lake).catch(() => 'gone')).toBe('gone');
      },
      startSite: async (settings = {}) => {
        const given = { ...env, ...settings };
        const id = await services.start({ name: 'site', script: 'web/serve.ts', env: given });
        siteIds.set(`http://localhost:${given['SITE_PORT'] ?? ''}`, id);
      },
      killSite: async (address = site) => {
        process.kill(-(siteIds.get(address) ?? 0), 'SIGKILL');
        await base.expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone');
      },
      memoryOfSite: () => megabytesOf(siteIds.get(site) ?? 0),
      siteFolder,
      environment: env,
    });
    // An open page would complain that its site is gone.
    for (const page of context.pages()) await page.close();
    twin?.close();
    await services.stop();
  },
});
