import { e2eSettings, findTakenE2ePort } from './e2e/e2e-settings.ts';
import { runForeground } from './process/steps.ts';
import { runCommand } from './process/run-command.ts';

/** Builds what is stale, then runs the browser tests; arguments go to Playwright (a file name, --grep, --headed). */
await runCommand(async () => {
  const taken = await findTakenE2ePort();
  if (taken) throw new Error(taken);
  const { LANGUAGES } = e2eSettings().environment;
  const playwright = 'node_modules/@playwright/test/cli.js';
  process.exitCode =
    (await runForeground('scripts/e2e/prepare.ts', [])) ||
    (await runForeground(playwright, ['test', ...process.argv.slice(2)], { ...process.env, LANGUAGES }));
});
