import { Miniflare } from 'miniflare';
import { migrateDatabase } from './migrate-database.ts';
import { siteOptions } from './site-options.ts';

/** Runs the built worker on this machine as the edge would. Settings come from the environment. */
const options = siteOptions(process.env);

/** Before the site listens: a webhook may call the moment it does. */
await migrateDatabase(process.env);
const miniflare = new Miniflare(options);

/** What a schedule does for a deployment. A run that fails is made up for by the next. */
async function keepSchedule() {
  try {
    const site = await miniflare.getWorker('site');
    await site.scheduled({ cron: '* * * * *' });
  } catch (error) {
    console.error('The schedule of the site was not kept.', error);
  }
}
const schedule = setInterval(() => void keepSchedule(), 60_000);

async function stop() {
  clearInterval(schedule);
  await miniflare.dispose();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

try {
  await miniflare.ready;
  console.log(`site ready at http://localhost:${String(options.port)}`);
  // What a crash left behind need not wait for the minute.
  void keepSchedule();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
