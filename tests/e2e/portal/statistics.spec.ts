import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { readDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/owner.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

const paths = {
  nl: '/nl/eigenaars/statistieken/',
  fr: '/fr/proprietaires/statistiques/',
  en: '/en/owners/statistics/',
} as const;

/** Views of the demo owner's first property, straight from the database. */
function viewsOf(propertyId: string, from: string): number {
  const [row] = readDatabase(
    `select sum(count) as views from property_count where propertyId = ? and day >= ?
      and kind not in ('favourite', 'share', 'enquiry', 'match')`,
    propertyId,
    from,
  );
  return Number(row?.['views']);
}

const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['nl', 'fr', 'en'] as const) {
    test(`[1.13] [6.02] [9.32] an owner reads the views of a property by day, week, month and in all, with a graph of thirty days: ${language}`, async ({
      page,
    }) => {
      const [id = ''] = demoOwner.propertyIds;
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAsOwner(page, language);
      const word = (key: Parameters<typeof seededText>[0]) => seededText(key, language);
      // Other tests view the property as well, at worst between reading the page and the database.
      await expect(async () => {
        await page.goto(`${paths[language]}?property=${id}`);
        const total = page.locator('dl > div').filter({ hasText: word('portal.total') });
        const days = page.locator('.views-table tbody tr');
        const counts = await days.locator('td:nth-child(2)').allTextContents();
        const sum = counts.reduce((all, count) => all + digits(count), 0);
        const shown = [digits(await total.getByRole('definition').first().textContent()), sum];
        expect(shown).toEqual([viewsOf(id, ''), viewsOf(id, '2026-02-01')]);
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('portal.statsTitle'));
      for (const key of ['portal.today', 'portal.thisWeek', 'portal.thisMonth'] as const)
        await expect(page.getByRole('term').filter({ hasText: word(key) })).toBeVisible();
      await expect(page.getByRole('img', { name: /\d/ })).toBeVisible();
      await page.getByText(word('portal.showTable')).click();
      await expect(page.locator('.views-table tbody tr')).toHaveCount(30);
      await expect(page.locator('.views-table tbody tr').first()).toBeVisible();
      await expectNoOverflow(page, [360]);
    });
  }
});

test('the statistics pass axe with their table open, and print with it and without menus', async ({
  page,
}) => {
  await signInAsOwner(page, 'en');
  await page.goto(paths.en);
  await page.getByText(seededText('portal.showTable', 'en')).click();
  await expect(page.locator('.views-table tbody tr').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /\d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: seededText('portal.download', 'en') })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
