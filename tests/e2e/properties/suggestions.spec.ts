import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

const [dutch, french] = journeys;

/** A combobox once it is touched. */
const field = (page: Page) => page.getByLabel(seededText('search.label', 'nl'), { exact: true });
const panel = (page: Page) => page.getByRole('listbox', { name: seededText('search.results', 'nl') });
const options = (page: Page) => panel(page).getByRole('option');
const open = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: seededText('search.heading', 'nl') });

test('[4.20][4.21][4.23] the search of home suggests by mouse and by keyboard', async ({ page }) => {
  await page.goto('/nl/');
  await field(page).focus();
  await expect(panel(page).getByRole('group', { name: seededText('search.types', 'nl') })).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page).blur();
  await expect(panel(page)).toHaveCount(0);

  await field(page).fill('gen');
  await expect(options(page).first()).toContainText('Gent');
  await expect(options(page).last().locator('img')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const active = await options(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', active ?? '');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('gen');
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);

  await field(page).click();
  await options(page).filter({ hasText: 'Te huur' }).first().click();
  await expect(page).toHaveURL(`${dutch.rent.path}?city=Gent%7C9000`);
});

test('Enter goes to the best, a phrase becomes chips, a typing error is questioned, and nothing says so', async ({
  page,
}) => {
  await page.goto('/nl/');
  await field(page).fill('mechlen');
  await expect(options(page).first()).toContainText('Bedoelde u Mechelen?');
  await field(page).fill('xqzzz');
  await expect(
    page.getByText(seededText('search.noSuggestions', 'nl').replace('{query}', 'xqzzz')),
  ).toBeVisible();
  await field(page).fill('2101');
  await expect(options(page)).toHaveCount(1);
  await field(page).fill('huis leuven 3 slaapkamers max 900000');
  await expect(panel(page).getByRole('group', { name: seededText('search.yourSearch', 'nl') })).toBeVisible();
  await page.keyboard.press('Enter');
  const address = '?city=Leuven%7C3000&type=1&maxPrice=900000&bedrooms=3';
  await expect(page).toHaveURL(`${dutch.sale.path}${address}`);
  const chips = page.getByRole('list', { name: seededText('list.activeFilters', 'nl') });
  for (const chip of ['Leuven', 'Huis', '900.000', '3']) await expect(chips).toContainText(chip);

  await field(page).fill('gent');
  await expect(options(page).first()).toContainText('Gent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${dutch.sale.path}${address.replace('Leuven%7C3000', 'Gent%7C9000')}`);
});

test('the header of every page opens the search over it, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/nl/contact/');
  await open(page).click();
  const dialog = page.getByRole('dialog', { name: seededText('search.heading', 'nl') });
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page).fill('leuven');
  await expect(options(page).first()).toContainText('Leuven');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${dutch.sale.path}?city=Leuven%7C3000`);
});

test('suggestions are a small response that caches may store, and hide what is hidden', async ({
  request,
}) => {
  const response = await request.get('/suggestions/fr?q=li');
  expect(response.headers()['cache-control']).toBe('public, max-age=300');
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect((await response.body()).length).toBeLessThan(4000);
  expect(await response.json()).toMatchObject({ best: `${french.sale.path}?city=Li%C3%A8ge%7C4000` });
  expect((await request.get('/suggestions/xx?q=li')).status()).toBe(404);
});

test.describe('with consent to preferences', () => {
  test.use({ hasDeclined: false });

  test('recent searches are remembered, suggested again and forgotten', async ({ page }) => {
    await page.goto('/nl/');
    await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
    await field(page).fill('gent');
    await expect(options(page).first()).toContainText('Gent');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${dutch.sale.path}?city=Gent%7C9000`);
    await page.goto('/nl/');
    await field(page).focus();
    const recent = panel(page).getByRole('group', { name: seededText('search.recent', 'nl') });
    await expect(recent.getByRole('option').first()).toContainText('Gent');
    await recent.getByRole('option', { name: seededText('search.forgetRecent', 'nl') }).click();
    await expect(recent).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phrase is understood after it is submitted, and the header leads to a form', async ({ page }) => {
    await page.goto('/fr/contact/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: seededText('search.heading', 'fr') })
      .click();
    await expect(page).toHaveURL(french.sale.path);
    await page
      .getByRole('main')
      .getByLabel(seededText('search.label', 'fr'))
      .fill('maison à louer à Louvain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${french.rent.path}?city=Louvain%7C3000&type=1`);
  });
});
