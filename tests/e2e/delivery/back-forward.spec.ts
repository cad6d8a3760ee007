import type { CDPSession, Page } from '@playwright/test';
import { localizedString } from '../../../seed/builders/localized.ts';
import { cookieSettings } from '../../../seed/starter/singletons/cookie-settings.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { questionTitle, seededText, visit } from '../support/visitor.ts';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** Reasons of the packaged browser, which restores no page whatever; a full Chromium gives none and restores. */
const reasonsOfBrowser = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

async function watchRestoring(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'isRestored', persisted));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return session;
}

/** Leaves the page and comes back; returns what of the page itself keeps it from being restored. */
async function leaveAndReturn(page: Page, session: CDPSession): Promise<string[]> {
  const refused = new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: reasons }) => {
      resolve(reasons.map(({ reason }) => reason));
    });
  });
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isRestored'));
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.has(globalThis, 'isRestored'));
  if (await page.evaluate(() => Reflect.get(globalThis, 'isRestored') === true)) return [];
  return (await refused).filter((reason) => !reasonsOfBrowser.includes(reason));
}

const kinds = [
  '/nl/',
  '/nl/te-koop/',
  '/nl/te-huur/?view=map',
  '/nl/property/2101/',
  '/nl/project/71/',
  '/nl/nieuwbouw/',
  '/nl/recent-verkocht/',
  '/nl/werkwijze/',
  '/nl/werkwijze/marketing/',
  '/nl/contact/',
  '/nl/bewaarde-panden/',
  '/nl/login/',
];

/** Runs in the browser. A document is complete a moment before its loading has ended. */
function hasLoaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'loadEventEnd') > 0);
}

test('every kind of page may be restored as it was left', async ({ page }) => {
  const session = await watchRestoring(page);
  for (const path of kinds) {
    await visit(page, path);
    // The browser stores no page whose map is on its way.
    if (path.includes('view=map')) await expect(page.locator('iframe')).toHaveCount(1);
    for (const frame of await page.locator('iframe').all()) {
      const map = frame.contentFrame();
      await map.locator('body > *').first().waitFor({ state: 'attached' });
      await expect.poll(() => map.locator('html').evaluate(hasLoaded)).toBe(true);
    }
    await expect(page.locator('.map-embed:has(iframe):not(.map-embed-shown)')).toHaveCount(0);
    expect(await leaveAndReturn(page, session), path).toEqual([]);
  }
  await visit(page, '/nl/');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  expect(await leaveAndReturn(page, session)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

test('so may a page with an open dialog', async ({ page }) => {
  const session = await watchRestoring(page);
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/nl/property/2101/');
  await page.locator('.gallery').getByRole('link').first().click();
  await expect(dialog).toBeVisible();
  expect(await leaveAndReturn(page, session), 'gallery').toEqual([]);
  await visit(page, '/nl/te-koop/');
  await page.getByRole('button', { name: seededText('header.openMenu', 'nl') }).click();
  await expect(dialog).toBeVisible();
  expect(await leaveAndReturn(page, session), 'menu').toEqual([]);
});

test('so may a list with its filters open, and a search with its suggestions', async ({ page }) => {
  const session = await watchRestoring(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/nl/te-koop/');
  // Until its script is there, the link leads to the filters on the page.
  await expect(async () => {
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await leaveAndReturn(page, session), 'filters').toEqual([]);
  const suggestions = page.getByRole('listbox', { name: seededText('search.results', 'nl') });
  await visit(page, '/nl/contact/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: seededText('search.heading', 'nl') })
    .click();
  await expect(suggestions.getByRole('option').first()).toBeVisible();
  expect(await leaveAndReturn(page, session), 'search').toEqual([]);
});

test.describe('for somebody who has not closed the popup', () => {
  test.use({ hasClosedPopup: false });

  test('so may a page with the popup open', async ({ page, content }) => {
    const title = 'Opendeur op zaterdag';
    const fields = { isPublished: true, title: localizedString({ nl: title, fr: title, en: title }) };
    await content.patch('popup').set(fields).unset(['delay']).commit();
    await expect.poll(async () => (await page.request.get('/nl/')).text()).toContain(title);
    const session = await watchRestoring(page);
    await visit(page, '/nl/');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await leaveAndReturn(page, session)).toEqual([]);
  });
});

test.describe('for somebody who has not chosen yet', () => {
  test.use({ hasDeclined: false });

  test('[4.12] a restored page knows the choice that was made on a later one', async ({ page }) => {
    const session = await watchRestoring(page);
    const question = page.getByRole('dialog', { name: questionTitle('nl') });
    await visit(page, '/nl/contact/');
    await expect(question).toBeVisible();
    expect(await leaveAndReturn(page, session), 'question').toEqual([]);
    await expect(question).toBeVisible();
    await page.evaluate(
      ([key, text]) => {
        const choices = { preferences: false, statistics: false, marketing: false };
        const proof = '00000000-0000-4000-8000-000000000000';
        const choice = { proof, version: text, choices, chosenAt: Date.now(), isProven: true };
        localStorage.setItem(key, JSON.stringify(choice));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      ['consent', cookieSettings.textVersion] as const,
    );
    await expect(question).toBeHidden();
  });
});

test('a restored page marks the favourites of later pages', async ({ page }) => {
  await visit(page, '/nl/te-koop/');
  const marked = page.getByRole('main').getByRole('button', { pressed: true });
  await expect(marked).toHaveCount(0);
  const id = await page.locator('[data-property]').first().getAttribute('data-property');
  await page.evaluate((reference) => {
    localStorage.setItem('favourites', JSON.stringify([reference]));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, id);
  await expect(marked).toHaveCount(1);
});
