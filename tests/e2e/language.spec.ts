import { expect, test } from './fixtures.ts';
import { journeys } from './journeys.ts';

const names = { nl: 'Nederlands', fr: 'Français', en: 'English' } as const;

for (const from of journeys) {
  for (const to of journeys.filter(({ language }) => language !== from.language)) {
    test(`[2.21] every page switches from ${from.language} to its equivalent in ${to.language}`, async ({
      page,
    }) => {
      const pages = [
        [`/${from.language}/`, `/${to.language}/`],
        [from.sale.path, to.sale.path],
        [from.rent.path, to.rent.path],
        [from.property.path, to.property.path],
      ] as const;
      for (const [start, end] of pages) {
        await page.goto(start);
        await page.getByRole('banner').getByRole('link', { name: names[to.language] }).click();
        await expect(page).toHaveURL(end);
        await expect(page.locator('html')).toHaveAttribute('lang', to.tag);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.21] a property switches its language without JavaScript', async ({ page }) => {
    const [dutch, french] = journeys;
    await page.goto(dutch.property.path);
    await page.getByRole('banner').getByRole('link', { name: names.fr }).click();
    await expect(page).toHaveURL(french.property.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.property.title);
  });
});

test('the site’s root leads to the browser’s language', async ({ browser, baseURL }) => {
  for (const [locale, path] of [
    ['fr-BE', '/fr/'],
    ['en-GB', '/en/'],
    ['ja-JP', '/nl/'],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL(path);
    await context.close();
  }
});

test('the language a visitor read last decides at the site’s root, before the browser’s', async ({
  page,
}) => {
  await page.goto('/fr/a-vendre/');
  await page.waitForFunction(() => localStorage.getItem('language') === 'fr');
  await page.goto('/');
  await expect(page).toHaveURL('/fr/');
  await page.goto('/for-rent/');
  await expect(page).toHaveURL('/fr/a-louer/');
});

test('[2.04] the number of a property leads to its page in the language of the address', async ({ page }) => {
  const [dutch, french] = journeys;
  await page.goto('/property/2101/');
  await expect(page).toHaveURL(dutch.property.path);
  await page.goto('/fr/property/2101/');
  await expect(page).toHaveURL(french.property.path);
  await page.goto('/fr/a-vendre/mechelen/een-oude-titel/2101/');
  await expect(page).toHaveURL(french.property.path);
});

test('a page that is known in another language moves for good to the one of its address', async ({
  request,
}) => {
  const moved = await request.get('/fr/te-koop/?page=2', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/fr/a-vendre/?page=2');
});

test('each page names its other languages for search engines', async ({ page, baseURL }) => {
  const [dutch, french] = journeys;
  await page.goto(french.property.path);
  const alternate = page.locator('link[rel="alternate"][hreflang="nl-BE"]');
  await expect(alternate).toHaveAttribute('href', `${baseURL ?? ''}${dutch.property.path}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL ?? ''}${french.property.path}`,
  );
});
