import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import { seededText, storedNames, visit } from '../support/visitor.ts';

const available = '/nl/property/2101/';
const [sold, rented] = ['/nl/property/2127/', '/nl/property/2150/'];
const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');

const card = (page: Page) => page.getByRole('complementary', { name: word('property.contactHeading') });
const bar = (page: Page) => page.locator('.contact-bar');
const ask = (page: Page) => page.getByRole('link', { name: word('property.ask') });
const steps = (page: Page) => page.getByRole('navigation', { name: word('list.steps') });
const firstName = (page: Page) => page.getByLabel(word('form.firstName'));

test('[2.04] on a wide screen price, broker and question stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, available);
  const price = card(page).getByText('€ 389.000');
  for (const part of [page.locator('#gallery'), page.getByRole('heading', { level: 1 }), price])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(card(page)).toContainText('BIV-nummer 000 001');
  const sections = page.getByRole('navigation', { name: word('property.sections') });
  for (const section of ['property.details', 'property.location', 'property.description'] as const) {
    await sections.getByRole('link', { name: word(section), exact: true }).click();
    for (const part of [price, ask(page), sections]) await expect(part).toBeInViewport();
  }
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  await card(page)
    .getByRole('button', { name: word('share.label') })
    .click();
  await expect(page.getByRole('group', { name: word('share.heading') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await ask(page).click();
  await expect(firstName(page)).toBeInViewport();
  await expectNoAxeViolations(page);
});

test('on a phone a bar holds price, call, question and visit, and lies over neither field nor footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, available);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('€ 389.000');
  const heading = page.locator('.property-heading');
  for (const words of ['Rijwoning met stadstuin', 'Kalkovenstraat 18', '3 slaapkamers'])
    await expect(heading.getByText(words)).toBeInViewport({ ratio: 1 });
  const [way, pictures] = [page.locator('.property-top'), page.locator('#gallery')];
  expect((await way.boundingBox())?.y).toBeLessThan((await pictures.boundingBox())?.y ?? 0);
  const call = bar(page).getByRole('link', { name: 'Bel Hanne Verbruggen' });
  await expect(call).toHaveAttribute('href', 'tel:+3215000001');
  await expectNoAxeViolations(page);

  await bar(page)
    .getByRole('link', { name: word('property.ask') })
    .click();
  await expect(firstName(page)).toBeInViewport();
  const toTop = page.locator('.back-to-top');
  // It shows on the way up, once its script is there.
  await expect(async () => {
    await page.mouse.wheel(0, -50);
    await expect(toTop).toBeVisible({ timeout: 500 });
  }).toPass();
  const [disc, lying] = [await toTop.boundingBox(), await bar(page).boundingBox()];
  expect((disc?.y ?? 0) + (disc?.height ?? 0)).toBeLessThanOrEqual(lying?.y ?? 0);
  await firstName(page).focus();
  for (const overlay of [bar(page), toTop]) await expect(overlay).toBeHidden();
  await firstName(page).blur();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(bar(page)).not.toBeInViewport();
});

test('a sold or rented property takes no question and leads on', async ({ page }) => {
  for (const [path, message, free] of [
    [sold, 'property.soldMessage', ''],
    [rented, 'property.rentedMessage', word('facts.availableFrom')],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(word(message)).first()).toBeVisible();
    await expect(page).toHaveTitle(/\((verkocht|verhuurd)\)/);
    await expect(page.locator('main form', { has: page.locator('[value=contact-me]') })).toHaveCount(0);
    await expect(ask(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    if (free) await expect(page.getByText(free)).toHaveCount(0);
    const similar = page.getByRole('region', { name: word('property.similar') });
    await page.getByRole('link', { name: word('property.similar') }).click();
    await expect(similar).toBeInViewport();
    await expect(similar.getByRole('article')).toHaveCount(4);
    await expect(similar.locator('.ribbon', { hasText: /^(verkocht|verhuurd)$/i })).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: word('property.worth') }).click();
  await expect(page).toHaveURL('/nl/gratis-schatting/');
});

test('a visitor goes through the results of a search and back to them, and nothing is stored', async ({
  page,
}) => {
  const list = '/nl/te-koop/?city=Mechelen%7C2800';
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, list);
  const titles = await page.getByRole('main').getByRole('article').locator('h2').allTextContents();
  const stored = await storedNames(page);
  await watchShifts(page);
  await page.getByRole('link', { name: titles[1] ?? '' }).click();
  await expect(title).toHaveText(titles[1] ?? '');
  await expect(steps(page)).toContainText('2 van 6');
  await expectNoShifts(page);
  await expectNoAxeViolations(page);
  await steps(page)
    .getByRole('link', { name: /^Volgend pand/ })
    .click();
  await expect(title).toHaveText(titles[2] ?? '');
  await expect(steps(page)).toContainText('3 van 6');
  await expect(page).toHaveURL(/\/\d+\/$/);
  await page.getByRole('link', { name: word('property.details'), exact: true }).click();
  await expect(page).toHaveURL(/#details$/);
  await page.reload();
  await expect(steps(page)).toContainText('3 van 6');
  await page.goBack();
  await page.goBack();
  await expect(title).toHaveText(titles[1] ?? '');
  await expect(steps(page)).toContainText('2 van 6');
  await page.goForward();
  await expect(title).toHaveText(titles[2] ?? '');
  expect(await storedNames(page)).toEqual(stored);
  await steps(page).getByRole('link', { name: 'Terug naar de 6 resultaten' }).click();
  await expect(page).toHaveURL(list);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a property leads back to its list, to its broker and to the question', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/nl/te-koop/?city=Mechelen%7C2800');
    await page.goto(available);
    await bar(page)
      .getByRole('link', { name: word('property.ask') })
      .click();
    await expect(firstName(page)).toBeInViewport();
    await expect(card(page).getByRole('link', { name: '+32 15 00 00 01' })).toBeVisible();
    await steps(page)
      .getByRole('link', { name: word('list.allForSale') })
      .click();
    await expect(page).toHaveURL('/nl/te-koop/');
  });
});
