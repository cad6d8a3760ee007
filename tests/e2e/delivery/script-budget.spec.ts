import type { Page, Request } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { readBuilt } from '../support/client-build.ts';
import { recordFigure } from '../support/figures.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { visit } from '../support/visitor.ts';

test.use({ expectedProblems: { patterns: [/status of 404/] } });

const [dutch] = journeys;

const pages = {
  home: '/nl/',
  list: dutch.sale.path,
  property: dutch.property.path,
  project: '/nl/nieuwbouw/leuven/vaartlicht/72/',
  article: '/nl/werkwijze/oplevering/',
  slider: '/nl/verkopen/',
  contact: '/nl/contact/',
  valuation: '/nl/gratis-schatting/',
  'not found': '/nl/nergens/',
};

/** Code that belongs to the server or to the preview. */
const foreign =
  /__remixContext|createBrowserRouter|not found in stream|enableVisualEditing|sanity-visual-editing|@sanity\/client|stegaClean|vercelStega|comlink/i;

/** The scripts that a page fetches by itself. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  const pending = new Set<Request>();
  const note = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    pending.add(request);
    scripts.add(new URL(request.url()).pathname);
  };
  const settle = (request: Request) => void pending.delete(request);
  page.on('request', note);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  await visit(page, address);
  await expect.poll(() => pending.size).toBe(0);
  page.removeListener('request', note);
  page.removeListener('requestfinished', settle);
  page.removeListener('requestfailed', settle);
  return [...scripts].map(readBuilt);
}

test('before the first touch a page fetches at most 8 KiB of script, none of the router or the preview', async ({
  page,
}) => {
  const weights: Record<string, number> = {};
  for (const [kind, address] of Object.entries(pages)) {
    const scripts = await scriptsOf(page, address);
    const weight = scripts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
    weights[kind] = Math.round(weight * 10) / 10;
    expect.soft(weight, kind).toBeGreaterThan(0);
    expect.soft(weight, kind).toBeLessThanOrEqual(8.192);
    for (const text of scripts) expect.soft(text, kind).not.toMatch(foreign);
  }
  recordFigure('script before the first touch (KB, gzip)', weights);
});
