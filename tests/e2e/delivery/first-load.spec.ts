import type { Browser, Page } from '@playwright/test';
import { recordFigure } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { questionTitle } from '../support/visitor.ts';

const [dutch] = journeys;

/** The most kilobytes of a first load, as sent with their headers, and on a wide screen of twice the density. */
const pages = [
  { kind: 'home', path: `/${dutch.language}/`, most: 200, dense: 350 },
  { kind: 'list', path: dutch.sale.path, most: 200, dense: 350 },
  { kind: 'property', path: dutch.property.path, most: 200, dense: 300 },
  { kind: 'project', path: '/nl/nieuwbouw/mechelen/dijlehof/71/', most: 200, dense: 300 },
  { kind: 'article', path: '/nl/werkwijze/oplevering/', most: 120, dense: 200 },
  { kind: 'contact', path: '/nl/contact/', most: 120, dense: 200 },
  { kind: 'valuation', path: '/nl/gratis-schatting/', most: 120, dense: 200 },
];

const wide = { width: 1280, height: 800 };

const screens = [
  { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true },
  { viewport: wide, deviceScaleFactor: 1 },
  { viewport: wide, deviceScaleFactor: 2 },
];

const isDense = ({ viewport, deviceScaleFactor }: (typeof screens)[number]) =>
  viewport === wide && deviceScaleFactor > 1;

type Load = { type: string; address: string; format: string; bytes: number };

/**
 * Every request of a page with an empty cache, until the question about cookies, which comes last, and its answer. Only
 * browsers with tabs fetch their icon, which is left out.
 */
async function firstLoad(page: Page, address: string): Promise<Load[]> {
  const network = await page.context().newCDPSession(page);
  const loads = new Map<string, Load>();
  const pending = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (request.url.startsWith('data:')) return;
    pending.add(requestId);
    loads.set(requestId, { type, address: request.url, format: '', bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    Object.assign(loads.get(requestId) ?? {}, { format: response.mimeType });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    Object.assign(loads.get(requestId) ?? {}, { bytes: encodedDataLength });
  });
  network.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  await network.send('Network.enable');
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: questionTitle(dutch.language) })).toBeVisible();
  await expect.poll(() => pending.size).toBe(0);
  const icon = await page.locator('link[rel="icon"]').evaluate(({ href }: HTMLLinkElement) => href);
  return [...loads.values()].filter(({ address }) => address !== icon);
}

/** Pictures that a visitor sees before scrolling, by how they are loaded; and how many come before all others. */
function openingPictures(page: Page) {
  return page.evaluate(() => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const isShown = image.checkVisibility({ opacityProperty: true });
      return isShown && bottom > 0 && right > 0 && top < clientHeight && left < clientWidth;
    };
    const images = [...document.images];
    return {
      late: images
        .filter((image) => image.loading === 'lazy' && isSeen(image))
        .map((image) => image.currentSrc),
      first: images.filter((image) => image.fetchPriority === 'high').length,
    };
  });
}

async function open(browser: Browser, address: string, screen: (typeof screens)[number]) {
  // On a slow machine the slides would move on before the question comes, and bring their pictures.
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const loads = await firstLoad(page, address);
  const pictures = await openingPictures(page);
  await context.close();
  return { loads, ...pictures };
}

test('a first page weighs little, and its pictures come in AVIF, what is seen at once before the rest', async ({
  browser,
}) => {
  test.slow();
  for (const screen of screens) {
    for (const { kind, path, most, dense } of isDense(screen) ? inBrief(pages, 1) : pages) {
      const name = `${kind}, ${String(screen.viewport.width)} px, density ${String(screen.deviceScaleFactor)}`;
      const { loads, late, first } = await open(browser, addresses.site + path, screen);
      const kilobytes = loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      recordFigure(`first load: ${name}`, { requests: loads.length, KB: Math.round(kilobytes) });
      expect.soft(kilobytes, `KB of ${name}`).toBeLessThanOrEqual(isDense(screen) ? dense : most);
      const asked = loads.map(({ address }) => address).join('\n');
      expect.soft(loads.length, `requests of ${name}:\n${asked}`).toBeLessThanOrEqual(18);
      const pictures = loads.filter(({ type }) => type === 'Image');
      expect.soft(new Set(pictures.map(({ format }) => format)), name).toEqual(new Set(['image/avif']));
      expect.soft(late, `lazy pictures in sight of ${name}`).toEqual([]);
      expect.soft(first, `pictures before all others of ${name}`).toBe(1);
    }
  }
});
