import { modules } from 'schemas/modules/index.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { isWhole } from '../support/figures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { visit } from '../support/visitor.ts';
import { expectNoShifts, watchShifts } from './shifts.ts';

const [dutch] = journeys;
const pages = ['/nl/', dutch.sale.path, dutch.rent.path, dutch.property.path];
const widths = [360, 768, 1280, 1920];

/** The sample has neither partners nor files; `modules.spec.ts` brings its own. */
const withoutSample = ['downloadsModule', 'logosModule'];
const sampled = modules.filter(({ name }) => !withoutSample.includes(name));

for (const width of isWhole ? widths : [360, 1280]) {
  test(`nothing moves while a page loads, and one picture of a page comes first: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await watchShifts(page);
      await visit(page, path);
      await expectNoShifts(page);
      for (let turn = 0; turn < 10; turn += 1) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await expectNoShifts(page);
      await expect(page.locator('img[fetchpriority="high"]'), path).toHaveCount(1);
      await expect(page.locator('img:not([width]), img:not([height]), img:not([alt])'), path).toHaveCount(0);
    }
  });
}

for (const language of inBrief(['nl', 'fr', 'en'], 1)) {
  test.describe(() => {
    test.use({ extraHTTPHeaders: { 'accept-language': language } });

    test(`every part of the interface in each of its states satisfies axe: ${language}`, async ({ page }) => {
      await page.goto('/style-guide/');
      await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
      const shown = await page
        .locator('[aria-labelledby^="module-"]')
        .evaluateAll((modules) =>
          modules.map((module) =>
            (module.getAttribute('aria-labelledby') ?? '').replace(/^module-|-.*/g, ''),
          ),
        );
      for (const { name } of sampled) expect(shown, name).toContain(name);
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expectNoAxeViolations(page);
    });
  });
}

test('a dialog takes the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/style-guide/');
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an editor’s colours reach the page, and the site’s own when there are none', async ({ page }) => {
  await page.goto('/nl/');
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe('rgb(250, 247, 241)');
  await expect(page.locator('head style')).toHaveCount(1);
});
