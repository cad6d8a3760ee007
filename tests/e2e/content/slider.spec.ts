import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, shareContent, test, withoutJavaScript } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';
import { storeModulePage } from './module-documents.ts';
import { prefix } from './module-parts.ts';

const path = `/nl/${prefix}/`;

shareContent(storeModulePage, (html) => html.includes('Module wissel'), path);

const slidesOf = (page: Page, module: string) =>
  page.getByRole('group', { name: `Module ${module}`, exact: true });

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');

/** Scrolls to a slider, acts as a visitor and waits until its script moves it. */
async function reach(slides: Locator): Promise<void> {
  await slides.scrollIntoViewIfNeeded();
  await slides.page().keyboard.press('Shift');
  await expect(slides.locator('xpath=..')).toHaveAttribute('data-ready', '');
}

/** Expects that a slide, counted from one, is the current one. */
async function expectCurrent(page: Page, module: string, number: number): Promise<void> {
  const dot = word('slider.goTo').replace('{number}', String(number));
  await expect(
    page.getByRole('region', { name: `Module ${module}` }).getByRole('button', { name: dot }),
  ).toHaveAttribute('aria-current', 'true');
}

const rowPlace = (slides: Locator) =>
  slides.getByRole('list').evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);

/** Where the row stands once it rests away from its start: how far it follows depends on the frames it had. */
async function restingPlace(slides: Locator): Promise<number> {
  let before = 0;
  await expect
    .poll(async () => {
      const last = before;
      before = await rowPlace(slides);
      return before !== 0 && before === last;
    })
    .toBe(true);
  return before;
}

type Point = readonly [x: number, y: number];

/** Presses the mouse in the middle of an element and moves it through points, measured from there. */
async function press(page: Page, target: Locator, points: readonly Point[]): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no box to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [right, down] of points) await page.mouse.move(x + right, y + down);
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 1100 } });

  test('[9.10][9.11][9.12] a swipe changes the slide when it is long, and not too steep', async ({
    page,
  }) => {
    await page.goto(path);
    const slides = slidesOf(page, 'beelden');
    await reach(slides);
    const swipe = async (points: readonly Point[], shown: number) => {
      await press(page, slides, points);
      await page.mouse.up();
      await expect(slides).not.toHaveAttribute('data-swiping');
      await expectCurrent(page, 'beelden', shown);
      await slides.press('ArrowLeft');
      await expectCurrent(page, 'beelden', 1);
    };
    const fifth = (await slides.evaluate(({ clientWidth }) => clientWidth)) / 5;
    await swipe([[-fifth + 5, 0]], 1);
    await swipe([[-fifth - 5, 0]], 2);
    await swipe(
      [
        [-20, 0],
        [-300, 365],
      ],
      2,
    );
    await swipe(
      [
        [-20, 0],
        [-300, 385],
      ],
      1,
    );
    // A gesture that moves down first scrolls.
    await swipe(
      [
        [0, 9],
        [-300, 9],
      ],
      2,
    );
    await swipe(
      [
        [0, 11],
        [-300, 11],
      ],
      1,
    );

    await press(page, slides, [[-9, 0]]);
    await expect(slides).not.toHaveAttribute('data-swiping');
    await page.mouse.up();
    await press(page, slides, [[-11, 0]]);
    await expect(slides).toHaveAttribute('data-swiping', '');
    await page.mouse.up();
  });

  test('[4.24] the row resists at its edge, and a swipe over a link does not follow it', async ({ page }) => {
    await page.goto(path);
    const slides = slidesOf(page, 'beelden');
    await reach(slides);
    await press(page, slides, [
      [200, 0],
      [400, 0],
      [600, 0],
    ]);
    expect(await restingPlace(slides)).toBeGreaterThan(50);
    expect(await restingPlace(slides)).toBeLessThan(500);
    await page.mouse.up();
    await expect.poll(() => rowPlace(slides)).toBe(0);

    const link = slides.getByRole('link').first();
    await press(page, link, [[30, 0]]);
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await link.click();
    await expect(page).toHaveURL(/\/een\/$/);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`[4.24] arrow keys turn the slides and say which one comes: ${direction}`, async ({ page }) => {
      await page.addInitScript((dir) => {
        document.addEventListener('readystatechange', () => (document.documentElement.dir = dir));
      }, direction);
      await page.goto(path);
      const slides = slidesOf(page, 'beelden');
      await reach(slides);
      const [on, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await slides.press(on);
      await expectCurrent(page, 'beelden', 2);
      await expect(page.getByText('2 van 4. Beeld 2')).toHaveAttribute('aria-live', 'polite');
      await expect.poll(async () => Math.sign(await rowPlace(slides))).toBe(direction === 'ltr' ? -1 : 1);
      await slides.press(back);
      await expectCurrent(page, 'beelden', 1);
    });
  }

  test('slides that fade move by themselves until a visitor pauses them, round and round', async ({
    page,
  }) => {
    const slides = slidesOf(page, 'wissel');
    const module = page.getByRole('region', { name: 'Module wissel' });
    await page.goto(path);
    await reach(slides);
    await expect(module.getByRole('button', { name: word('slider.play') })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.reload();
    await reach(slides);
    const live = module.locator('[aria-live]');
    await expect(module.getByRole('button', { name: word('slider.pause') })).toBeVisible();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3000);
    await expectCurrent(page, 'wissel', 2);
    await expect(slides.getByRole('heading', { name: 'Beeld 2' })).toBeVisible();
    await expect(slides.getByRole('heading', { name: 'Beeld 1' })).toBeHidden();
    await module.getByRole('button', { name: word('slider.pause') }).click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(9000);
    await expectCurrent(page, 'wissel', 2);
    const previous = module.getByRole('button', { name: word('slider.previous') });
    await previous.click();
    await previous.click();
    await expectCurrent(page, 'wissel', 4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a slider scrolls until its script comes, which takes it from there without a shift', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/slider-controls/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const slides = slidesOf(page, 'beelden');
    await slides.scrollIntoViewIfNeeded();
    const third = slides.getByRole('listitem').nth(2);
    await third.evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
    const place = () => third.evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
    const slider = slides.locator('xpath=..');
    const height = () => slider.evaluate((element) => element.getBoundingClientRect().height);
    const before = { place: await place(), height: await height() };
    release();
    await reach(slides);
    await expectCurrent(page, 'beelden', 3);
    await expect.poll(async () => ({ place: await place(), height: await height() })).toEqual(before);

    const box = await slides.boundingBox();
    const session = await page.context().newCDPSession(page);
    const [x, y] = [60, (box?.y ?? 0) + 80];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const right of [30, 60, 90, 120])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + right, y: y + 3 }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectCurrent(page, 'beelden', 2);
  });
});

test('a press of a button before the script has come turns a slide, of a row that no script moved', async ({
  page,
}) => {
  await page.goto(path);
  const slides = slidesOf(page, 'beelden');
  const slider = slides.locator('xpath=..');
  const region = page.getByRole('region', { name: 'Module beelden' });
  const next = region.getByRole('button', { name: word('slider.next') });
  await expect(next).toBeVisible();
  await expect(slider).not.toHaveAttribute('data-ready');
  const buttons = region.getByRole('button');
  const before = await buttons.count();
  await slider.evaluate((element) => {
    new ResizeObserver(() =>
      element.setAttribute('data-heights', `${element.dataset['heights'] ?? ''}|`),
    ).observe(element);
  });
  await next.click();
  await expectCurrent(page, 'beelden', 2);
  await expect(buttons).toHaveCount(before);
  await expect(slider, 'told its size once, so it never changed').toHaveAttribute('data-heights', '|');
});

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('a slider is a row that the keyboard scrolls, without buttons', async ({ page }) => {
    await page.goto(path);
    const slides = slidesOf(page, 'beelden');
    await slides.press('ArrowRight');
    await expect.poll(() => slides.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: word('slider.next') })).toHaveCount(0);
  });
});
