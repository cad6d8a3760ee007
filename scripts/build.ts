import { buildStale } from './builds.ts';
import { runScript } from './script.ts';
import { readSettings } from './settings.ts';

await runScript(async () => {
  await buildStale(readSettings().environment);
});
