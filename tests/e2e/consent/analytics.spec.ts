import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { expect, shareContent, test } from '../support/fixtures.ts';
import { loginPaths, portalPaths, signInAsOwner } from '../support/owner.ts';
import { provenChoice, questionTitle, seededText, visit } from '../support/visitor.ts';

const ids = { googleAnalyticsId: 'G-TEST12345', tagManagerId: 'GTM-TEST123', metaPixelId: '123456789012345' };
const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const google = 'https://www.googletagmanager.com';
const tags = {
  analytics: `${google}/gtag/js?id=${ids.googleAnalyticsId}`,
  tagManager: `${google}/gtm.js?id=${ids.tagManagerId}`,
  meta: 'https://connect.facebook.net/en_US/fbevents.js',
};
/** The problem that a request to one of the services causes. */
const outside = /^outside host: https:\/\/(www\.googletagmanager\.com|connect\.facebook\.net)\//;

shareContent(
  (content) => content.patch('cookie-settings').set(ids).commit(),
  (html) => html.includes(ids.googleAnalyticsId),
  '/nl/',
);

/** Serves empty scripts for the services, and lists the requested addresses. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics|facebook/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** Ticks these categories only, and saves the choice. */
async function choose(page: Page, categories: readonly ('preferences' | 'statistics' | 'marketing')[]) {
  const question = page.getByRole('dialog', { name: questionTitle('nl') });
  const settings = page.getByRole('dialog', { name: word('consent.settingsTitle') });
  await question.getByRole('button', { name: word('consent.settings') }).click();
  for (const category of categories) {
    await settings.getByRole('checkbox', { name: word(`consent.${category}`) }).check();
  }
  await settings.getByRole('button', { name: word('consent.save') }).click();
  await provenChoice(page);
}

/** The commands in Google's data layer, as plain lists. */
async function dataLayer(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const layer = (Reflect.get(globalThis, 'dataLayer') ?? []) as ArrayLike<unknown>[];
    return layer.map((entry) => ('length' in entry ? Array.from(entry) : [entry]));
  });
}

const consentOf = (told: unknown[][]) => told.filter(([command]) => command === 'consent');
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const adsGranted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };

test.describe('for somebody who chooses', () => {
  test.use({ hasDeclined: false, expectedProblems: { patterns: [outside] } });

  const cases = [
    { chosen: ['statistics'], asked: ['analytics', 'tagManager'], signals: { analytics_storage: 'granted' } },
    { chosen: ['marketing'], asked: ['meta', 'tagManager'], signals: adsGranted },
  ] as const;
  for (const { chosen, asked, signals } of cases) {
    test(`[7.04][4.12] only the tags of what was allowed are loaded, with their signals: ${chosen.join()}`, async ({
      page,
    }) => {
      const requests = await standIn(page);
      await page.goto('/nl/');
      await choose(page, chosen);
      const expected = asked.map((name) => tags[name]).sort();
      await expect.poll(() => [...requests].sort()).toEqual(expected);
      const told = await dataLayer(page);
      expect(consentOf(told)).toEqual([
        ['consent', 'default', denied],
        ['consent', 'update', { ...denied, ...signals }],
      ]);
      expect(told[0]).toEqual(['consent', 'default', denied]);
    });
  }

  test('[4.25][7.05] page views carry address, referrer and campaign, on later pages too', async ({
    page,
    baseURL,
  }) => {
    const requests = await standIn(page);
    await page.goto('/nl/?utm_source=nieuwsbrief&utm_campaign=lente&gclid=abc');
    expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull();
    await choose(page, ['statistics', 'marketing']);
    await expect.poll(() => requests.length).toBe(3);
    const campaign = { campaign_source: 'nieuwsbrief', campaign_name: 'lente', gclid: 'abc' };
    const here = `${baseURL ?? ''}/nl/?utm_source=nieuwsbrief&utm_campaign=lente&gclid=abc`;
    const view = { page_location: here, page_referrer: '', ...campaign };
    const told = await dataLayer(page);
    expect(told).toContainEqual(['event', 'page_view', { ...view, send_to: ids.googleAnalyticsId }]);
    expect(told).toContainEqual([{ event: 'page_view', ...view }]);
    await page.getByRole('banner').getByRole('link', { name: 'Te koop', exact: true }).first().click();
    await expect.poll(() => requests.length).toBe(6);
    const next = { page_location: `${baseURL ?? ''}/nl/te-koop/`, page_referrer: here, ...campaign };
    expect(await dataLayer(page)).toContainEqual([
      'event',
      'page_view',
      { ...next, send_to: ids.googleAnalyticsId },
    ]);
    const pixel = await page.evaluate(() => {
      const { queue } = Reflect.get(globalThis, 'fbq') as { queue: unknown[][] };
      return queue;
    });
    expect(pixel.map(([command, first]) => [command, first])).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig'],
      ['init', ids.metaPixelId],
      ['track', 'PageView'],
    ]);
  });

  test('[4.12] a withdrawal stops the tags without a reload and removes what they left', async ({ page }) => {
    const requests = await standIn(page);
    await page.goto('/nl/?utm_source=nieuwsbrief');
    await choose(page, ['statistics', 'marketing']);
    await expect.poll(() => requests.length).toBe(3);
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_TEST12345', '_fbp']) document.cookie = `${name}=1; Path=/`;
    });
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: word('consent.reopen') })
      .click();
    await page
      .getByRole('dialog', { name: word('consent.settingsTitle') })
      .getByRole('button', { name: word('consent.decline') })
      .click();
    await expect
      .poll(async () => consentOf(await dataLayer(page)).at(-1))
      .toEqual(['consent', 'update', denied]);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ga-disable-G-TEST12345') as unknown)).toBe(
      true,
    );
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toEqual(['language']);
    expect(await page.evaluate(() => sessionStorage.getItem('campaign'))).toBeNull();
    const last = await page.evaluate(() => {
      const { queue } = Reflect.get(globalThis, 'fbq') as { queue: unknown[][] };
      return queue.at(-1);
    });
    expect(last).toEqual(['consent', 'revoke']);
    for (const path of ['/nl/te-koop/', '/nl/te-huur/']) await visit(page, path);
    expect(requests).toHaveLength(3);
  });
});

test('[7.04] with services configured, nothing of them loads for a visitor who declined', async ({
  page,
}) => {
  const requests = await standIn(page);
  for (const path of ['/nl/?utm_source=nieuwsbrief', '/nl/te-koop/']) await visit(page, path);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
});

test('[7.04] the policy lets through the hosts of the services that are configured', async ({ request }) => {
  const policy = (await request.get('/nl/')).headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts.split(' ').filter((source) => source.startsWith('http'))).toEqual([
    google,
    'https://connect.facebook.net',
  ]);
});

test.describe('for an owner who accepted everything', () => {
  test.use({ hasDeclined: false, expectedProblems: { patterns: [outside] } });

  test('no service loads in the portal, and its policy lets none in', async ({ page }) => {
    const requests = await standIn(page);
    await page.goto('/nl/');
    await choose(page, ['statistics', 'marketing']);
    await expect.poll(() => requests.length).toBe(3);
    await visit(page, loginPaths.nl);
    await signInAsOwner(page);
    await visit(page, portalPaths.nl);
    expect(await page.evaluate(() => 'dataLayer' in globalThis || 'fbq' in globalThis)).toBe(false);
    for (const path of [loginPaths.nl, portalPaths.nl]) {
      const policy = (await page.request.get(path)).headers()['content-security-policy'];
      expect(policy).not.toMatch(/google|facebook/);
    }
    await visit(page, '/nl/te-koop/');
    await expect.poll(() => requests.length).toBe(6);
  });
});

const chrome =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const viewsOf = (path: string) => {
  const [row] = readDatabase('select * from view_count where path = ?', path);
  return row;
};
/** The counts of a property on the day of the browser tests, by kind. */
const countsOf = (propertyId: string) =>
  Object.fromEntries(
    readDatabase(
      "select kind, count from property_count where propertyId = ? and day = '2026-03-02'",
      propertyId,
    ).map(({ kind, count }) => [String(kind), Number(count)]),
  );

test.describe('for an ordinary browser', () => {
  test.use({ userAgent: chrome });

  test('[4.25] a view is counted without consent: of a page by language and day, of a property by where its visitor came from', async ({
    page,
    tag,
  }) => {
    await page.setExtraHTTPHeaders({ 'X-Test-Client': tag });
    const list = '/en/for-sale/';
    const listed = Number(viewsOf(list)?.['views'] ?? 0);
    await page.goto(`${list}?page=1`);
    await expect.poll(() => viewsOf(list)?.['views']).toBe(listed + 1);
    expect(viewsOf(list)).toMatchObject({ day: '2026-03-02', language: 'en' });
    const card = page.getByRole('main').getByRole('article').first();
    const id = (await card.locator('[data-favourite]').getAttribute('data-favourite')) ?? '';
    const { list: views = 0, favourite: marks = 0 } = countsOf(id);
    await card.getByRole('link').first().click();
    await expect.poll(() => countsOf(id)['list']).toBe(views + 1);
    const again = page.waitForResponse((response) => response.url().endsWith('/api/view'));
    await page.reload();
    expect((await again).status()).toBe(204);
    expect(countsOf(id)['list']).toBe(views + 1);
    await page.locator(`[data-favourite="${id}"]`).filter({ visible: true }).click();
    await expect.poll(() => countsOf(id)['favourite']).toBe(marks + 1);
  });

  test('[4.25][2.22] a preview and an unknown address count for nothing', async ({ page }) => {
    const beacons: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/view')) beacons.push(request.postData() ?? '');
    });
    await page.goto('/en/for-rent/?preview=1');
    await page.waitForFunction(() => localStorage.getItem('language') === 'en');
    await visit(page, '/en/for-sale/');
    expect(beacons).toEqual(['/en/for-sale/']);
  });
});

test('[4.25] bots, other sites and addresses that are no page are not counted', async ({
  request,
  baseURL,
}) => {
  const post = async (path: string, headers: Record<string, string>) =>
    (
      await request.post('/api/view', { data: path, headers: { 'Content-Type': 'text/plain', ...headers } })
    ).status();
  const own = { Origin: baseURL ?? '', 'User-Agent': chrome };
  const path = '/fr/a-louer/';
  const before = viewsOf(path)?.['views'];
  expect(await post(path, { ...own, 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe(
    204,
  );
  expect(await post(path, { ...own, Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await post(`/${'x'.repeat(600)}/`, own)).toBe(413);
  expect(await post('/nl/nergens/', own)).toBe(204);
  expect(viewsOf(path)?.['views']).toBe(before);
  expect(viewsOf('/nl/nergens/')).toBeUndefined();
  expect((await request.get('/api/view')).status()).toBe(405);
});
