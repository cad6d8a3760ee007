import type { Browser } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { type BenchPage, mainPages, makePopular } from './pages.ts';
import type { BenchContext } from './parts.ts';

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

type Viewport = (typeof viewports)[number];

/** Milliseconds without a request after which a page has loaded. */
const silence = 1500;

type Loaded = { requests: number; all: number; script: number; html: number };

/** Bytes as they came, of a page in an empty browser that nobody touches. */
async function load(browser: Browser, address: string, viewport: Viewport): Promise<Loaded> {
  const context = await browser.newContext({ viewport, locale: 'nl-BE', timezoneId: 'Europe/Brussels' });
  const page = await context.newPage();
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  let lastChange = performance.now();
  let pending = 0;
  page.on('request', () => {
    pending += 1;
    lastChange = performance.now();
  });
  page.on('requestfailed', () => (pending -= 1));
  page.on('requestfinished', (request) => {
    pending -= 1;
    lastChange = performance.now();
    const type = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })));
  });
  await page.goto(address);
  while (pending > 0 || performance.now() - lastChange < silence) await page.waitForTimeout(100);
  const all = await Promise.all(sizes);
  await context.close();
  const sum = (type?: string) =>
    all.reduce((total, size) => total + (type === undefined || size.type === type ? size.bytes : 0), 0);
  return { requests: all.length, all: sum(), script: sum('script'), html: sum('document') };
}

async function benchPage(browser: Browser, site: string, page: BenchPage, { record }: BenchContext) {
  await makePopular(site + page.path);
  for (const viewport of viewports) {
    const { requests, all, script, html } = await load(browser, site + page.path, viewport);
    const detail = `${viewport.width} px`;
    const of = page.kind;
    record({ id: 'firstLoad', of, detail, value: all / 1000 });
    record({ id: 'requests', of, detail, value: requests });
    // Neither depends on the width.
    if (viewport !== viewports[0]) continue;
    record({ id: 'script', of, value: script / 1000 });
    record({ id: 'html', of, value: html / 1000 });
  }
}

/** Measures bytes and requests of a first visit, by kind of page and width. */
export async function benchFirstLoad(context: BenchContext): Promise<void> {
  const { site } = await context.stack();
  await withBrowser(async (browser) => {
    for (const page of mainPages) await benchPage(browser, site, page, context);
  });
}
