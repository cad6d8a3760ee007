import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';

const list = '/nl/te-koop/?q=2101';

const stripOf = (page: Page) => page.getByRole('group', { name: /^Foto’s van / }).first();

test('a card fetches its further pictures only when a visitor turns to them', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = /\/pictures\/(p2101-\d)|\/api\/(card-pictures)/.exec(request.url())?.slice(1).join('');
    if (name) fetched.add(name);
  });
  await page.goto(list);
  await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
  const strip = stripOf(page);
  await expect(strip.getByRole('img')).toHaveCount(1);
  await expect.poll(() => [...fetched]).toEqual(['p2101-1']);

  await strip.hover();
  await expect.poll(() => [...fetched]).toEqual(['p2101-1', 'card-pictures']);
  await page.getByRole('button', { name: 'Volgende foto' }).click();
  await expect(strip.getByRole('img', { name: /^Woonkamer/ })).toBeInViewport();
  await expect.poll(() => [...fetched]).toEqual(['p2101-1', 'card-pictures', 'p2101-2']);
  await expectNoAxeViolations(page);

  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => fetched.size).toBe(4);
  await expect(page.getByText('3/11', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vorige foto' }).click();
  await expect(page.getByText('2/11', { exact: true })).toBeVisible();

  await strip.getByRole('img', { name: /^Woonkamer/ }).click();
  await expect(page).toHaveURL(/\/2101\/$/);
});

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('a card shows its first picture, which leads to the property', async ({ page }) => {
    await page.goto(list);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('img')).toHaveCount(1);
    await card.scrollIntoViewIfNeeded();
    const box = await card.getByRole('img').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await expect(page).toHaveURL(/\/2101\/$/);
  });
});
