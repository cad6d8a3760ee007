import bundle from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief, journeys, ways } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

for (const { journey, javaScriptEnabled, how } of ways) {
  const { language, tag, home, modules, sale, rent, property } = journey;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`[2.01][2.02][2.04] home leads to the list for sale and on to a property: ${how}`, async ({
      page,
    }) => {
      await page.goto(`/${language}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
      for (const module of modules) await expect(page.getByRole('region', { name: module })).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: sale.title, exact: true }).click();
      await expect(page).toHaveURL(sale.path);
      await expect(page.getByRole('heading', { level: 1, name: sale.title })).toBeVisible();

      await page.getByRole('main').getByRole('link', { name: property.title }).click();
      await expect(page).toHaveURL(property.path);
      await expect(page.getByRole('heading', { level: 1, name: property.title })).toBeVisible();
      for (const words of ['2101', '148 m²']) await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('region', { name: property.details })).toContainText('172 m²');
    });

    test(`[2.03] the list for rent shows rents by the month: ${how}`, async ({ page }) => {
      await page.goto(rent.path);
      await expect(page.getByRole('heading', { level: 1, name: rent.title })).toBeVisible();
      const cards = page.getByRole('main').getByRole('article');
      expect(await cards.count()).toBeGreaterThan(10);
      const perMonth = seededText('facts.perMonth', language)
        .replace('{price}', '')
        .trim()
        .replace(' ', String.raw`\s`);
      const priced = cards.filter({ hasText: new RegExp(`(?:€\\s?\\d|\\d\\s€).* ${perMonth}`) });
      // One rent is not published.
      await expect(priced).toHaveCount((await cards.count()) - 1);
    });
  });
}

for (const [index, { language, sale, rent, property }] of journeys.entries()) {
  const pairs = [
    [sale.path, rent.path],
    [`/${language}/`, property.path],
  ];
  for (const paths of inBrief(pairs, index % pairs.length))
    test(`${paths.join(' and ')} satisfy axe`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await expectNoAxeViolations(page);
      }
    });
}

test('a list goes on at a second page with an address of its own', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const first = await page.getByRole('main').getByRole('article').first().textContent();
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL('/nl/te-koop/?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Vorige' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('no page scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { language, sale, property } of journeys) {
    for (const path of [`/${language}/`, sale.path, property.path]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  }
});

test('no state of finding scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/nl/te-koop/?city=Mechelen%7C2800&type=1&bedrooms=3&sort=price-per-m2',
    '/nl/te-koop/?bedrooms=20',
    '/nl/te-koop/?view=map',
    '/nl/te-koop/#filters',
    '/nl/recent-verkocht/',
    '/nl/bewaarde-panden/?ids=2101,2117,2131',
    '/nl/bewaarde-panden/?compare=2101,2102,2117',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('[7.01] lists, types and cities hold what the bundle holds, and reading them calls this site alone', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/nl/te-koop/?sold=yes');
  const forSale = bundle.Properties.filter(({ Goal }) => Goal === 0);
  await expect(page.locator('#list-count')).toHaveText(`${String(forSale.length)} panden`);
  const offered = (parameter: string) =>
    page
      .locator(`#filter-form [name="${parameter}"]`)
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).sort());
  expect(await offered('type')).toEqual([...new Set(forSale.map(({ WebID }) => String(WebID)))].sort());
  const zips = (await offered('city')).map((city) => city.split('|')[1]).sort();
  expect(zips).toEqual([...new Set(forSale.map(({ Zip }) => Zip))].sort());
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
