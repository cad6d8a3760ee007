import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/e2e/chromium.ts';
import { agenciesUnderTest, e2eSettings, otherAgency } from './scripts/e2e/e2e-settings.ts';

const chromium = findChromium();
const environment = Object.entries(process.env).filter(
  (entry): entry is [string, string] => entry[1] !== undefined,
);

const isWhole = process.env['VERIFY'] === 'whole';

const shortSuites = [
  ...agenciesUnderTest.map((agencyName) => ({ name: path.basename(agencyName), use: { agencyName } })),
  // As wrangler packs it, in wrangler's own runtime.
  ...(isWhole ? [{ name: 'packed', use: { agencyName: otherAgency, isPacked: true } }] : []),
];

export default defineConfig<object, { agencyName: string; isPacked?: boolean }>({
  testDir: 'tests/e2e',
  // Names tests `.whole.ts` that only `npm run verify` has time for.
  testMatch: isWhole ? '**/*.{spec,whole}.ts' : '**/*.spec.ts',
  // The short suite runs on agencies other than the sample, each with a stack of its own.
  projects: [
    { name: 'sample', testIgnore: '**/agencies/**' },
    ...shortSuites.map((suite) => ({ ...suite, testMatch: '**/agencies/*.spec.ts' })),
  ],
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // On CI a test that passes only when it is retried is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  reporter: [['list']],
  timeout: 90_000,
  // A slow machine has time; only what fails waits for long.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  use: {
    baseURL: e2eSettings().addresses.site,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // Colours are judged as they are in the end, and no click falls while one page fades into the next.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would take a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromium.args,
      env: { ...Object.fromEntries(environment), ...chromium.env },
    },
  },
});
