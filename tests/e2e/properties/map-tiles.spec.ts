import { addresses, expect, expectNoAxeViolations } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

/** One transparent pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('with tiles the frame loads a map library once the map is opened, and allows their host alone', async ({
  page,
  own,
}) => {
  await own.startSite({
    SANITY_API_HOST: addresses.lake,
    MAP_TILES_URL: `${addresses.lake}/tiles/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: 'Kaart van een test',
  });
  await page.route(`${addresses.lake}/tiles/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${own.site}/nl/te-koop/`);
  await page
    .getByRole('navigation', { name: 'Weergave' })
    .getByRole('link', { name: 'Kaart', exact: true })
    .click();
  await expect(page).toHaveURL(/view=map/);
  expect(paths.filter((path) => path.includes('tile-map'))).toEqual([]);
  const framed = page.waitForResponse((response) => response.url().endsWith('/nl/map-frame/'));
  await page.locator('.list-map').scrollIntoViewIfNeeded();
  const policy = (await (await framed).allHeaders())['content-security-policy'];
  expect(policy).toContain(`img-src 'self' data: ${addresses.lake};`);
  const inside = page.locator('iframe[title^="Kaart met"]').contentFrame();
  await expect(inside.getByText('Kaart van een test')).toBeVisible();
  await expectNoAxeViolations(page, '.list-map');

  const circle = inside.getByRole('link', { name: /panden rond Mechelen/ });
  const count = (await circle.textContent()) ?? '';
  await inside.getByRole('button', { name: 'Naar het noorden' }).click();
  await expect(inside.getByRole('link', { name: 'Zoek in dit gebied' })).toBeVisible();
  await inside.getByRole('button', { name: 'Naar het zuiden' }).click();
  // A pin that still moves would leave the pointer.
  await expect(inside.locator('.leaflet-pan-anim')).toHaveCount(0);
  await circle.click();
  await expect(page).toHaveURL(/view=map&bounds=/);
  await expect(page.locator('#list-count')).toHaveText(`${count} panden`);
  // Pins that have room show their price without being pointed at.
  await expect(inside.locator('.map-pin').getByText('€').filter({ visible: true })).not.toHaveCount(0);

  await page.goto(`${own.site}/nl/property/2108/`);
  await page.locator('.map-of-one').scrollIntoViewIfNeeded();
  const around = page.locator('iframe[title^="Kaart met de ligging"]').contentFrame();
  await expect(around.getByText('Kaart van een test')).toBeVisible();
  // The address is hidden, so its pin is the broken circle on the middle of the municipality.
  await expect(around.locator('.map-pin.map-near')).toBeVisible();
  await expectNoAxeViolations(page, '.map-of-one');
});
