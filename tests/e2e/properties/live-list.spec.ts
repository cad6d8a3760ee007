import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { openLiveList } from '../support/islands.ts';
import { seededText, visit } from '../support/visitor.ts';

const list = '/nl/te-koop/';
const phone = { width: 360, height: 740 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Marks the document, so that a full load shows. */
const markPage = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectSamePage = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('on a phone the first property is on the first screen, and filters tell their count before they are applied', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, list);
  const picture = await cards(page).first().getByRole('img').boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  await expectNoSidewaysScroll(page);
  await markPage(page);

  const opener = page.getByRole('link', { name: 'Filters', exact: true });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectNoAxeViolations(page);
  const before = await page.locator('#list-count').textContent();
  await sheet.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('4');
  const apply = sheet.getByRole('button', { name: /^Toon \d+ panden$/ });
  await expect(apply).not.toContainText(`Toon ${String(parseInt(before ?? '', 10))} panden`);
  await expect(page.locator('#list-count')).toHaveText(before ?? '');
  const announced = await apply.textContent();
  await apply.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${list}?bedrooms=4`);
  await expect(cards(page)).toHaveCount(parseInt(announced?.replace(/\D/g, '') ?? '', 10));
  await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
  await expectSamePage(page);

  await page.getByRole('link', { name: 'Filters (1)' }).click();
  await sheet.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('');
  await expect(
    sheet.getByRole('button', { name: `Toon ${String(parseInt(before ?? '', 10))} panden` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${list}?bedrooms=4`);
  await expect(page.locator('#filter-form [name="bedrooms"]')).toHaveValue('4');
});

test('the first property is whole on the first screen: filtered, on the second page and beside the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const search of ['', '?city=Mechelen%7C2800&radius=10&type=1&garden=yes', '?page=2', '?view=both']) {
    await page.goto(`${list}${search}`);
    const price = await cards(page).first().locator('.price').boundingBox();
    expect((price?.y ?? Infinity) + (price?.height ?? 0), search).toBeLessThanOrEqual(800);
  }
});

test('panels close on Escape, beside them and when another opens, and tell what is chosen', async ({
  page,
}) => {
  await visit(page, list);
  const panel = (name: string) =>
    page.locator('details[name]', { has: page.locator('summary', { hasText: name }) });
  const opener = (name: string) => panel(name).locator('summary');
  await opener('Plaats').click();
  await panel('Plaats')
    .getByRole('checkbox', { name: /^Leuven/ })
    .check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Leuven');
  await panel('Plaats').getByRole('combobox').selectOption('20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Leuven + 20 km');
  await expect(opener('Plaats')).toContainText('Leuven + 20 km');
  await expectNoAxeViolations(page);

  await opener('Type pand').click();
  await expect(page.locator('details[name][open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('details[name][open]')).toHaveCount(0);
  await expect(opener('Type pand')).toBeFocused();

  await opener('Prijs').click();
  await markPage(page);
  const count = await page.locator('#list-count').textContent();
  await page.getByLabel('Tot (€)').pressSequentially('400000');
  await expect(page.locator('#list-count')).not.toHaveText(count ?? '');
  await expect(page.getByLabel('Tot (€)')).toBeFocused();
  await expect(opener('Prijs')).toContainText(/Tot €\s400\.000/);
  await page.locator('#list-count').click();
  await expect(page.locator('details[name][open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?city=Leuven%7C3000&radius=20`);
  await expectSamePage(page);
});

test('an amount in a field is asked for in digits, so that no change of the list is redirected', async ({
  page,
}) => {
  await openLiveList(page, `${list}?maxPrice=400000`);
  await expect(page.getByLabel('Tot (€)')).toHaveValue('400.000');
  const asked = page.waitForRequest((request) => request.url().includes('bedrooms=2'));
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('2');
  expect(new URL((await asked).url()).searchParams.get('maxPrice')).toBe('400000');
  await expect(page).toHaveURL(`${list}?maxPrice=400000&bedrooms=2`);
});

test('wishes that only rents know lead from an empty list to those', async ({ page }) => {
  await page.goto(`${list}?pets=yes`);
  const link = page.getByRole('main').getByRole('link', { name: /^Te huur: \d+/ });
  const count = (await link.textContent())?.replace(/\D/g, '');
  await link.click();
  await expect(page).toHaveURL('/nl/te-huur/?pets=yes');
  await expect(cards(page)).toHaveCount(Number(count));
});

test('a changed filter changes the list in place, and back and forward keep the place in it', async ({
  page,
}) => {
  await visit(page, list);
  await markPage(page);
  const all = await cards(page).count();
  const bedrooms = page.getByRole('combobox', { name: 'Slaapkamers' });
  await bedrooms.focus();
  await bedrooms.selectOption('3');
  await expect(page).toHaveURL(`${list}?bedrooms=3`);
  await expect(bedrooms).toBeFocused();
  const count = await page.locator('#list-count').textContent();
  await expect(page.getByRole('status').filter({ hasText: count ?? '' })).toHaveCount(1);
  await expect(cards(page)).toHaveCount(parseInt(count ?? '', 10));
  await expectNoAxeViolations(page);

  await cards(page).nth(6).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption('price-up');
  await expect(page).toHaveURL(`${list}?bedrooms=3&sort=price-up`);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?bedrooms=3`);
  await expect(page.getByRole('combobox', { name: 'Sorteren op' })).toHaveValue('');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(cards(page)).toHaveCount(all);
  await expect(bedrooms).toHaveValue('');
  await page.goForward();
  await expect(bedrooms).toHaveValue('3');
  await expectSamePage(page);

  await page.getByRole('link', { name: /^Filter .* verwijderen$/ }).click();
  await expect(page).toHaveURL(list);
  await expect(page.locator('#list-count')).toBeFocused();
  await expectSamePage(page);
});

test('a phrase leaves the search field once it has become filters, and back brings an earlier text back', async ({
  page,
}) => {
  await openLiveList(page, list);
  await markPage(page);
  const field = page.getByRole('main').getByLabel(seededText('search.label', 'nl'), { exact: true });
  // By the form itself: Enter may choose a suggestion, and Escape clears a field whose suggestions are not there yet.
  const search = async (text: string) => {
    await field.fill(text);
    await field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
  };
  await search('xqzzz');
  await expect(page).toHaveURL(`${list}?q=xqzzz`);
  await search('huis leuven');
  await expect(page).toHaveURL(`${list}?city=Leuven%7C3000&type=1`);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?q=xqzzz`);
  await expect(field).toHaveValue('xqzzz');
  await expectSamePage(page);
});

test('[8.09] a list without results says which filter to drop and what that gives', async ({ page }) => {
  await page.goto(`${list}?city=Bonheiden%7C2820&bedrooms=6`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Geen resultaten gevonden voor uw zoekopdracht.');
  await expectNoAxeViolations(page);
  const drop = main
    .getByRole('region', { name: seededText('list.withoutFilter', 'nl') })
    .getByRole('link')
    .first();
  const count = /: (\d+) pand/.exec((await drop.textContent()) ?? '')?.[1];
  await expect(main.getByRole('region', { name: 'In de buurt' }).getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Alle panden te koop \(\d+\)$/ })).toBeVisible();
  await drop.click();
  await expect(cards(page)).toHaveCount(Number(count));
});

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('a phone reaches the filters by a link, and the form shows the list', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(list);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('4');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Tonen' }).click();
    await expect(page).toHaveURL(`${list}?bedrooms=4`);
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
  });
});
