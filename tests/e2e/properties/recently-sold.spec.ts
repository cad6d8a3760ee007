import bundle from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';

const done = bundle.Properties.filter(({ Marquee }) => Marquee !== 0);
const [dutch] = journeys;
const paths = { nl: '/nl/recent-verkocht/', fr: '/fr/recemment-vendus/', en: '/en/recently-sold/' } as const;
const soldLast = {
  nl: 'Verkocht na 70 dagen',
  fr: 'Vendu en 70 jours',
  en: 'Sold in 70 days',
} as const;

test('a page shows what was sold and rented out, how fast, and no price', async ({ page }) => {
  await page.goto(dutch.sale.path);
  await page.getByRole('main').getByRole('link', { name: 'Recent verkocht en verhuurd' }).click();
  await expect(page).toHaveURL(paths.nl);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(done.length);
  await expect(page.getByRole('region', { name: 'Verhuurd' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('€');
  await expectNoAxeViolations(page);
  for (const { language } of journeys) {
    await page.goto(paths[language]);
    await expect(cards.first()).toContainText(soldLast[language]);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/2130\/$/);
});
