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
  await expect(other.getByText(word('favourites.share'))).toBeHidden();
  await expect(other.getByText(word('favourites.missing').replace('{references}', '999999'))).toBeVisible();
  await other.getByRole('link', { name: word('favourites.withoutMissing') }).click();
  await expect(other).toHaveURL(shared);
  await other.goto(favourites);
  await expect(other.getByText(word('favourites.empty'))).toBeVisible();
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
  await visit(page, list);
  await cards(page).first().getByRole('link').click();
  const button = page.getByRole('button', { name: word('favourites.toggle').replace('{title}', '') });
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
