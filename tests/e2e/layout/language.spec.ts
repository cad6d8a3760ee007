import { expect, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';

const names = { nl: 'Nederlands', fr: 'Français', en: 'English' } as const;

for (const [index, from] of journeys.entries()) {
  const others = journeys.filter(({ language }) => language !== from.language);
  for (const to of inBrief(others, index % others.length)) {
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

test('[7.05] the language a visitor read last is stored, and decides at the site’s root before the browser’s', async ({
  context,
  page,
}) => {
  await page.goto('/fr/a-vendre/');
  await page.waitForFunction(() => localStorage.getItem('language') === 'fr');
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
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

test('[2.19][2.20] a page known in another language moves for good to the one of its address, filters kept', async ({
  request,
}) => {
  const moves = [
    ['/fr/te-koop/?page=2', '/fr/a-vendre/?page=2'],
    ['/fr/te-koop/?city=Mechelen%7C2800&type=2', '/fr/a-vendre/?city=Mechelen%7C2800&type=2'],
    ['/en/a-louer/?type=2', '/en/for-rent/?type=2'],
    ['/NL/Te-Huur?type=2', '/nl/te-huur/?type=2'],
  ] as const;
  for (const [wrong, right] of moves) {
    const moved = await request.get(wrong, { maxRedirects: 0 });
    expect(moved.status(), wrong).toBe(301);
    expect(moved.headers()['location']).toBe(right);
  }
});

test('[2.10] the Dutch addresses of public pages answer, and each page has one in French and English', async ({
  request,
}) => {
  const dutch = [
    'te-koop',
    'te-huur',
    'contact',
    'over-ons',
    'verkopen',
    'disclaimer',
    'privacy-statement',
    'cookie-policy',
    'toegankelijkheid',
  ];
  for (const path of dutch) {
    const response = await request.get(`/nl/${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const tag of ['fr-BE', 'en']) expect(html).toContain(`hrefLang="${tag}"`);
  }
});

test('[2.21] a site in one language has no switch, and its root leads there', async ({
  baseURL,
  content,
  page,
  request,
}) => {
  test.slow();
  const enable = (enabledLanguages: string[]) =>
    content.patch('site-settings').set({ enabledLanguages }).commit();
  const frenchList = async () => (await request.get('/fr/a-vendre/')).status();
  await enable(['nl']);
  await expect.poll(frenchList).toBe(404);
  await page.goto('/nl/te-koop/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Te koop' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Taal kiezen' })).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="fr-BE"]')).toHaveCount(0);
  const root = await request.get('/', { headers: { 'Accept-Language': 'fr' } });
  expect(root.url()).toBe(`${baseURL ?? ''}/nl/`);

  await enable(['nl', 'fr']);
  await expect.poll(frenchList).toBe(200);
  await page.reload();
  const choices = page.getByRole('navigation', { name: 'Taal kiezen' }).getByRole('link');
  await expect(choices).toHaveText(['NL', 'FR']);
});
