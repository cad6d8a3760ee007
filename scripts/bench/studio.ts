import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { median, type Figure } from '../figures/speed-table.ts';
import type { StartStack } from './bench-stack.ts';

const tries = 5;

/** Seconds from the address of the Studio until Welcome is shown, in a browser that has stored nothing. */
export async function* measureStudio(start: StartStack): AsyncGenerator<Figure> {
  const { startStudio } = await start();
  const studio = await startStudio();
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const values: number[] = [];
    while (values.length < tries) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const before = performance.now();
      await page.goto(studio, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      values.push((performance.now() - before) / 1000);
      await context.close();
    }
    yield { id: 'studio', of: 'Welcome', detail: `median of ${tries}`, value: median(values) };
    yield { id: 'studio', of: 'Welcome', detail: 'worst', value: Math.max(...values) };
  } finally {
    await browser.close();
  }
}
