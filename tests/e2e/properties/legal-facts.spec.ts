import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText, visit } from '../support/visitor.ts';

test('the facts of a property lead to a page that says which the law asks for, and why', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/nl/property/2101/');
  await page.getByRole('link', { name: seededText('law.link', 'nl') }).click();
  await expect(page).toHaveURL(/\/nl\/wettelijke-feiten\/$/);
  const brussels = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brussel' }) });
  await brussels.getByRole('link', { name: 'Wettige bestemming' }).click();
  await expect(page).toHaveURL(/#fact-lawful-use$/);
  const fact = page.getByRole('region', { name: 'Wettige bestemming', exact: true });
  await expect(fact).toBeInViewport();
  await expect(fact.getByText(/^Brussel, te koop, sinds .* Bron: .*, nagekeken op /)).toBeVisible();
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
