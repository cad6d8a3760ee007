import type { CDPSession, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';

type Part = readonly [right: number, down: number];

/** Around the middle of the country, as parts of the map. */
const around: readonly Part[] = [
  [0.3, 0.05],
  [0.62, 0.06],
  [0.7, 0.4],
  [0.45, 0.5],
  [0.28, 0.3],
];

/** The same on a map that is higher than wide. */
const aroundOnPhone: readonly Part[] = [
  [0.2, 0.12],
  [0.75, 0.15],
  [0.45, 0.5],
];

async function openMap(page: Page, address: string) {
  await page.goto(address);
  await page.locator('.list-map').scrollIntoViewIfNeeded();
  const inside = page.locator('iframe[title^="Kaart met"]').contentFrame();
  await inside.getByRole('button', { name: 'Teken een gebied' }).click();
  const surface = inside.getByRole('application', { name: 'Teken een gebied' }).getByRole('button').first();
  await expect(surface).toBeFocused();
  const { x = 0, y = 0, width = 0, height = 0 } = (await surface.boundingBox()) ?? {};
  const at = ([right, down]: Part) => ({ x: x + width * right, y: y + height * down });
  return { inside, surface, at };
}

async function expectDrawnList(page: Page) {
  await expect(page).toHaveURL(/[?&]polygon=BE[\w-]+$/);
  const count = parseInt((await page.locator('#list-count').textContent()) ?? '', 10);
  await expect(page.locator('iframe[title^="Kaart met"]')).toHaveAttribute(
    'title',
    `Kaart met ${String(count)} pand${count === 1 ? '' : 'en'}`,
  );
  return count;
}

test('a line drawn with a mouse filters list and map, stays in the address, and is a filter like any other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nl/te-koop/?view=both');
  const whole = parseInt((await page.locator('#list-count').textContent()) ?? '', 10);
  const { inside, at } = await openMap(page, '/nl/te-koop/?view=both');
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const [first, ...others] = around.map(at);
  if (!first) throw new Error('There is no line to draw.');
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 10 });
  await page.mouse.move(first.x, first.y, { steps: 10 });
  await page.mouse.up();

  const count = await expectDrawnList(page);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(whole);
  await expect(page.locator('.list-beside-map').getByRole('article')).toHaveCount(count);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
  await expect(inside.getByRole('button', { name: 'Wis gebied' })).toBeFocused();
  await expect(inside.locator('svg polygon')).toHaveCount(1);
  await expectNoAxeViolations(page);

  // A page from the server is the same, in every view and in the feed.
  const drawn = new URL(page.url()).searchParams.get('polygon') ?? '';
  await page.goto(`/nl/te-koop/?polygon=${drawn}`);
  await expect(page.locator('#list-count')).toHaveText(`${String(count)} pand${count === 1 ? '' : 'en'}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const feed = (await page.locator('link[type="application/atom+xml"]').first().getAttribute('href')) ?? '';
  const entries = (await (await page.request.get(feed)).text()).match(/<entry>/g) ?? [];
  expect(entries).toHaveLength(count);
  await page.getByRole('link', { name: /Getekend gebied/ }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(page.locator('#list-count')).toHaveText(`${String(whole)} panden`);
});

test('corners are placed with keys and taken back, and an area is left or finished with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { inside, surface } = await openMap(page, '/nl/te-koop/?view=map');
  await expectNoAxeViolations(page);
  const status = inside.getByRole('status');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const times = (key: string, count: number) => Array.from({ length: count }, () => key);
  await press(...times('ArrowLeft', 4), ...times('ArrowUp', 8), 'Enter');
  await press(...times('ArrowRight', 9), 'Enter', ...times('ArrowDown', 3), 'Enter');
  await expect(status).toHaveText('Hoeken: 3');
  await press('Backspace');
  await expect(status).toHaveText('Hoeken: 2');
  await press('Escape');
  await expect(inside.getByRole('button', { name: 'Teken een gebied' })).toBeFocused();

  await press('Enter');
  await expect(surface).toBeFocused();
  await press(...times('ArrowLeft', 4), ...times('ArrowUp', 8), 'Enter');
  await press(...times('ArrowRight', 9), 'Enter', ...times('ArrowDown', 9), 'Enter');
  await press(...times('ArrowLeft', 9), ...times('ArrowUp', 9), 'Enter');
  await expectDrawnList(page);
  await press('Enter');
  await expect(page).toHaveURL('/nl/te-koop/?view=map');
  await expect(inside.getByRole('button', { name: 'Teken een gebied' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points as { x: number; y: number }[],
    });
  }

  test('a finger draws a line or touches corners, and the map stays where it is', async ({
    page,
    context,
  }) => {
    const { inside, at } = await openMap(page, '/nl/te-koop/?view=map');
    const session = await context.newCDPSession(page);
    const topOfMap = () =>
      page.locator('.list-map').evaluate((map) => Math.round(map.getBoundingClientRect().top));
    const top = await topOfMap();
    const [first, ...others] = aroundOnPhone.map(at);
    if (!first) throw new Error('There is no line to draw.');
    await touch(session, 'touchStart', [first]);
    for (const point of others) await touch(session, 'touchMove', [point]);
    await touch(session, 'touchEnd', []);
    await expectDrawnList(page);
    expect(await topOfMap()).toBe(top);

    await expect(inside.getByRole('button', { name: 'Wis gebied' })).toBeFocused();
    await inside.getByRole('button', { name: 'Wis gebied' }).click();
    await expect(page).toHaveURL('/nl/te-koop/?view=map');
    await inside.getByRole('button', { name: 'Teken een gebied' }).click();
    await expect(inside.getByRole('button', { name: 'Annuleren' })).toBeVisible();
    for (const corner of aroundOnPhone.slice(0, 3).map(at)) await page.touchscreen.tap(corner.x, corner.y);
    await inside.getByRole('button', { name: 'Klaar' }).tap();
    await expectDrawnList(page);
  });
});
