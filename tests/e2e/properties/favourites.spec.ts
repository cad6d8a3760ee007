import type { Page } from '@playwright/test';
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText, storedNames, visit } from '../support/visitor.ts';

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const list = '/nl/te-koop/';
const favourites = '/nl/bewaarde-panden/';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const counter = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: word('favourites.heading') });
const heart = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('button', { name: word('favourites.toggle').replace('{title}', '') });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('properties are marked on a list, counted in the header, and shared with someone without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await watchShifts(page);
  await visit(page, list);
  const titles = await cards(page).locator('h2').allTextContents();
  await heart(page, 0).focus();
  await page.keyboard.press('Enter');
  await heart(page, 2).click();
  await expect(page).toHaveURL(list);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, 2)).toHaveAccessibleName(
    word('favourites.toggle').replace('{title}', titles[2] ?? ''),
  );
  const added = word('favourites.added').replace('{count}', '2');
  await expect(page.getByRole('status').filter({ hasText: added })).toBeAttached();
  await expect(counter(page)).toHaveText(/2$/);
  await expectNoShifts(page);
  await counter(page).click();
  await expect(page).toHaveURL(/\/nl\/bewaarde-panden\/\?ids=\d+,\d+$/);
  await expect(cards(page).locator('h2')).toHaveText([titles[2] ?? '', titles[0] ?? '']);
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const shared = page.url();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await plain.newPage();
  await other.goto(`${shared},999999`);
  await expect(cards(other).locator('h2')).toHaveText([titles[2] ?? '', titles[0] ?? '']);
  await expect(heart(other, 0)).toBeHidden();
  await expect(other.getByText(word('favourites.share'), { exact: true })).toBeHidden();
  await expect(other.getByText(word('favourites.missing').replace('{references}', '999999'))).toBeVisible();
  await other.getByRole('link', { name: word('favourites.withoutMissing') }).click();
  await expect(other).toHaveURL(shared);
  await other.goto(favourites);
  await expect(other.getByText(word('favourites.empty'))).toBeVisible();
  expect(await other.content()).toContain(word('favourites.withoutScript'));
  await other
    .getByRole('main')
    .getByRole('link', { name: word('list.allForSale') })
    .click();
  await expect(other).toHaveURL(list);
  await plain.close();

  // Unmarking keeps the card, so that it can be marked again, and rewrites the address.
  await heart(page, 0).click();
  await expect(page).toHaveURL(/\?ids=\d+$/);
  await expect(cards(page)).toHaveCount(2);
  await expect(counter(page)).toHaveText(/1$/);
  await page.goto(favourites);
  await expect(page).toHaveURL(/\?ids=\d+$/);
  await expect(cards(page).locator('h2')).toHaveText([titles[0] ?? '']);
});

test('a property is marked on its own page, and pages restored by the back button show it', async ({
  page,
}) => {
  // The button has its words where no card stands beside the page.
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit(page, list);
  await cards(page).first().getByRole('link').click();
  const button = page
    .getByRole('main')
    .getByRole('button', { name: word('favourites.toggle').replace('{title}', '') })
    .first();
  await expect(button).toHaveText(word('favourites.label'));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page)).toHaveText(/1$/);
  expect(await storedNames(page)).toContain('favourites');
});

test('junk in the storage counts as nothing, and a browser that refuses to store says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', '{"0":[');
  });
  await visit(page, list);
  await expect(counter(page)).toHaveText(word('favourites.heading'));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(word('favourites.notStored'))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(word('favourites.notStored'))).toBeHidden();
});

test('up to four favourites are compared side by side, without JavaScript, on a phone and on paper', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    ...(baseURL && { baseURL }),
  });
  const page = await plain.newPage();
  // 2105 hides its price, 2119 is sold, 2137 is for rent.
  await page.goto(`${favourites}?ids=2101,2105,2119,2137,2102`);
  const boxes = cards(page).locator('xpath=..').getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  await boxes.nth(4).check();
  await page.getByRole('button', { name: word('compare.submit') }).click();
  await expect(page).toHaveURL(`${favourites}?compare=2101,2105,2119,2137,2102`);
  await expect(page.getByText(word('compare.tooMany').replace('{most}', '4'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: word('compare.title') })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const price = page.getByRole('row').filter({ hasText: word('property.priceOnRequest') });
  await expect(price.getByRole('rowheader')).toContainText(word('compare.different'));
  await expect(price.getByRole('cell').first()).toContainText('389.000');
  const rows = page.getByRole('row');
  const differences = await rows.count();
  await page.getByLabel(word('compare.onlyDifferences')).uncheck();
  expect(await rows.count()).toBeGreaterThan(differences);
  const permit = page.getByRole('rowheader', { name: 'Vergunning' });
  await expect(permit).toBeHidden();
  await page.getByText(word('facts.planning'), { exact: true }).click();
  await expect(permit).toBeVisible();
  await expectNoSidewaysScroll(page);
  const table = page.getByRole('region', { name: word('compare.title') });
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  // The price stays in sight beneath the header of the site.
  await permit.scrollIntoViewIfNeeded();
  await expect(price).toBeInViewport();
  const links = page.getByRole('link', { name: word('compare.remove') });
  await page.emulateMedia({ media: 'print' });
  await expect(links.first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (let left = 3; left > 0; left -= 1) await links.last().click();
  await expect(page).toHaveURL(`${favourites}?ids=2101,2105,2119,2137,2102&compare=2101,2105`);
  await page
    .getByRole('main')
    .getByRole('link', { name: word('compare.back') })
    .click();
  await expect(page).toHaveURL(`${favourites}?ids=2101,2105,2119,2137,2102`);
  await plain.close();
});

test('a comparison satisfies axe on a phone and on a wide screen', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${favourites}?compare=2101,2105,2119,2137`);
    await expectNoAxeViolations(page);
  }
});

test('recently viewed properties are shown after consent, and gone once it is withdrawn', async ({
  page,
}) => {
  const properties = ['/nl/property/2101/', '/nl/property/2105/'];
  const stored = async () => (await storedNames(page)).includes('recently-viewed');
  const recent = page.getByRole('region', { name: word('recent.title') });
  const reopen = () =>
    page
      .getByRole('contentinfo')
      .getByRole('button', { name: word('consent.reopen') })
      .click();
  const settle = (answer: 'consent.agree' | 'consent.decline') =>
    page
      .getByRole('dialog', { name: word('consent.settingsTitle') })
      .getByRole('button', { name: word(answer) })
      .click();
  await visit(page, properties[0] ?? '');
  expect(await stored()).toBe(false);
  await reopen();
  await settle('consent.agree');
  await expect.poll(stored).toBe(true);
  await visit(page, properties[1] ?? '');
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('link')).toHaveAttribute('href', /\/2101\/$/);
  await recent.getByRole('button', { name: word('favourites.toggle').replace('{title}', '') }).click();
  await expect(counter(page)).toHaveText(/1$/);
  for (const path of ['/nl/', list, favourites]) {
    await page.goto(path);
    // The page of favourites moves on to the address that names them.
    if (path === favourites) await expect(page).toHaveURL(/\?ids=\d+$/);
    await expect(recent.getByRole('article')).toHaveCount(2);
    await expectNoAxeViolations(page);
  }
  await recent.getByRole('button', { name: word('recent.clear') }).click();
  await expect(page.getByText(word('recent.cleared'))).toBeVisible();
  expect(await stored()).toBe(false);
  await visit(page, properties[0] ?? '');
  await expect.poll(stored).toBe(true);
  // Withdrawal deletes on every page, also on those that show no properties.
  await visit(page, '/nl/contact/');
  await reopen();
  await settle('consent.decline');
  // A withdrawal loads the page again, which ends a look into its storage.
  await expect(async () => expect(await stored()).toBe(false)).toPass();
  expect(await storedNames(page)).toContain('favourites');
});
