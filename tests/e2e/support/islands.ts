import type { Locator, Page } from '@playwright/test';

/** Detects hydration by the private property that React adds to an element. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
}

export const listScript = /\/assets\/enhance-list-[^/]+\.js$/;

/** Opens a list and moves the mouse, which fetches its script; resolves once that has run. */
export async function openLiveList(page: Page, address: string): Promise<void> {
  const script = page.waitForRequest(listScript);
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.evaluate((url) => import(url) as Promise<void>, (await script).url());
}
