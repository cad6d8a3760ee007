import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

async function openMap(page: Page) {
  await page.goto('/nl/te-koop/?view=map');
  await page.locator('.list-map').scrollIntoViewIfNeeded();
  const frame = page.locator('iframe[title^="Kaart met"]');
  const inside = frame.contentFrame();
  await expect(inside.getByRole('group', { name: /^Kaart met/ })).toBeVisible();
  await expect(page.locator('.map-embed-shown')).toHaveCount(1);
  const { x = 0, y = 0, width = 0, height = 0 } = (await inside.locator('.map-drawing').boundingBox()) ?? {};
  const at = (right: number, down: number) => ({ x: x + width * right, y: y + height * down });
  /** Left, top, width and height of what is drawn, in units of the drawing. */
  const view = async () => {
    const box = (await inside.locator('.map-drawing > svg').first().getAttribute('viewBox')) ?? '';
    const [left = 0, top = 0, wide = 0, high = 0] = box.split(' ').map(Number);
    return { left, top, wide, high };
  };
  const ofWhole = async (whole: number) => Math.round(((await view()).wide / whole) * 100);
  return { inside, at, view, ofWhole };
}

test('wheel, double click and keys move the map, and the wheel alone scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { inside, at, view, ofWhole } = await openMap(page);
  const whole = await view();
  const free = at(0.1, 0.85);
  const scrolled = () => page.evaluate(() => scrollY);

  await page.mouse.move(free.x, free.y);
  const before = await scrolled();
  await page.mouse.wheel(0, 40);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.mouse.wheel(0, -40);
  await expect.poll(scrolled).toBe(before);
  expect(await view()).toEqual(whole);

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(() => ofWhole(whole.wide)).toBe(67);
  expect(await scrolled()).toBe(before);
  await expect(inside.getByRole('link', { name: 'Zoek in dit gebied' })).toBeVisible();

  await page.mouse.dblclick(free.x, free.y);
  await expect.poll(() => ofWhole(whole.wide)).toBe(34);

  await inside.getByRole('button', { name: 'Inzoomen' }).focus();
  await page.keyboard.press('-');
  await expect.poll(() => ofWhole(whole.wide)).toBe(67);
  const beforeArrow = await view();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await view()).left).toBeGreaterThan(beforeArrow.left);
});

test('a drag moves the map, selects no text and follows no link that it began on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { inside, view } = await openMap(page);
  // Begins on a circle and passes over names.
  const beforeDrag = await view();
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await inside.locator('.map-cluster').first().boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 160, y + height / 2 + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await view()).left).toBeLessThan(beforeDrag.left);
  await expect(page).toHaveURL('/nl/te-koop/?view=map');
  const selected = page.frames().map((frame) => frame.evaluate(() => getSelection()?.toString() ?? ''));
  expect((await Promise.all(selected)).join('')).toBe('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('two fingers zoom, one moves, and marks are large enough for it', async ({ page, context }) => {
    const { inside, at, view, ofWhole } = await openMap(page);
    const session = await context.newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const whole = await view();
    await touch('touchStart', at(0.4, 0.6), at(0.6, 0.6));
    await touch('touchMove', at(0.3, 0.6), at(0.7, 0.6));
    await touch('touchMove', at(0.2, 0.6), at(0.8, 0.6));
    await touch('touchEnd');
    await expect.poll(() => ofWhole(whole.wide)).toBe(33);

    const before = await view();
    await touch('touchStart', at(0.5, 0.7));
    await touch('touchMove', at(0.45, 0.65));
    await touch('touchMove', at(0.3, 0.6));
    await touch('touchEnd');
    await expect.poll(async () => (await view()).left).toBeGreaterThan(before.left);
    await expect(page).toHaveURL('/nl/te-koop/?view=map');
    for (const mark of await inside.locator('.map-pin, .map-cluster').all()) {
      const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
  });
});
