import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { mainPages } from '../bench/bench-stack.ts';
import { localeOf } from 'schemas/languages.ts';
import { findChromium } from '../e2e/chromium.ts';
import { root } from '../settings/settings.ts';

export type Scheme = 'light' | 'dark';

export const desktop = { width: 1280, height: 800 };

export const picturesFolder = path.join(root, 'docs', 'pictures');

/** Refuses all cookies first, since their question would lie over each page. */
export async function visitSite<Result>(
  site: string,
  scheme: Scheme,
  draw: (page: Page) => Promise<Result>,
  locale = localeOf('nl'),
): Promise<Result> {
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale,
      viewport: desktop,
    });
    const page = await context.newPage();
    await page.goto(`${site}${mainPages.form}`);
    await page.getByRole('button', { name: 'Alles weigeren' }).click();
    return await draw(page);
  } finally {
    await browser.close();
  }
}
