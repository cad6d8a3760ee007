import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';

const [dutch] = journeys;

test('on paper a page shows no overlay and no controls, and its words are black', async ({ page }) => {
  // Portrait paper is as narrow as a tablet.
  await page.setViewportSize({ width: 720, height: 1000 });
  for (const path of [dutch.property.path, '/nl/']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    const isCovered = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').display !== 'none');
    expect(await isCovered(), path).toBe(false);
    await expect(page.locator('header nav:visible, header button:visible, form:visible')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.render-near')).toHaveCSS('content-visibility', 'visible');
    await page.emulateMedia({ media: 'screen' });
    expect(await isCovered(), path).toBe(true);
  }
});
