import { expect, expectNoAxeViolations } from './fixtures.ts';
import { journeys } from './journeys.ts';
import { test } from './own-stack.ts';

const lastResort = {
  nl: 'Even niet bereikbaar',
  fr: 'Momentanément indisponible',
  en: 'Unavailable for a moment',
} as const;

/** What no visitor may read: places in code, errors of the runtime, addresses behind the site. */
const innards = /\bat .+:\d+:\d+|\b(Type|Client|Server|Request)Error\b|localhost:\d|ECONN|fetch failed/;

const newPhone = '+32 15 99 99 99';

test.use({ expectedProblems: { patterns: [/status of 50\d/] } });

test('the site goes on with its last good content while the lake is down, and recovers with it', async ({
  content,
  own,
  page,
}) => {
  test.slow();
  await own.startLake();
  await own.startSite();
  await page.goto(`${own.site}/nl/contact/`);
  await expect(page.getByRole('region', { name: 'Onze kantoren' })).toBeVisible();

  await test.step('content changes, so that what the site holds of the page is out of date', async () => {
    const lake = content.withConfig({ apiHost: own.lake });
    await lake.patch('site-settings').set({ phone: newPhone }).commit();
    await expect(async () => {
      await page.goto(`${own.site}/nl/`);
      await expect(page.getByRole('contentinfo')).toContainText(newPhone, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  });

  await own.killLake();

  await test.step('a page that was loaded before is still there', async () => {
    const response = await page.goto(`${own.site}/nl/contact/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Onze kantoren' })).toBeVisible();
    expect(own.log.join('\n')).toContain('the last good content is served');
  });

  await test.step('a page nobody has loaded yet fails in its language, between header and footer', async () => {
    const response = await page.goto(`${own.site}/fr/contact/`);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    expect(await response?.text()).not.toMatch(innards);
    await expect(page).toHaveTitle('Une erreur s’est produite');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
    await expect(page.getByRole('heading', { level: 1, name: 'Une erreur s’est produite' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'À vendre' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(newPhone);
    await expectNoAxeViolations(page);
  });

  await test.step('with the lake back, the failed page loads', async () => {
    await own.startLake();
    const response = await page.goto(`${own.site}/fr/contact/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('region', { name: 'Nos agences' })).toBeVisible();
  });
});

test('a site started without any lake answers in the visitor’s language that it is not available', async ({
  own,
  page,
  request,
}) => {
  await own.startSite();
  for (const { language, tag } of journeys) {
    const response = await page.goto(`${own.site}/${language}/`);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    expect(response?.headers()['content-type']).toContain('text/html');
    expect(await response?.text()).not.toMatch(innards);
    await expect(page).toHaveTitle(lastResort[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1, name: lastResort[language] })).toBeVisible();
    await expectNoAxeViolations(page);
  }
  const data = await request.get(`${own.site}/fr/a-vendre.data`);
  expect(data.status()).toBeGreaterThanOrEqual(500);
  expect(await data.text()).not.toMatch(innards);
});
