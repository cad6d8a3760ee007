import { buildStale } from '../builds/builds.ts';
import { runCommand } from '../process/run-command.ts';
import { findChromium } from './chromium.ts';
import { e2eSettings } from './e2e-settings.ts';
import { prepareSeededLake } from './seeded-lake.ts';

/** Builds what is stale, seeds the lake that each stack copies, and unpacks the browser. */
await runCommand(async () => {
  await buildStale(e2eSettings().environment);
  await prepareSeededLake();
  findChromium();
});
