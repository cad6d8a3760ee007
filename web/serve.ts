import { Miniflare } from 'miniflare';
import { migrateDatabase } from './local/migrate-database.ts';
import { retryStart } from './local/retry-start.ts';
import { startReverseProxy } from './local/reverse-proxy.ts';
import { siteOptions } from './local/site-options.ts';

// Settings come from the environment.
const port = Number(process.env['SITE_PORT'] ?? 3000);

async function startRuntime(): Promise<Miniflare> {
  const miniflare = new Miniflare(siteOptions(process.env));
  try {
    await miniflare.ready;
    return miniflare;
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** Runs the scheduled work of a deployment. A failed run is made up for by the next one. */
async function runSchedule(miniflare: Miniflare) {
  try {
    const site = await miniflare.getWorker('site');
    await site.scheduled({ cron: '* * * * *' });
  } catch (error) {
    console.error('The scheduled work of the site failed.', error);
  }
}

try {
  // First, because a webhook may call as soon as the site listens.
  await migrateDatabase(process.env);
  const miniflare = await retryStart(startRuntime);
  const proxy = await startReverseProxy(port, await miniflare.ready);
  const schedule = setInterval(() => void runSchedule(miniflare), 60_000);
  const stop = async () => {
    clearInterval(schedule);
    proxy.close();
    proxy.closeAllConnections();
    await miniflare.dispose();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  console.log(`site ready at http://localhost:${port}`);
  // At once too, for what a crash left behind.
  void runSchedule(miniflare);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
