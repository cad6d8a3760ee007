import { buildSite, buildStale } from '../builds/builds.ts';
import { runCommand } from '../process/run-command.ts';
import { findChromium } from './chromium.ts';
import { agenciesUnderTest, agencySettings, e2eSettings } from './e2e-settings.ts';
import { prepareSeededLake } from './seeded-lake.ts';

/** Builds what is stale, seeds the lakes that stacks copy, and unpacks the browser. */
await runCommand(async () => {
  await buildStale(e2eSettings().environment);
  await prepareSeededLake();
  for (const agency of agenciesUnderTest) {
    const settings = agencySettings(agency);
    await buildSite(settings.environment);
    await prepareSeededLake(settings);
  }
  findChromium();
});
