import type { APIRequestContext, Page } from '@playwright/test';
import bundle from '../../../seed/sample/properties/bundle.json' with { type: 'json' };
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText, visit } from '../support/visitor.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const property = '/nl/property/2101/';
const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const opener = (page: Page) => page.getByRole('button', { name: word('share.label'), exact: true });
const menu = (page: Page) => page.getByRole('group', { name: word('share.heading') });

/** Reads the head of a page as crawlers do, by property or type. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { '@graph': graph = [] } = JSON.parse(data) as { '@graph'?: Thing[] };
  return { html, meta, graph, ofType: (type: string) => graph.find((thing) => thing['@type'] === type) };
}

test('a property is shared by the browser, a copied link, mail or WhatsApp, and compared with favourites', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(Reflect.set(window, 'sharedData', data));
    Reflect.set(navigator, 'share', share);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await visit(page, property);
  const own = await page.locator('link[rel=canonical]').getAttribute('href');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page).getByRole('link', { name: word('share.whatsApp') })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(own ?? '')}$`),
  );
  await menu(page)
    .getByRole('button', { name: word('share.copy') })
    .click();
  await expect(menu(page).getByRole('status')).toHaveText(word('share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own);
  await expectNoAxeViolations(page);
  await menu(page)
    .getByRole('button', { name: word('share.more') })
    .click();
  const shared = await page.evaluate(() => Reflect.get(window, 'sharedData') as ShareData);
  expect(shared.url).toBe(own);
  expect(shared.title).toContain('Mechelen');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  const compare = page.getByRole('link', { name: word('share.compare') });
  await expect(compare).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('favourites', '["2103"]'));
  await page.reload();
  await expect(compare).toBeVisible();
  await expectNoShifts(page);
  await compare.click();
  await expect(page).toHaveURL('/nl/bewaarde-panden/?ids=2103,2101&compare=2101,2103');
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  await expect(columns.first()).toContainText('Rijwoning met stadstuin');
});

test('without JavaScript the menu opens and its links work', async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto(property);
  await opener(page).first().click();
  await expect(menu(page).getByRole('link', { name: word('share.mail') })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Huis%20te%20koop/,
  );
  await expect(menu(page).getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('crawlers read a picture, a price and a place in each language, and nothing hidden', async ({
  request,
}) => {
  for (const [language, title, locale] of [
    ['nl', 'Huis te koop in Mechelen · € 389.000', 'nl_BE'],
    ['fr', 'Maison à vendre à Malines · 389 000 €', 'fr_FR'],
    ['en', 'House for sale in Mechelen · €389,000', 'en_GB'],
  ] as const) {
    const { meta, ofType } = await headOf(request, `/${language}/property/2101/`);
    expect(meta('og:title')?.replaceAll('\u00a0', ' ')).toBe(title);
    expect(meta('og:locale')).toBe(locale);
    const picture = await request.get(new URL(meta('og:image') ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThanOrEqual(120_000);
    expect(ofType('RealEstateListing')).toMatchObject({
      offers: { price: 389000 },
      mainEntity: { '@type': 'House', numberOfBedrooms: 3 },
    });
    expect(ofType('BreadcrumbList')).toBeDefined();
    const hidden = await headOf(request, `/${language}/property/2108/`);
    const record = bundle.Properties.find(({ ID }) => ID === 2108);
    for (const secret of [record?.Street, record?.Price, record?.Latitude, '1.875.000'])
      expect(hidden.html).not.toContain(String(secret));
    expect(hidden.ofType('RealEstateListing')).not.toHaveProperty('offers.price');
    const { graph } = await headOf(request, `/${language}/property/2127/`);
    expect(JSON.stringify(graph)).not.toMatch(/"offers"|EUR/);
  }
  const home = await headOf(request, '/nl/');
  expect(home.ofType('WebSite')).toBeDefined();
  const contact = await headOf(request, '/nl/contact/');
  const offices = contact.graph.filter((thing) => thing['parentOrganization']);
  expect(offices.map(({ name }) => name)).toEqual(['Huis & Haard Mechelen', 'Huis & Haard Leuven']);
  const plain = await headOf(request, '/nl/privacy-statement/');
  const picture = await request.get(new URL(plain.meta('og:image') ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
