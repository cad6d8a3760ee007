import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { listScript, openLiveList } from '../support/islands.ts';
import { seededText } from '../support/visitor.ts';

const react = /\/assets\/react-[^/]+\.js$/;

/** A phone on a slow third-generation network: 400 kilobits a second, 400 milliseconds away, a quarter of the speed. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Withholds a script until it is released. */
async function withhold(page: Page, script: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The addresses of lists that the page's scripts fetch from now on. */
function listsFetched(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/te-koop/'))
      fetched.push(request.url());
  });
  return fetched;
}

const field = (page: Page, key: Parameters<typeof seededText>[0]) =>
  page.getByRole('main').getByLabel(seededText(key, 'nl'), { exact: true }).first();

test('a step of a form that is pressed before React has come is taken once it has, and typed text stays', async ({
  page,
}) => {
  test.slow();
  await slowDown(page);
  const release = await withhold(page, react);
  await page.goto('/nl/gratis-schatting/');
  await field(page, 'form.propertyAddress').fill('Korenmarkt 999');
  await page.getByRole('button', { name: seededText('form.nextStep', 'nl'), exact: true }).press('Enter');
  const summary = page.locator('.form-summary');
  await expect(summary).toHaveCount(0);
  release();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(field(page, 'form.propertyAddress')).toHaveValue('Korenmarkt 999');
});

test('what is typed into the search before React has come is searched for', async ({ page }) => {
  test.slow();
  await slowDown(page);
  const release = await withhold(page, react);
  await page.goto('/nl/');
  const search = field(page, 'search.label');
  await search.pressSequentially('gen');
  const options = page.getByRole('listbox', { name: seededText('search.results', 'nl') }).getByRole('option');
  await expect(options).toHaveCount(0);
  release();
  await expect(options.first()).toContainText('Gent');
  await expect(search).toHaveValue('gen');
  await expect(search).toBeFocused();
});

test('the search of the header opens once, however often it is pressed early', async ({ page }) => {
  test.slow();
  await slowDown(page);
  const release = await withhold(page, react);
  await page.goto('/nl/contact/');
  const opener = page.getByRole('banner').getByRole('link', { name: seededText('search.heading', 'nl') });
  await opener.click();
  await opener.click();
  release();
  await expect(page.getByRole('dialog', { name: seededText('search.heading', 'nl') })).toHaveCount(1);
  await expect(page).toHaveURL('/nl/contact/');
});

test('a filter that is changed before the script of its list has come changes the list once it has', async ({
  page,
}) => {
  const release = await withhold(page, listScript);
  const fetched = listsFetched(page);
  await page.goto('/nl/te-koop/?sort=price-up');
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('3');
  release();
  await expect(page).toHaveURL('/nl/te-koop/?bedrooms=3&sort=price-up');
  expect(fetched).toHaveLength(1);
});

test('the script of a list whose filters nobody has touched fetches no other', async ({ page }) => {
  const fetched = listsFetched(page);
  await openLiveList(page, '/nl/te-koop/?type=1&bedrooms=2&price-max=900000&sort=price-up');
  await page.getByRole('combobox', { name: 'Slaapkamers' }).selectOption('3');
  await expect(page).toHaveURL(/bedrooms=3/);
  expect(fetched).toHaveLength(1);
});

test.describe('where React never comes', () => {
  test.use({ expectedProblems: { patterns: [/Failed to load resource|dynamically imported module/] } });

  test('a link leads on and a form is sent as without script', async ({ page }) => {
    await page.route(react, (route) => route.abort());
    await page.goto('/nl/');
    const opener = page.getByRole('banner').getByRole('link', { name: seededText('search.heading', 'nl') });
    await opener.click();
    await expect(page).toHaveURL('/nl/te-koop/');
    await page.goto('/nl/gratis-schatting/');
    await field(page, 'form.propertyAddress').fill('Korenmarkt 999');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    );
    await page.getByRole('button', { name: seededText('form.nextStep', 'nl'), exact: true }).click();
    expect((await sent).postData()).toContain('Korenmarkt');
  });
});
