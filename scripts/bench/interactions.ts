import type { Browser, Page } from '@playwright/test';
import { errorMessage } from '../process/run-command.ts';
import { withBrowser } from './browser.ts';
import type { BenchContext } from './parts.ts';
import { median } from './speed-table.ts';

type Interaction = {
  name: string;
  path: string;
  width: number;
  /** Real input, because only that is timed. */
  act: (page: Page) => Promise<void>;
};

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/nl/',
    width: 360,
    act: (page) => page.getByRole('button', { name: 'Menu openen' }).click(),
  },
  {
    name: 'filter',
    path: '/nl/te-koop/',
    width: 1280,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Slaapkamers' }).focus();
      await page.keyboard.press('3');
      await page.waitForURL(/bedrooms=3/);
    },
  },
  {
    name: 'slider',
    path: '/nl/te-koop/?q=2101',
    width: 1280,
    act: async (page) => {
      await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
      await page
        .getByRole('group', { name: /^Foto’s van / })
        .first()
        .hover();
      await page.getByRole('button', { name: 'Volgende foto' }).click();
    },
  },
  {
    name: 'search',
    path: '/nl/te-koop/',
    width: 1280,
    act: async (page) => {
      await page.getByRole('main').getByRole('combobox', { name: 'Referentie, type of gemeente' }).click();
      await page.keyboard.type('gent', { delay: 150 });
      await page.getByRole('option').first().waitFor();
    },
  },
];

const tries = 5;
const slowdown = 4;
/** Milliseconds; the browser reports nothing shorter. */
const shortest = 16;
/** Milliseconds until a late paint was reported. */
const settling = 1000;

/** Milliseconds of the longest interaction of a fresh visit. */
async function measure(browser: Browser, site: string, { path, width, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'nl-BE' });
  await context.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { interactionDurations: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as unknown as { interactionId: number }).interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(site + path);
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await page.evaluate(() => {
    (window as unknown as { interactionDurations: number[] }).interactionDurations.length = 0;
  });
  await act(page);
  await page.waitForTimeout(settling);
  const durations = await page.evaluate(
    () => (window as unknown as { interactionDurations: number[] }).interactionDurations,
  );
  await context.close();
  return Math.max(shortest, ...durations);
}

/** Milliseconds from an input until it is painted, on a processor four times as slow. */
export async function benchInteractions({ stack, record, miss }: BenchContext): Promise<void> {
  const { site } = await stack();
  await withBrowser(async (browser) => {
    for (const interaction of interactions) {
      const of = interaction.name;
      const values: number[] = [];
      try {
        for (let count = 0; count < tries; count += 1) values.push(await measure(browser, site, interaction));
      } catch (error) {
        miss(`interaction with the ${of}`, errorMessage(error));
        continue;
      }
      record({ id: 'interaction', of, detail: `median of ${tries}`, value: median(values) });
      record({ id: 'interaction', of, detail: 'worst', value: Math.max(...values) });
    }
  });
}
