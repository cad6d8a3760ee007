import { buildStale } from './builds.ts';
import { e2eSettings, findTakenE2ePort } from './e2e-settings.ts';
import { runHere } from './run-here.ts';
import { runScript } from './script.ts';

/** Builds what is stale, then runs the browser tests; arguments go to Playwright (a file name, --grep, --headed). */
await runScript(async () => {
  const taken = await findTakenE2ePort();
  if (taken) throw new Error(taken);
  await buildStale(e2eSettings().environment);
  const playwright = 'node_modules/@playwright/test/cli.js';
  process.exitCode = await runHere(playwright, ['test', ...process.argv.slice(2)]);
});
