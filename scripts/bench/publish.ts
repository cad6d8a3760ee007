import { createClient } from '@sanity/client';
import { setTimeout } from 'node:timers/promises';
import { createServices } from '../process/services.ts';
import type { BenchContext } from './parts.ts';
import { median } from './speed-table.ts';

const tries = 5;
/** Milliseconds between two looks. */
const interval = 10;
const page = '/nl/contact/';

const textOf = async (site: string) => (await fetch(site + page)).text();

/** Seconds from a publish until both of two instances of the site show it; the webhook reaches the first only. */
export async function benchPublish({ stack, record }: BenchContext): Promise<void> {
  const { site, settings, barePort } = await stack();
  const { environment: env } = settings;
  const content = createClient({
    projectId: env.SANITY_PROJECT_ID ?? '',
    dataset: env.SANITY_DATASET ?? '',
    apiHost: env.SANITY_API_HOST ?? '',
    token: env.SANITY_API_TOKEN ?? '',
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
  });
  const services = createServices(console.log, console.error);
  const second = { ...env, SITE_PORT: String(barePort), SITE_DIRECT_PORT: '' };
  try {
    await services.start({ name: 'second site', script: 'web/serve.ts', env: second });
    const sites = [site, `http://localhost:${barePort}`];
    await Promise.all(sites.map(textOf));
    const seconds: number[][] = [];
    for (let count = 0; count < tries; count += 1) {
      const phone = `+32 15 99 99 ${String(10 + count)}`;
      const before = performance.now();
      await content.patch('site-settings').set({ phone }).commit();
      seconds.push(
        await Promise.all(
          sites.map(async (each) => {
            while (!(await textOf(each)).includes(phone)) await setTimeout(interval);
            return (performance.now() - before) / 1000;
          }),
        ),
      );
    }
    for (const [index, of] of ['instance that hears of it', 'other instance'].entries())
      record({ id: 'publish', of, value: median(seconds.map((each) => each[index] ?? Number.NaN)) });
  } finally {
    await services.stop();
  }
}
