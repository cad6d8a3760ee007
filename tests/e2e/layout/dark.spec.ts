import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { signInAsOwner } from '../support/owner.ts';
import { seededText } from '../support/visitor.ts';

const [dutch] = journeys;

test.use({ colorScheme: 'dark' });

/** Perceived brightness of the page's ground, from 0 to 1. */
async function brightness(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

// Colours are the same at every width.
for (const width of inBrief([1280, 360])) {
  test(`a visitor whose device is dark reads dark pages, which satisfy axe: ${String(width)} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await signInAsOwner(page);
    const project = '/nl/nieuwbouw/mechelen/dijlehof/71/';
    const paths = ['/nl/', dutch.sale.path, dutch.property.path, project, '/nl/eigenaars/statistieken/'];
    for (const path of [...paths, '/style-guide/']) {
      await page.goto(path);
      expect(await brightness(page), path).toBeLessThan(0.15);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expectNoAxeViolations(page);
    }
  });
}

test('the errors of a form can be read in the dark', async ({ page }) => {
  await page.goto('/nl/contact/');
  await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).click();
  await expect(page.locator('.form-summary')).toBeFocused();
  await expectNoAxeViolations(page);
});

test('paper stays light in the dark', async ({ page }) => {
  await page.goto(`${dutch.property.path}afdrukken/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brightness(page)).toBeGreaterThan(0.85);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/nl/', dutch.property.path]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'normal');
  }
});

test('editors decide whether the site has dark colours', async ({ page, content }) => {
  await content.patch('theme').set({ hasDarkScheme: false }).commit();
  await expect(async () => {
    await page.goto('/nl/');
    expect(await brightness(page)).toBeGreaterThan(0.85);
  }).toPass();
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
});
