import { type Browser, chromium, type Page } from '@playwright/test';
import { localeOf } from 'schemas/languages.ts';
import { findChromium } from '../e2e/chromium.ts';
import { errorMessage } from '../process/run-command.ts';
import { mainPages, type StartStack } from './bench-stack.ts';
import { median, type Figure } from '../figures/speed-table.ts';

/** Acts with real input, because only that is timed. */
type Interaction = { path: string; width: number; act: (page: Page) => Promise<void> };

const interactions: Readonly<Record<string, Interaction>> = {
  menu: {
    path: mainPages.home,
    width: 360,
    act: (page) => page.getByRole('button', { name: 'Menu openen' }).click(),
  },
  filter: {
    path: mainPages.list,
    width: 1280,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Slaapkamers' }).focus();
      await page.keyboard.press('3');
      await page.waitForURL(/bedrooms=3/);
    },
  },
  slider: {
    path: `${mainPages.list}?q=2101`,
    width: 1280,
    act: async (page) => {
      await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
      const pictures = page.getByRole('group', { name: /^Foto’s van / });
      await pictures.first().hover();
      await page.getByRole('button', { name: 'Volgende foto' }).click();
    },
  },
  search: {
    path: mainPages.list,
    width: 1280,
    act: async (page) => {
      await page.getByRole('main').getByRole('combobox', { name: 'Referentie, type of gemeente' }).click();
      await page.keyboard.type('gent', { delay: 150 });
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
};

const tries = 5;

/** Milliseconds of the longest interaction of a fresh visit; the browser reports none below 16. */
async function measure(browser: Browser, site: string, { path, width, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: localeOf('nl') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site + path);
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  // Late paints are reported late.
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() => Reflect.get(window, 'durations') as number[]);
  await context.close();
  return Math.max(16, ...durations);
}

/** Milliseconds from an input until it is painted, on a processor four times as slow. */
export async function* measureInteractions(start: StartStack): AsyncGenerator<Figure> {
  const { site } = await start();
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    for (const [of, interaction] of Object.entries(interactions)) {
      const values: number[] = [];
      try {
        while (values.length < tries) values.push(await measure(browser, site, interaction));
      } catch (error) {
        console.log(`  ${of}: ${errorMessage(error)}`);
        values.push(Number.NaN);
      }
      yield { id: 'interaction', of, detail: `median of ${tries}`, value: median(values) };
      yield { id: 'interaction', of, detail: 'worst', value: Math.max(...values) };
    }
  } finally {
    await browser.close();
  }
}
