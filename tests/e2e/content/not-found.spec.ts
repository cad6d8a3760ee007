import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief, journeys, ways } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

const mechelen = { nl: 'Mechelen', fr: 'Malines', en: 'Mechelen' } as const;

test.use({ expectedProblems: { patterns: [/status of 404/] } });

for (const { language, notFound, modules } of inBrief(journeys, 2)) {
  test(`[8.23] an unknown path returns 404 with a message above what home shows: ${language}`, async ({
    page,
  }) => {
    const path = `/${language}/nergens/te/vinden/`;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    for (const module of modules) await expect(page.getByRole('region', { name: module })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expectNoAxeViolations(page);
  });
}

for (const { journey, javaScriptEnabled, how } of ways) {
  const { language, sale } = journey;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`[2.44][8.10] an unknown path offers a search for properties and the way home: ${how}`, async ({
      page,
    }) => {
      await page.goto(`/${language}/nergens/`);
      await expect(page.getByText(seededText('notFound.message', language))).toBeVisible();
      const search = page.getByRole('search', { name: seededText('search.heading', language) });
      await search.getByLabel(seededText('search.label', language)).fill('2800');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${sale.path}?city=${mechelen[language]}%7C2800`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
      await page.goto(`/${language}/nergens/`);
      const home = seededText('notFound.homeLink', language);
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`/${language}/`);
    });
  });
}

test('[4.06][8.04] a property that never was returns 404 and says so', async ({ page }) => {
  const response = await page.goto('/nl/te-koop/mechelen/een-huis/999999/');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Dit pand is niet gevonden of al verkocht.')).toBeVisible();
});

test.describe('a property that is gone', () => {
  test.use({ expectedProblems: { patterns: [/status of 410/] } });

  test('[8.04] a property that was removed returns 410 and says so', async ({ page }) => {
    const response = await page.goto('/fr/a-vendre/malines/une-maison/2042/');
    expect(response?.status()).toBe(410);
    await expect(page.getByText('Ce bien est introuvable ou déjà vendu.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      seededText('property.notFoundTitle', 'fr'),
    );
    for (const way of ['list.allForSale', 'list.allForRent', 'property.worth'] as const)
      await expect(main.getByRole('link', { name: seededText(way, 'fr') }).first()).toBeVisible();
  });
});

test('a language that is known but not enabled returns 404', async ({ page }) => {
  const response = await page.goto('/de/');
  expect(response?.status()).toBe(404);
});
