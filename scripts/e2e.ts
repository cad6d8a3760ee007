import { findTakenE2ePort } from './e2e/e2e-settings.ts';
import { prepareE2e } from './e2e/prepare-e2e.ts';
import { runForeground } from './process/run-foreground.ts';
import { runCommand } from './process/run-command.ts';

/** Builds what is stale, then runs the browser tests; arguments go to Playwright (a file name, --grep, --headed). */
await runCommand(async () => {
  const taken = await findTakenE2ePort();
  if (taken) throw new Error(taken);
  await prepareE2e();
  const playwright = 'node_modules/@playwright/test/cli.js';
  process.exitCode = await runForeground(playwright, ['test', ...process.argv.slice(2)]);
});
