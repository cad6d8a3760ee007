import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { expectNoOverflow, seededText, visit } from '../support/visitor.ts';

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const list = '/nl/take-along/';
const button = (page: Page, key: Parameters<typeof word>[0]) => page.getByRole('button', { name: word(key) });

const pictureWidths = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager';
    return Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode().catch(() => undefined);
        return image.naturalWidth;
      }),
    );
  });

/** Lists what the browser holds of the pages that were taken along. */
const held = (page: Page) =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ...(await caches.keys()).map((name) => new URL(name).pathname),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`favourites are taken along on ${device}, and open with their notes where there is no network`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/nl/bewaarde-panden/?ids=2101,2104');
    expect(await held(page)).toEqual([]);
    await page.getByRole('link', { name: word('takeAlong.link') }).click();
    await expect(page).toHaveURL(`${list}?ids=2101,2104`);
    expect(await held(page)).toEqual([]);
    await button(page, 'takeAlong.take').click();
    await expect(page.getByRole('status')).toHaveText(/panden: 2 \(\d+,?\d* MB\)/);
    await expect(button(page, 'takeAlong.take')).toBeHidden();
    expect(await held(page)).toEqual([list, list, 'take-along']);
    await expectNoAxeViolations(page);

    await context.setOffline(true);
    await page.goto(list);
    await expect(page.getByRole('status')).toHaveText(/panden: 2/);
    expect(Math.min(...(await pictureWidths(page)))).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: word('takeAlong.notes') })).toBeVisible();
    expect(Math.min(...(await pictureWidths(page)))).toBeGreaterThan(0);
    const kitchen = page.getByRole('group', { name: /keuken/i }).first();
    await page
      .locator('summary')
      .filter({ hasText: /keuken/i })
      .first()
      .click();
    await kitchen.getByRole('radio', { name: word('takeAlong.doubt') }).check();
    await kitchen.getByRole('textbox').fill('Weinig licht');
    await expect(page.getByRole('status')).toHaveText(word('takeAlong.noted'));
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, [320, viewport.width]);
    await page.reload();
    await expect(kitchen.getByRole('textbox')).toHaveValue('Weinig licht');
    await expect(kitchen.getByRole('radio', { name: word('takeAlong.doubt') })).toBeChecked();

    await page.getByRole('link', { name: word('takeAlong.all') }).click();
    await button(page, 'takeAlong.clear').click();
    await expect(page.getByRole('status')).toHaveText(word('takeAlong.cleared'));
    expect(await held(page)).toEqual([]);
  });

test('a booked visit joins what was taken before, and a home that was withdrawn says so', async ({
  page,
}) => {
  await page.goto(`${list}?ids=2104,999999`);
  await button(page, 'takeAlong.take').click();
  await expect(page.getByRole('status')).toHaveText(/panden: 1/);
  await expect(page.getByText(word('takeAlong.gone').replace('{reference}', '999999'))).toBeVisible();
  await page.goto(`${list}?ids=2101#visit=2026-03-05T09:00:00.000Z`);
  await expect(page).toHaveURL(`${list}?ids=2101,2104,999999`);
  await expect(page.getByText('Uw bezoek: donderdag 5 maart om 10:00')).toBeVisible();
  await button(page, 'takeAlong.take').click();
  await expect(page.getByRole('status')).toHaveText(/panden: 2/);
  await button(page, 'takeAlong.remove').last().click();
  await expect(page).toHaveURL(`${list}?ids=2101,2104`);
});

test('what was taken along is removed although a renewal of it hangs', async ({ page }) => {
  await page.goto(`${list}?ids=2101`);
  await button(page, 'takeAlong.take').click();
  await expect(page.getByRole('status')).toHaveText(/panden: 1/);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
  });
  const home = `**${list}2101/`;
  await page.route(home, () => undefined);
  const renewal = page.waitForRequest(home);
  await page.reload();
  await renewal;
  await button(page, 'takeAlong.clear').click();
  await expect(page.getByRole('status')).toHaveText(word('takeAlong.cleared'));
  expect(await held(page)).toEqual([]);
});

test('without script nothing offers to take along, and what is there can be read', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto('/nl/bewaarde-panden/?ids=2101');
  await expect(page.getByText(word('takeAlong.link'), { exact: true })).toBeHidden();
  await page.goto(`${list}2101/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(word('takeAlong.notesLead'))).toBeHidden();
  await plain.close();
});
