import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

const [dutch] = journeys;

const cards = (page: Page) => page.getByRole('main').locator('article[data-property]');
const references = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-property')).sort());

/** Each names a word that no data says, and leaves out what is excluded. */
const phrases = {
  nl: { text: 'mooi huis in Gent of Mechelen, niet Gent', unread: 'mooi', notIn: 'Gent' },
  fr: { text: 'belle maison à Malines, sauf Gand', unread: 'belle', notIn: 'Gand' },
  en: { text: 'a charming house in Mechelen but not Ghent', unread: 'charming', notIn: 'Ghent' },
} as const;

for (const { language, sale } of journeys) {
  const { text, unread, notIn } = phrases[language];

  test(`a word that is not understood is named and changes nothing, and what is left out has a chip: ${language}`, async ({
    page,
  }) => {
    await page.goto(`${sale.path}?${new URLSearchParams({ q: text }).toString()}`);
    const chips = page.getByRole('list', { name: seededText('list.activeFilters', language) });
    await expect(chips).toContainText(seededText('filter.unread', language).replace('{words}', unread));
    await expect(chips).toContainText(seededText('filter.notIn', language).replace('{place}', notIn));
    expect(await references(page)).toEqual(['2101', '2120']);
  });
}

test('a phrase is told back while it is typed, with what a wider radius finds, and Enter goes there', async ({
  page,
}) => {
  await page.goto(dutch.sale.path);
  const field = page.getByLabel(seededText('search.label', 'nl'), { exact: true });
  await field.focus();
  await field.fill('huis met tuin rond Leuven onder 400.000');
  const panel = page.getByRole('listbox', { name: seededText('search.results', 'nl') });
  const line = panel.getByRole('option').first();
  await expect(line).toContainText('Leuven');
  await expect(line).toContainText('400.000');
  await expect(line).toContainText('0 panden, + 30 km: 1');
  await field.press('Enter');
  await expect(page).toHaveURL(
    `${dutch.sale.path}?city=Leuven%7C3000&radius=10&type=1&maxPrice=400000&garden=yes`,
  );
  const close = page.getByRole('region', { name: seededText('list.close', 'nl') });
  await expect(close.getByRole('listitem').filter({ hasText: '23 km van Leuven' })).toHaveCount(1);
  await expect(close.locator('article[data-property="2101"]')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Straal 30 km: 1 pand' }).click();
  expect(await references(page)).toEqual(['2101']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a price is taken as people write it', async ({ page }) => {
    await page.goto(dutch.sale.path);
    await page.locator('summary', { hasText: seededText('filter.price', 'nl') }).click();
    await page.getByLabel(`${seededText('filter.maxPrice', 'nl')} (€)`).fill('€ 300.000');
    await page.getByRole('button', { name: seededText('list.applyFilters', 'nl') }).click();
    await expect(page).toHaveURL(`${dutch.sale.path}?maxPrice=300000`);
  });
});
