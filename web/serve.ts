import type { Miniflare } from 'miniflare';
import { startReverseProxy } from './local/reverse-proxy.ts';
import { directWorker, siteOptions } from './local/site-options.ts';
import { startRuntime } from './local/start-runtime.ts';

// Settings come from the environment.
const port = Number(process.env['SITE_PORT'] ?? 3000);

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
  const miniflare = await startRuntime(process.env, siteOptions(process.env));
  const proxy = await startReverseProxy(port, await miniflare.unsafeGetDirectURL(directWorker));
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
  // Runs at once too, since a crash may have left work behind.
  void runSchedule(miniflare);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
