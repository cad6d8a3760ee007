import type { Locator } from '@playwright/test';

/** Tells whether React has hydrated an element, by the private property that it then has. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
}
