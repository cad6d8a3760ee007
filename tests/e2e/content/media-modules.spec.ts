import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { isHydrated } from '../support/islands.ts';
import { seededText } from '../support/visitor.ts';

const comparison = { path: '/nl/verkopen/', title: 'Het juiste uur voor de foto' };
const film = { path: '/nl/werkwijze/', title: 'Een rondgang op film' };

const part = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a handle uncovers the first of two pictures, by keys and by mouse', async ({ page }) => {
  await page.goto(comparison.path);
  const module = part(page, comparison.title);
  const handle = module.getByRole('slider', { name: 'Schuif tussen Overdag en Valavond' });
  await handle.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(handle)).toBe(true);
  const uncovered = () =>
    module
      .getByRole('figure')
      .nth(1)
      .evaluate((figure) => getComputedStyle(figure).clipPath);
  expect(await uncovered()).toContain('50%');
  await handle.press('ArrowLeft');
  await expect.poll(uncovered).toContain('49%');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Overdag: 49 %');
  await handle.press('End');
  await expect.poll(uncovered).toContain('100%');
  const box = await module.getByRole('figure').first().boundingBox();
  if (!box) throw new Error('There is no picture to press.');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(uncovered).toMatch(/2[456]%/);
  await expectNoAxeViolations(page);
});

test('a video is loaded once a visitor starts it, which gives it the focus', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(film.path);
  const module = part(page, film.title);
  const start = module.getByRole('link', { name: seededText('gallery.playVideo', 'nl') });
  await start.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(start)).toBe(true);
  expect(fetched.filter((address) => address.endsWith('.mp4'))).toEqual([]);
  await expectNoAxeViolations(page);
  await start.click();
  await expect(module.locator('video')).toBeFocused();
  await expect.poll(() => fetched.some((address) => address.endsWith('/videos/2101.mp4'))).toBe(true);
});

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('both pictures are beside each other, and a video opens by itself', async ({ page }) => {
    await page.goto(comparison.path);
    const [first, second] = await Promise.all(
      [0, 1].map((number) => part(page, comparison.title).getByRole('figure').nth(number).boundingBox()),
    );
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.goto(film.path);
    const start = part(page, film.title).getByRole('link', { name: seededText('gallery.playVideo', 'nl') });
    await expect(start).toHaveAttribute('href', '/videos/2101.mp4');
  });
});
