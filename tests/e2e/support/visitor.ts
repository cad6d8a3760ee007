import type { Page, Request } from '@playwright/test';
import type { LanguageId } from 'schemas/languages.ts';
import type { TextKey } from 'schemas/text-keys.ts';
import { cookieSettings } from '../../../seed/starter/singletons/cookie-settings.ts';
import { texts } from '../../../seed/starter/texts/texts.ts';
import { expect } from './fixtures.ts';

export function seededText(key: TextKey, language: LanguageId): string {
  const { value } = texts.find((text) => text.key === key) ?? {};
  return value?.find((item) => item.language === language)?.value ?? key;
}

/** Title of the seeded consent question. */
export function questionTitle(language: 'nl' | 'fr' | 'en'): string {
  return cookieSettings.title?.find((item) => item.language === language)?.value ?? '';
}

/** Resolves when the next page sends its view count, the last request that its scripts make on their own. */
export function nextView(page: Page): Promise<Request> {
  return page.waitForRequest((request) => request.url().endsWith('/api/view'));
}

/** Opens a page and waits until its scripts have run. */
export async function visit(page: Page, path: string): Promise<void> {
  const viewed = nextView(page);
  await page.goto(path);
  await viewed;
}

/** Expects nothing beyond the right edge at any of these widths, in pixels. */
export async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  const { height = 800 } = page.viewportSize() ?? {};
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Stops the browser's clock and records its timers; call before opening the page. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-03-02T09:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await recordTimers(page);
}

/** Records how long each timer of a page is set for; call before opening the page. */
export async function recordTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Reflect.set(globalThis, 'waits', waits);
    const { setTimeout: set } = globalThis;
    Reflect.set(globalThis, 'setTimeout', (run: () => void, wait: number) => {
      waits.push(wait);
      return set(run, wait);
    });
  });
}

const timersOf = (page: Page) => page.evaluate<number[]>(() => Reflect.get(globalThis, 'waits') as number[]);

/** Waits until the page has set a timer of that many milliseconds. */
export async function expectTimer(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => timersOf(page)).toContain(milliseconds);
}

/** Expects no open dialog, and none due after that many milliseconds. */
export async function expectNoDialog(page: Page, milliseconds: number): Promise<void> {
  expect(await timersOf(page)).not.toContain(milliseconds);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The names of all cookies and stored items of the site. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...names].sort();
}

type Stored = { proof: string; version: string; choices: Record<string, boolean>; isProven: boolean };

/** Waits until the site has proof of the stored choice, and returns the choice. */
export async function provenChoice(page: Page): Promise<Stored> {
  const read = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}') as Partial<Stored>);
  await expect.poll(async () => (await read()).isProven).toBe(true);
  return (await read()) as Stored;
}
