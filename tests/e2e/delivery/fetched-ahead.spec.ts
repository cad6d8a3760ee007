import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { nextView, questionTitle, stopClock, visit } from '../support/visitor.ts';

const list = '/nl/te-koop/';

/** Paths that the browser would render before their page is opened; call before the first page. */
async function watchAhead(page: Page) {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  // A browser that is driven by a test renders nothing ahead, but says what it would have rendered.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => paths.add(new URL(key.url).pathname));
  await session.send('Preload.enable');
  return paths;
}

test('a browser prepares the property that a visitor points at, which is viewed only after the click', async ({
  page,
}) => {
  const ahead = await watchAhead(page);
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/view')) views.push(request.postData()?.split('\n')[0] ?? '');
  });
  await visit(page, list);
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => [...ahead]).toEqual([target]);
  expect(views).toEqual([list]);
  const viewed = nextView(page);
  await link.click();
  await viewed;
  await expect(page).toHaveURL(target);
  expect(views).toEqual([list, target]);
});

/** Paths of all links that the rules of the present page allow. */
async function candidatesOn(page: Page): Promise<string[]> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) paths.add(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  await expect.poll(() => paths.size).toBeGreaterThan(5);
  await session.detach();
  return [...paths];
}

test('nothing is fetched ahead but public pages in the language of the visitor', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/nl/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  for (const path of [
    '/nl/',
    list,
    '/nl/property/2101/',
    '/nl/contact/',
    '/nl/bewaarde-panden/',
    '/nl/login/',
  ]) {
    await visit(page, path);
    const candidates = await candidatesOn(page);
    expect(
      candidates.filter((candidate) => !listed.includes(candidate)),
      path,
    ).toEqual([]);
  }
});

test('a browser that saves data, and one with a session of an owner, is given nothing ahead', async ({
  request,
}) => {
  const ahead = { 'Sec-Purpose': 'prefetch' };
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(path, { headers: { ...ahead, ...headers }, maxRedirects: 0 })).status();
  expect(await statusOf(list)).toBe(200);
  expect(await statusOf(list, { 'Save-Data': 'on' })).toBe(503);
  expect(await statusOf(list, { Cookie: 'owner=a' })).toBe(503);
  for (const path of ['/nl/login/', '/nl/bewaarde-panden/', '/preview/disable', '/suggestions/nl?q=me'])
    expect(await statusOf(path), path).toBe(503);
});

test.describe('a page that Chromium renders ahead', () => {
  test.use({ hasDeclined: false, hasClosedPopup: false });

  test('counts no view, asks nothing and opens nothing before it is shown', async ({ page }) => {
    await stopClock(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    const views: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/view')) views.push(request.url());
    });
    await page.goto('/nl/');
    await page.clock.runFor(60_000);
    const question = page.getByRole('dialog', { name: questionTitle('nl') });
    await expect(question).toBeHidden();
    expect(views).toEqual([]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const viewed = nextView(page);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    // The clock has not moved on to its first frame.
    expect(views).toEqual([]);
    await page.clock.runFor(1000);
    await viewed;
    await page.clock.runFor(60_000);
    await expect(question).toBeVisible();
  });
});

test('on a slow connection no page is fetched ahead of its click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await visit(page, list);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
