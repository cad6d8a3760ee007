import { isLanguageId } from '../../../schemas/languages.ts';
import { readDatabaseIn } from '../support/database.ts';
import { everyFault, startGateway } from './faulty-gateway.ts';
import { recordFigure } from '../support/figures.ts';
import { expect, expectNoAxeViolations } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { type OwnStack, test } from '../support/own-stack.ts';

const lastResort = {
  nl: 'Even niet bereikbaar',
  fr: 'Momentanément indisponible',
  en: 'Unavailable for a moment',
} as const;

/** Internals that no visitor may see: stack traces, runtime errors, addresses behind the site. */
const innards = /\bat .+:\d+:\d+|\b(Type|Client|Server|Request)Error\b|localhost:\d|ECONN|fetch failed/;

const seededPhone = '+32 15 00 00 00';
const mail = 'info@huisenhaard.example';

const publicPaths = `*[_type in ["page", "article"] && status == "published" && redirect != true]
  .path[language in ["nl", "fr", "en"]]{language, value}`;

type StoredPath = { language: string; value?: string };

/** The address of every public page in every language. */
async function findAddresses({ lake }: OwnStack): Promise<string[]> {
  const query = new URLSearchParams({ query: publicPaths });
  const answer = await fetch(`${lake}/v2025-02-19/data/query/production?${query.toString()}`);
  const { result } = (await answer.json()) as { result: StoredPath[] };
  return result.flatMap(({ language, value }) =>
    isLanguageId(language) && value ? [`/${language}${value}`] : [],
  );
}

/** One for the site, one for its feeds. */
const sharedQueries = 2;

const feeds = ['/sitemap.xml', '/nl/sitemap.xml', '/fr/feeds/properties.json', '/en/feeds/sale.atom'].concat(
  '/nl/feeds/open-houses.ics',
);

/** Finds the addresses whose response is not the whole page; the head names the page. */
async function findBroken(site: string, addresses: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${site}${address}`);
    const html = await answer.text();
    // A page that search engines are not to list, such as a thank-you page, names itself for sharing alone.
    const names = [`rel="canonical" href="${site}${address}"`, `"og:url" content="${site}${address}"`];
    const isWhole = answer.status === 200 && names.some((name) => html.includes(name));
    if (!isWhole || !html.includes(seededPhone)) broken.push(`${answer.status} ${address}`);
  }
  return broken;
}

test('every public page, read before or not, is there with its last good content while the lake fails', async ({
  own,
}) => {
  test.setTimeout(240_000);
  await own.startLake();
  const gateway = await startGateway(own.lake);
  const settings = { SANITY_API_HOST: gateway.address };
  await own.startSite(settings);
  const lake = own.content;
  const addresses = await findAddresses(own);
  expect(addresses.length).toBeGreaterThan(60);

  await test.step('one visit is enough to store all pages', async () => {
    // A busy lake answers its first questions too late.
    await expect.poll(() => findBroken(own.site, ['/nl/'])).toEqual([]);
    const countStored = () =>
      readDatabaseIn(own.siteFolder, 'select count(*) as stored from fallback_content')[0]?.stored;
    await expect.poll(countStored, { timeout: 60_000 }).toBe(addresses.length + sharedQueries);
  });

  let pagesRead = 0;
  let broken = 0;
  for (const [index, fault] of everyFault.entries()) {
    await test.step(`the lake ${fault}`, async () => {
      gateway.fault = fault;
      gateway.takeFailures();
      // The webhook comes from the lake itself, so the site knows that all it holds is out of date.
      await lake
        .patch('site-settings')
        .set({ phone: `+32 15 99 99 0${index}` })
        .commit();
      if (fault === 'hangs') {
        await own.killSite();
        await own.startSite(settings);
      }
      // After a failure the site pauses before it retries.
      await expect
        .poll(async () => {
          await fetch(`${own.site}/en/`);
          return gateway.takeFailures();
        })
        .toBeGreaterThan(0);
      const found = await findBroken(own.site, addresses);
      pagesRead += addresses.length;
      broken += found.length;
      expect.soft(found).toEqual([]);
      for (const feed of feeds) expect((await fetch(`${own.site}${feed}`)).status, feed).toBe(200);
    });
  }
  recordFigure('5 content lake fails', {
    faults: everyFault.length,
    pages: addresses.length,
    'pages read during faults': pagesRead,
    'pages not whole': broken,
  });

  await test.step('once the lake responds again, visitors read what has changed since', async () => {
    gateway.fault = undefined;
    const last = `+32 15 99 99 0${everyFault.length - 1}`;
    await expect.poll(async () => (await fetch(`${own.site}/fr/contact/`)).text()).toContain(last);
  });
  await gateway.close();
});

test.describe('with errors in the console', () => {
  test.use({ expectedProblems: { patterns: [/status of 503/] } });

  test('a page without fallback content fails in its language, with phone and mail, between header and footer', async ({
    own,
    page,
  }) => {
    test.slow();
    await own.startLake();
    const gateway = await startGateway(own.lake);
    await own.startSite({ SANITY_API_HOST: gateway.address });
    const stored = `select count(*) as stored from fallback_content`;
    await expect
      .poll(
        async () => {
          // A busy lake answers too late, and a later visit stores the rest; no page in memory may serve it.
          await fetch(`${own.site}/fr/${Date.now()}/`);
          return readDatabaseIn(own.siteFolder, stored)[0]?.stored;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(60);

    await test.step('a page appears, and the lake fails before anybody has read it', async () => {
      const lake = own.content;
      gateway.failsOn = 'page-unread';
      const path = [
        { _type: 'internationalizedArrayStringValue', _key: 'fr', language: 'fr', value: '/neuf/' },
      ];
      await lake.create({ _id: 'page-unread', _type: 'page', kind: 'content', status: 'published', path });
      await expect.poll(async () => (await fetch(`${own.site}/fr/neuf/`)).status).toBe(503);
    });

    await test.step('its answer says so, and when to come back', async () => {
      const response = await page.goto(`${own.site}/fr/neuf/`);
      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(await response?.text()).not.toMatch(innards);
      await expect(page).toHaveTitle('Une erreur s’est produite');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Une erreur s’est produite' })).toBeVisible();
      await expect(main.getByRole('link', { name: seededPhone })).toHaveAttribute('href', 'tel:+3215000000');
      await expect(main.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
      await expect(page.getByRole('banner').getByRole('link', { name: 'À vendre' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
    await gateway.close();
  });

  test('a site that has never seen any content returns 503 in the visitor’s language, with phone and mail', async ({
    own,
    page,
    request,
  }) => {
    test.slow();
    const gateway = await startGateway(own.lake);
    await own.startSite({ SANITY_API_HOST: gateway.address });
    for (const fault of everyFault) {
      gateway.fault = fault;
      const response = await request.get(`${own.site}/en/for-sale/`);
      expect(response.status(), fault).toBe(503);
      expect(await response.text()).toContain(lastResort.en);
    }
    gateway.fault = 'refuses connections';
    for (const { language, tag } of journeys) {
      const response = await page.goto(`${own.site}/${language}/`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      expect(response?.headers()['content-type']).toContain('text/html');
      expect(await response?.text()).not.toMatch(innards);
      await expect(page).toHaveTitle(lastResort[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1, name: lastResort[language] })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(response?.headers()['x-request-id'] ?? 'a number');
      await expect(page.getByRole('link', { name: seededPhone })).toHaveAttribute('href', 'tel:+3215000000');
      await expect(page.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`);
      await expectNoAxeViolations(page);
    }
    const french = { headers: { 'Accept-Language': 'fr-BE, en;q=0.5' } };
    const root = await request.get(`${own.site}/for-sale/?page=2`, french);
    expect(root.status()).toBe(503);
    expect(root.url()).toBe(`${own.site}/fr/for-sale/?page=2`);
    const data = await request.get(`${own.site}/fr/a-vendre.data`);
    expect(data.status()).toBe(503);
    expect(await data.text()).not.toMatch(innards);
    await gateway.close();
  });
});
