import type { Page, Response } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';

/** Fails on purpose, which no deployment does: this binding is the tests' own. */
const failing = '/style-guide/?failure';

test.use({ expectedProblems: { patterns: [/status of 500/] } });

async function expectErrorPage(page: Page, response: Response | null, language: 'nl' | 'fr') {
  expect(response?.status()).toBe(500);
  await expect(page).toHaveTitle(new RegExp(seededText('error.title', language)));
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: seededText('error.title', language) }),
  ).toBeVisible();
  await expect(main.locator('a[href="tel:+3215000000"]')).toBeVisible();
  await expect(main.locator('a[href="mailto:info@huisenhaard.example"]')).toBeVisible();
  await expect(main.getByRole('link', { name: seededText('error.homeLink', language) })).toBeVisible();
  await expect(main).toContainText(response?.headers()['x-request-id'] ?? 'a number');
  await expect(page.getByRole('banner').getByRole('link', { name: /Huis & Haard/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Huis & Haard');
  expect(await page.content()).not.toMatch(/As asked|\bat .+:\d+:\d+|\bError\b/);
}

test('a page that has failed is told in Dutch between header and footer, whose menu works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await expectErrorPage(page, await page.goto(failing), 'nl');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: seededText('header.openMenu', 'nl') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ locale: 'fr-BE' });

  test('a page that has failed is told in French without JavaScript', async ({ page }) => {
    await expectErrorPage(page, await page.goto(failing), 'fr');
  });
});
