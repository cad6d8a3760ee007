import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';

/** Runs `work` in a browser of its own. Playwright turns the back/forward cache off, so `work` may want it on. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  options: { args?: string[]; ignoreDefaultArgs?: string[] } = {},
): Promise<T> {
  const { executablePath, args, env } = findChromium();
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...(options.args ?? [])],
    ignoreDefaultArgs: options.ignoreDefaultArgs ?? [],
    env: { ...Object.fromEntries(own), ...env },
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
