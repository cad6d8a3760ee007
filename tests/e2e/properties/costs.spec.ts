import type { Page } from '@playwright/test';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText, visit } from '../support/visitor.ts';

const word = (key: Parameters<typeof seededText>[0], language: 'nl' | 'fr' = 'nl') =>
  seededText(key, language);

const section = (page: Page, language: 'nl' | 'fr' = 'nl') =>
  page.getByRole('region', { name: word('costs.title', language), exact: true });
const month = (page: Page) => section(page).locator('output');

test('a visitor calculates a purchase and its loan while typing, and shares the result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/nl/property/2101/');
  const costs = section(page);
  await costs.scrollIntoViewIfNeeded();
  await expect(month(page)).toHaveText('€ 1.546');
  await expect(costs.getByText('Registratierechten, 2 %', { exact: true })).toBeVisible();
  await costs.getByLabel(word('costs.otherUse')).check();
  await expect(costs.getByText('Registratierechten, 12 %', { exact: true })).toBeVisible();
  await costs.getByLabel(word('costs.own')).fill('150.000');
  await costs.getByLabel(word('costs.rate')).fill('0');
  await costs.getByLabel(word('costs.years')).fill('20');
  await expect(month(page)).toHaveText('€ 1.212');
  await expect(page).toHaveURL(/\?home=no&own=150\.000&rate=0&years=20#costs$/);
  await costs.getByLabel(word('costs.years')).fill('twintig');
  await expect(costs.getByText('Vul een getal in van 5 tot 30.')).toBeVisible();
  await costs.getByText(word('costs.sources')).click();
  await expect(costs.getByRole('link', { name: 'Vlaamse Belastingdienst' })).toBeVisible();
  await expectNoAxeViolations(page);
  await costs.getByLabel(word('costs.years')).fill('20');
  await page.reload();
  await expect(month(page)).toHaveText('€ 1.212');
  await expect(costs.getByLabel(word('costs.own'))).toHaveValue('150.000');
  await page.setViewportSize({ width: 320, height: 740 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('editors change the rates of the costs', async ({ page, content }) => {
  const deposit = { _type: 'depositLimit', _key: 'later', region: 'flanders', months: 2, from: '2026-01-01' };
  await content.patch('site-settings').append('depositLimits', [deposit]).commit();
  const read = async () => (await fetch(`${addresses.site}/nl/property/2136/`)).text();
  await expect.poll(read).toContain('Huurwaarborg, 2 maanden huur');
  await page.goto('/nl/property/2136/');
  await expect(section(page).locator('.price-large')).toHaveText(['€ 1.065', '€ 3.265']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates what a visitor typed, in an address that is not indexed', async ({ page }) => {
    await page.goto('/fr/property/2128/');
    const costs = section(page, 'fr');
    await costs.getByLabel(word('costs.own', 'fr')).fill('beaucoup');
    await costs.getByLabel(/après démolition/).check();
    await costs.getByRole('button', { name: word('costs.calculate', 'fr') }).click();
    await expect(page).toHaveURL(/\?home=yes&vat=reduced&.*own=beaucoup.*#costs$/);
    await expect(costs.getByText('TVA, 6 %')).toBeVisible();
    await expect(costs.getByText('Indiquez un nombre de 0 € à 99 999 999 €.')).toBeVisible();
    await expect(costs.getByLabel(word('costs.own', 'fr'))).toHaveValue('beaucoup');
    await expect(costs.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.goto('/nl/property/2108/?own=1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
  });
});
