import type { Browser, Request } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../scripts/settings/settings.ts';
import { recordFigure } from '../support/figures.ts';
import { environment, expect } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { test } from '../support/own-stack.ts';
import { questionTitle } from '../support/visitor.ts';

const client = path.join(root, 'web', 'build', 'client');

test('no secret is in any file that a browser can have', () => {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => /TOKEN|SECRET/.test(name) && value.length > 8,
  );
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json|html|map|svg)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    for (const [name, secret] of secrets)
      expect(text.includes(secret), `${name} in ${file.name}`).toBe(false);
  }
});

/** Kilobytes of files of the build, each compressed. */
function weigh(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(client, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

type Journey = (typeof journeys)[number];

/** Budgets for all responses of a first page, in kilobytes as sent. */
const pages = [
  { kind: 'home', path: ({ language }: Journey) => `/${language}/`, most: 400 },
  { kind: 'list', path: ({ sale }: Journey) => sale.path, most: 350 },
  { kind: 'property', path: ({ property }: Journey) => property.path, most: 450 },
  { kind: 'form', path: ({ language }: Journey) => `/${language}/contact/`, most: 200 },
] as const;

const [dutch, french] = journeys;
const visits = [
  { journey: dutch, viewport: { width: 390, height: 844 } },
  { journey: french, viewport: { width: 1280, height: 800 } },
] as const;

/** Opens a page with an empty cache and waits until every request has finished. */
async function firstLoad(browser: Browser, address: string, { journey, viewport }: (typeof visits)[number]) {
  const context = await browser.newContext({ viewport, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  const sizes: Promise<number>[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    pending.add(request);
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    pending.delete(request);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  // The question comes last of what a page brings by itself.
  await expect(page.getByRole('dialog', { name: questionTitle(journey.language) })).toBeVisible();
  await expect.poll(() => pending.size).toBe(0);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { scripts: [...scripts], requests: sizes.length, kilobytes: bytes / 1000 };
}

/** Code that belongs to the server or to the preview. */
const foreign =
  /__remixContext|createBrowserRouter|enableVisualEditing|sanity-visual-editing|@sanity\/client|stegaClean|vercelStega|comlink/i;

test('a first page requests little, and for no script of the router or the preview', async ({
  own,
  browser,
}) => {
  test.slow();
  await own.startLake();
  await own.startSite();
  for (const visit of visits) {
    const open = (page: (typeof pages)[number]) =>
      firstLoad(browser, own.site + page.path(visit.journey), visit);
    const loads = await Promise.all(pages.map(async (page) => ({ ...page, ...(await open(page)) })));
    for (const { kind, most, scripts, requests, kilobytes } of loads) {
      const name = `${kind}, ${String(visit.viewport.width)} px`;
      const script = weigh(scripts);
      recordFigure(`first page: ${name}`, {
        requests,
        'KB in all': Math.round(kilobytes),
        'KB of script': Math.round(script),
      });
      expect.soft(requests, `requests of ${name}`).toBeLessThanOrEqual(25);
      expect.soft(kilobytes, `KB of ${name}`).toBeLessThanOrEqual(most);
      expect.soft(scripts.length, name).toBeGreaterThan(0);
      expect.soft(script, `KB of script of ${name}`).toBeLessThanOrEqual(14);
      for (const file of scripts)
        expect.soft(readFileSync(path.join(client, file), 'utf8'), file).not.toMatch(foreign);
    }
  }
});

test('the HTML of a list is light', async ({ request }) => {
  const html = await (await request.get(french.sale.path)).body();
  expect(gzipSync(html).length / 1000, 'KB').toBeLessThanOrEqual(16);
});
