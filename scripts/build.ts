import { buildStale } from './builds/builds.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(async () => {
  await buildStale(readSettings().environment);
});
