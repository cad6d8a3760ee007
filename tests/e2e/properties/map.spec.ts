import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';

const bounds = (area: string) => `bounds=${encodeURIComponent(area)}`;
const hiddenPlaces = ['51.2131', '3.2265', '51.266', '4.5585'];

type Recorded = { loadedAt?: number; messages: { at: number; origin: string; data: string }[] };

/** Records in every frame when it has loaded and the messages it gets. */
function recordMessages() {
  const recorded: Recorded = { messages: [] };
  Object.assign(globalThis, { recorded });
  addEventListener('load', () => {
    recorded.loadedAt = performance.now();
  });
  addEventListener('message', ({ origin, data }) => {
    recorded.messages.push({ at: performance.now(), origin, data: String(data) });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a drawing of links to properties and to lists of an area', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/nl/te-koop/');
    await expect(page.locator('svg.map-drawing')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Kaart' }).click();
    await expect(page).toHaveURL('/nl/te-koop/?view=map');
    const map = page.getByRole('group', { name: /^Kaart met \d+ panden$/ });
    await expect(map).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const circle = map.getByRole('link', { name: /panden rond Mechelen/ });
    const count = (await circle.textContent()) ?? '';
    await circle.click();
    await expect(page).toHaveURL(/view=map&bounds=/);
    await expect(page.locator('#list-count')).toHaveText(`${count} panden`);
    await page.getByRole('link', { name: 'Zoek weer overal' }).click();
    await expect(page).toHaveURL('/nl/te-koop/?view=map#map');
    await expect(map).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

    await page.goto(`/nl/te-koop/?view=both&${bounds('51.1900,3.1900,51.2300,3.2500')}`);
    await expect(page.locator('.list-beside-map').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Naar het noorden' })).toBeVisible();
    await page.getByRole('link', { name: /Brugge.*ligging bij benadering$/ }).click();
    await expect(page).toHaveURL(/\/2107\/$/);
  });
});

test('[7.02][7.03] the page posts its properties to the map frame 50 ms after that has loaded', async ({
  page,
  context,
}) => {
  await context.addInitScript(recordMessages);
  await page.setViewportSize({ width: 1280, height: 900 });
  const response = await page.goto('/nl/te-koop/?type=1&view=both');
  expect(response?.headers()['content-security-policy']).toContain("frame-src 'self'");
  const cards = page.locator('.list-beside-map').getByRole('article');
  const listed = await cards.evaluateAll((all) => all.map(({ dataset }) => dataset['property']));

  // The frame is fetched when the map scrolls near; the drawing below it may be covered by then.
  await page.locator('.list-map').scrollIntoViewIfNeeded();
  const element = page.locator('iframe[title^="Kaart met"]');
  await expect(element).toBeVisible();
  const inside = element.contentFrame();
  const pins = inside.getByRole('group', { name: /^Kaart met/ }).getByRole('link');
  await expect(pins).not.toHaveCount(0);
  const frame = page.frames().find((each) => each.url().endsWith('/nl/map-frame/'));
  if (!frame) throw new Error('The page shows no map frame.');
  const { loadedAt = 0, messages } = await frame.evaluate(
    () => (globalThis as unknown as { recorded: Recorded }).recorded,
  );
  const first = messages.find(({ data }) => data.includes('propertyList'));
  const message = JSON.parse(first?.data ?? '') as Record<string, unknown> & {
    propertyList: { id: string }[];
  };
  expect(message.propertyList.map(({ id }) => id)).toEqual(listed);
  expect(message).toMatchObject({ mapType: 'drawn', marqueeIgnoreList: [2, 3, 4] });
  expect(message['customMarker']).toMatch(/^M/);
  expect(message['infoMessage']).toBe(await element.getAttribute('title'));
  expect(first?.origin).toBe(new URL(page.url()).origin);
  // Timers may fire a millisecond early, but not more.
  expect((first?.at ?? 0) - loadedAt).toBeGreaterThanOrEqual(49);
  for (const place of hiddenPlaces) expect(first?.data).not.toContain(place);

  // A message of another site changes nothing.
  await frame.evaluate((data) => {
    const empty = JSON.stringify({ ...JSON.parse(data), propertyList: [] });
    const { parent } = window;
    dispatchEvent(
      new MessageEvent('message', { data: empty, origin: 'https://other.example', source: parent }),
    );
    dispatchEvent(new MessageEvent('message', { data: empty, origin: location.origin, source: window }));
  }, first?.data ?? '');
  await expect(pins).not.toHaveCount(0);

  await cards.first().hover();
  await expect(inside.locator('.map-marked')).toHaveCount(1);
  await cards.nth(1).getByRole('link').first().focus();
  await expect(inside.locator('.map-marked')).toHaveCount(1);
  await expectNoAxeViolations(page);
});

test('list and map move together without a load, and a pin shows its card before its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nl/te-koop/?type=1&view=both');
  const inside = page.locator('iframe[title^="Kaart met"]').contentFrame();
  await expect(inside.getByRole('group', { name: /^Kaart met/ })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-marked', '');
    scrollTo(0, 60);
  });
  await inside.getByRole('button', { name: 'Inzoomen' }).click();
  await inside.getByRole('link', { name: 'Zoek in dit gebied' }).click();
  await expect(page).toHaveURL(/\?type=1&view=both&bounds=[\d.%C-]+$/);
  await expect(inside.getByRole('link', { name: 'Zoek in dit gebied' })).toHaveCount(0);
  const count = parseInt((await page.locator('#list-count').textContent()) ?? '', 10);
  await expect(page.locator('.list-beside-map').getByRole('article')).toHaveCount(count);
  await expect(inside.getByRole('group', { name: `Kaart met ${String(count)} panden` })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(60);

  const pin = inside.locator('.map-pin').first();
  const id = (await pin.getAttribute('data-ids')) ?? '';
  await pin.click();
  const preview = page.locator('.map-preview');
  await expect(preview.locator(`article[data-property="${id}"]`)).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Bekijk', exact: true })).toBeVisible();
  await preview.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.locator('.favourites-count').first()).toHaveText('1');
  await expectNoAxeViolations(page);
  await preview.getByRole('button', { name: 'Sluiten' }).click();
  await expect(preview).toBeEmpty();
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
  await pin.click();
  await expect(page).toHaveURL(new RegExp(`/${id}/$`));
});

test('only this site may show the map frame', async ({ page }) => {
  const response = await page.goto('/nl/map-frame/');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("img-src 'self' data:");
  await page.goto('/xx/map-frame/');
  await expect(page).toHaveURL('/nl/map-frame/');
});
