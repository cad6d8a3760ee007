import type { Browser, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withBrowser } from './browser.ts';
import { indexablePages, mainPages } from './pages.ts';
import type { BenchContext } from './parts.ts';

type Visit = { page: string; next: string; act?: (page: Page) => Promise<void> };

/** 1 if a page that was left comes back as it was, else 0. */
async function isRestored(browser: Browser, { page: address, next, act }: Visit): Promise<0 | 1> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'nl-BE' });
  const page = await context.newPage();
  await page.goto(address);
  await act?.(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto(next);
  await page.goBack({ waitUntil: 'commit' });
  const restored = await page.evaluate(() => document.documentElement.dataset.restored);
  await context.close();
  return restored === 'true' ? 1 : 0;
}

/** A browser for tests may have none, which a page without anything tells. */
async function hasBackForwardCache(browser: Browser): Promise<boolean> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Plain</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const plain = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const restored = await isRestored(browser, { page: `${plain}/first`, next: `${plain}/second` });
  server.close();
  return restored === 1;
}

const decline = (page: Page) => page.getByRole('button', { name: 'Alles weigeren' }).click();

async function openMenu(page: Page): Promise<void> {
  await decline(page);
  await page.getByRole('button', { name: 'Menu openen' }).click();
}

/** Counts the pages that come back as they were left, without a request, also with the menu open. */
export async function benchBack({ stack, record, miss }: BenchContext): Promise<void> {
  await withBrowser(
    async (browser) => {
      if (!(await hasBackForwardCache(browser))) {
        miss('back/forward cache', 'this browser restores no page, not even an empty one.');
        return;
      }
      const { site } = await stack();
      const next = `${site}/nl/disclaimer/`;
      for (const { name, path } of indexablePages)
        record({
          id: 'restored',
          of: name,
          value: await isRestored(browser, { page: site + path, next, act: decline }),
        });
      for (const { name: detail, path } of mainPages)
        record({
          id: 'restored',
          of: 'open dialog',
          detail,
          value: await isRestored(browser, { page: site + path, next, act: openMenu }),
        });
    },
    { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  );
}
