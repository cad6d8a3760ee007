import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { nextView, visit } from '../support/visitor.ts';

const list = '/nl/te-koop/';

/** Paths that the browser has fetched before their page was opened; call before the first page. */
async function watchAhead(page: Page) {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry?.toJSON() as { deliveryType?: string }).deliveryType;
  });

test('a property that a visitor points at is there before the click, and is viewed after it', async ({
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
  await expect.poll(() => ahead).toEqual([target]);
  expect(views).toEqual([list]);
  const viewed = nextView(page);
  await link.click();
  await viewed;
  await expect(page).toHaveURL(target);
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
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
