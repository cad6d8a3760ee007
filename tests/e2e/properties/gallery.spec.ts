import type { CDPSession, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';

/** Eleven photographs and a plan. */
const house = '/nl/property/2101/';
const phone = { width: 360, height: 740 };

const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Foto’s van / });
const opener = (page: Page, number: number) =>
  page.getByRole('link', { name: `Foto ${number} van 11 vergroten` });
const expectPosition = (page: Page, position: string) =>
  expect(lightbox(page).locator('[aria-live]')).toHaveText(new RegExp(`^${position}\\. `));
const zoomOf = (page: Page) =>
  lightbox(page)
    .locator('[data-current] > div')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

test('pictures open large and turn by keyboard, and the page is as it was after Escape and after back', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(house);
  const first = scripts.length;
  const bottoms = await page
    .locator('.mosaic > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom).filter(Boolean));
  expect(bottoms).toHaveLength(5);
  // Large and small pictures end on one line.
  expect(Math.max(...bottoms)).toBeCloseTo(bottoms[0] ?? NaN, 0);
  await opener(page, 2).focus();
  const scroll = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expectPosition(page, '2 van 11');
  expect(scripts.length).toBeGreaterThan(first);
  const shown = lightbox(page).locator('[data-current] img');
  await expect(shown).toBeInViewport();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1360);
  await expectNoAxeViolations(page);

  await page.keyboard.press('ArrowRight');
  await expectPosition(page, '3 van 11');
  await page.keyboard.press('End');
  await expectPosition(page, '11 van 11');
  await lightbox(page).getByRole('button', { name: 'Volgende foto' }).click();
  await expectPosition(page, '1 van 11');
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, '11 van 11');
  await page.keyboard.press('Home');
  await expectPosition(page, '1 van 11');
  await lightbox(page)
    .getByRole('button', { name: /^4 van 11\. / })
    .click();
  await expectPosition(page, '4 van 11');
  await expect(shown).toBeInViewport();

  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(1.5);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, '4 van 11');
  await lightbox(page).getByRole('button', { name: 'Uitzoomen' }).click();
  await expect.poll(() => zoomOf(page)).toBe(1);

  await lightbox(page).getByRole('button', { name: 'Plannen' }).click();
  await expectPosition(page, '1 van 1');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(opener(page, 2)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const address = page.url();
  await page.getByRole('link', { name: 'Plan vergroten' }).click();
  await expectPosition(page, '1 van 1');
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Plan vergroten' })).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

type Finger = { x: number; y: number };

/** Moves fingers over the screen in ten steps, from their first places to their last. */
async function touch(session: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [...from]);
  for (let step = 1; step <= 10; step += 1) {
    const between = from.map(({ x, y }, finger) => ({
      x: x + (((to[finger]?.x ?? x) - x) * step) / 10,
      y: y + (((to[finger]?.y ?? y) - y) * step) / 10,
    }));
    await send('touchMove', between);
  }
  await send('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a strip of pictures fills the width, and large ones are swiped, pinched and tapped', async ({
    page,
  }) => {
    await page.goto(house);
    await expect(opener(page, 1)).toBeInViewport({ ratio: 0.99 });
    const box = await opener(page, 1).boundingBox();
    expect(Math.round(box?.x ?? NaN)).toBe(0);
    expect(Math.round(box?.width ?? NaN)).toBe(phone.width);
    await expect(page.getByText('1/11', { exact: true })).toBeInViewport();
    await opener(page, 1).tap();
    await expectPosition(page, '1 van 11');
    await expect(lightbox(page).locator('[data-current] img')).toBeInViewport();

    const session = await page.context().newCDPSession(page);
    await touch(session, [{ x: 300, y: 360 }], [{ x: 60, y: 365 }]);
    await expectPosition(page, '2 van 11');
    await touch(session, [{ x: 60, y: 360 }], [{ x: 300, y: 365 }]);
    await expectPosition(page, '1 van 11');

    await touch(
      session,
      [
        { x: 170, y: 360 },
        { x: 190, y: 360 },
      ],
      [
        { x: 130, y: 360 },
        { x: 230, y: 360 },
      ],
    );
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(3);
    await touch(session, [{ x: 300, y: 360 }], [{ x: 60, y: 365 }]);
    await expectPosition(page, '1 van 11');
    await touch(
      session,
      [
        { x: 130, y: 360 },
        { x: 230, y: 360 },
      ],
      [
        { x: 175, y: 360 },
        { x: 185, y: 360 },
      ],
    );
    await expect.poll(() => zoomOf(page)).toBe(1);

    // A busy machine may put more time between two taps than a double tap allows.
    await expect(async () => {
      await page.touchscreen.tap(180, 360);
      await page.touchscreen.tap(180, 360);
      await expect.poll(() => zoomOf(page), { timeout: 2000 }).toBe(2.5);
    }).toPass();
    await expectNoAxeViolations(page);
    await lightbox(page).getByRole('button', { name: 'Foto’s sluiten' }).tap();
    await expect(lightbox(page)).toBeHidden();
  });
});

test('[5.25] the film of the site itself is played after a click', async ({ page }) => {
  const films: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.mp4')) films.push(response.headers()['content-type'] ?? '');
  });
  await page.goto(house);
  await page.getByRole('link', { name: 'Video' }).click();
  const start = lightbox(page).getByRole('button', { name: 'Video afspelen' });
  await expect(start).toBeVisible();
  expect(films).toEqual([]);
  await start.click();
  await expect(lightbox(page).locator('video')).toBeFocused();
  await expect.poll(() => films[0]).toBe('video/mp4');
});

test.describe('with players of others', () => {
  const hosts = ['www.youtube-nocookie.com', 'my.matterport.com'];
  test.use({
    expectedProblems: { patterns: hosts.map((host) => new RegExp(`^outside host: https://${host}/`)) },
  });

  test('[5.25] a video and a tour are fetched from their hosts only once they are started', async ({
    page,
  }) => {
    const fetched: string[] = [];
    for (const host of hosts)
      await page.route(`https://${host}/**`, (route) => {
        fetched.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      });
    await page.goto('/nl/property/2113/');
    await page.getByRole('link', { name: 'Video' }).click();
    await expect(lightbox(page).getByText(/^Deze beelden komen van YouTube\. /)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(fetched).toEqual([]);
    await lightbox(page).getByRole('button', { name: 'Video afspelen' }).click();
    await expect(lightbox(page).locator('iframe')).toHaveAttribute('title', 'Video');
    const video = 'https://www.youtube-nocookie.com/embed/huisenhaard?autoplay=1&rel=0';
    await expect.poll(() => fetched).toEqual([video]);

    await lightbox(page).getByRole('button', { name: '3D-tour' }).click();
    await expect(lightbox(page).locator('iframe')).toHaveCount(0);
    await expect(lightbox(page).getByRole('link', { name: 'Bekijken op Matterport' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await lightbox(page).getByRole('button', { name: '3D-tour starten' }).click();
    await expect.poll(() => fetched).toEqual([video, 'https://my.matterport.com/show/?m=HuisEnHaard&play=1']);
  });
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ viewport: { width: 768, height: 900 } });

  test('every picture can be seen, and leads to its large file', async ({ page }) => {
    await page.goto(house);
    await expect(opener(page, 3)).toBeVisible();
    await expect(opener(page, 4)).toBeHidden();
    await page.getByRole('link', { name: '11 foto’s' }).click();
    await expect(opener(page, 5)).toBeVisible();
    const file = page.waitForResponse(/-1360\.webp$/);
    await opener(page, 5).click();
    expect((await file).headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});
