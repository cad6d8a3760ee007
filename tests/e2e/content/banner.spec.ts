import type { Page } from '@playwright/test';
import { localizedText } from '../../../seed/builders/localized.ts';
import { bannerPage, plainPicture, publish } from './banner-page.ts';
import { expect, expectNoAxeViolations, test, withMotion } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import { contrastOfWords } from '../layout/words-contrast.ts';
import { seededText, visit } from '../support/visitor.ts';

withMotion();

const everywhere = (text: string) => localizedText({ nl: text, fr: text, en: text });
const banner = (page: Page) => page.locator('.banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pause = seededText('banner.pausePictures', 'nl');

/** The visible pictures of the banner. */
const shownPictures = (page: Page) => banner(page).locator('img:visible');

for (const { language } of inBrief(journeys, 1)) {
  test(`[2.29][2.37] home opens with pictures, and a search with the numbers of properties: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    const search = page.getByRole('search', { name: seededText('search.heading', language) });
    await expect(search).toContainText('27');
    await expect(search).toContainText('12');
    await expect(page.getByRole('main')).not.toContainText('{FOR_');
    await expect(banner(page).locator('img[fetchpriority="high"]')).toHaveCount(1);
    await expect(shownPictures(page)).toHaveCount(3);
    await expectNoAxeViolations(page);
  });
}

test('[2.29] pictures follow one another until a visitor stops them, and without script too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/nl/');
  const second = banner(page).locator('img').nth(1);
  const state = () => second.evaluate((image) => getComputedStyle(image).animationPlayState);
  expect(await state()).toBe('running');
  await page.getByLabel(pause).check();
  expect(await state()).toBe('paused');
  await context.close();
});

test('[2.29] the other pictures wait for the styles that move them', async ({ page }) => {
  const late = '**/assets/late-*.css';
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(late, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/nl/', { waitUntil: 'commit' });
  await expect(page.locator('link[href*="/assets/late-"]')).toBeAttached();
  await expect(shownPictures(page)).toHaveCount(1);
  arrive();
  await expect(shownPictures(page)).toHaveCount(3);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[2.29] with reduced motion the first picture is shown alone', async ({ page }) => {
    await page.goto('/nl/');
    await expect(shownPictures(page)).toHaveCount(1);
    await expect(page.getByLabel(pause)).toBeHidden();
  });
});

test('[3.47] a banner changes with each of its fields', async ({ content, page }) => {
  const name = 'banner-fields';
  const picture = await plainPicture(content, page, '#7a8a99', 'Een grijze gevel');
  const own = (fields: Parameters<typeof bannerPage>[1]) => bannerPage(name, fields);
  const show = (fields: Parameters<typeof bannerPage>[1], isShown: () => Promise<void>) =>
    publish(content, own(fields), page, isShown);
  const words = {
    title: own({}).title ?? [],
    description: everywhere('Wij hebben {FOR_SALE_TOTAL} panden te koop en {FOR_RENT_TOTAL} te huur.'),
  };
  const quick = { timeout: 1000 };
  await test.step('a colour, with the words and numbers of its description', () =>
    show({ mediaType: 'color', color: 'accent', ...words }, async () => {
      await expect(title(page)).toHaveText('Een pagina met een banner', quick);
      await expect(banner(page)).toContainText('Wij hebben 27 panden te koop en 12 te huur.', quick);
      await expect(banner(page)).toHaveCSS('background-color', 'rgb(140, 61, 37)', quick);
      await expect(shownPictures(page)).toHaveCount(0);
    }));
  await expectNoAxeViolations(page);

  const heights: number[] = [];
  for (const height of ['low', 'standard', 'full'] as const) {
    await test.step(`a picture, ${height}, without what was there before`, () =>
      show({ mediaType: 'image', pictures: [picture], height, transparent: 0 }, async () => {
        await expect(shownPictures(page)).toHaveCount(1, quick);
        await expect(banner(page)).toHaveClass(new RegExp(`banner-${height}`), quick);
        await expect(banner(page).getByAltText('Een grijze gevel')).toHaveAttribute('fetchpriority', 'high');
      }));
    heights.push((await banner(page).boundingBox())?.height ?? 0);
  }
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);

  await test.step('how much of the picture shines through', async () => {
    const veil = banner(page).locator('rect');
    await expect(veil).toHaveAttribute('fill-opacity', '1');
    await show({ mediaType: 'image', pictures: [picture], transparent: 75 }, () =>
      expect(veil).toHaveAttribute('fill-opacity', '0.25', quick),
    );
  });

  await test.step('nothing at all', () =>
    show({ mediaType: 'none' }, async () => {
      await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', quick);
      await expect(title(page)).toBeVisible();
    }));
  await expectNoAxeViolations(page);
});

test('[3.47] words can be read on any picture, whatever colour and transparency an editor chose', async ({
  content,
  page,
}) => {
  test.slow();
  const name = 'banner-contrast';
  const pictures = [
    await plainPicture(content, page, '#ffffff', 'Wit'),
    await plainPicture(content, page, '#000000', 'Zwart'),
  ];
  const colors = ['soft', 'accent', 'dark'] as const;
  const document = (fields: Parameters<typeof bannerPage>[1]) =>
    bannerPage(name, {
      mediaType: 'image',
      height: 'low',
      description: everywhere('Woorden op een beeld.'),
      ...fields,
    });
  for (const picture of pictures) {
    for (const color of colors) {
      const alt = picture._key;
      await publish(content, document({ pictures: [picture], color, transparent: 90 }), page, async () => {
        await expect(banner(page)).toHaveClass(new RegExp(`ground-${color}`), { timeout: 1000 });
        await expect(banner(page).getByAltText(alt)).toBeVisible({ timeout: 1000 });
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const ratios = await contrastOfWords(page, banner(page).locator('h1, .banner-lead, nav a'));
        expect(Math.min(...ratios), `${alt}, ${color}, ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('[2.36] each part of the search over a banner has a switch', async ({ content, page }) => {
  const name = 'banner-search';
  type Search = NonNullable<NonNullable<ReturnType<typeof bannerPage>['banner']>['search']>;
  const document = (search: Partial<Search>) =>
    bannerPage(name, {
      search: {
        _type: 'searchBlock',
        isShown: true,
        description: everywhere('{FOR_SALE_TOTAL} te koop'),
        ...search,
      },
    });
  const search = page.getByRole('search', { name: seededText('search.heading', 'nl') });
  const input = search.getByLabel(seededText('search.label', 'nl'));
  const sale = search.getByRole('button', { name: 'Te koop (27)' });
  const quick = { timeout: 1000 };
  const show = (fields: Partial<Search>, isShown: () => Promise<void>) =>
    publish(content, document(fields), page, isShown);
  await show({}, async () => {
    await expect(search).toContainText('27 te koop', quick);
    for (const part of [input, sale, search.getByText('39 panden')]) await expect(part).toBeVisible(quick);
  });
  await show({ showSearchInput: false }, async () => {
    await expect(input).toHaveCount(0, quick);
    await expect(search.getByRole('link', { name: 'Te huur (12)' })).toHaveAttribute(
      'href',
      '/nl/te-huur/',
      quick,
    );
  });
  await show({ showSearchButton: false }, async () => {
    await expect(sale).toHaveCount(0, quick);
    await expect(search.getByRole('button', { name: seededText('search.submit', 'nl') })).toBeVisible(quick);
  });
  await show({ showSearchCount: false }, () => expect(search).not.toContainText('39 panden', quick));
  await show({ showCountProperty: false }, () =>
    expect(search.getByRole('button', { name: 'Te koop', exact: true })).toBeVisible(quick),
  );
  await show({ isShown: false }, () => expect(search).toHaveCount(0, quick));
});

test('[9.02] a banner moves nothing while it loads, at any width', async ({ page }) => {
  await watchShifts(page);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/nl/', '/fr/a-vendre/', '/en/for-rent/?type=2']) {
      await visit(page, path);
      await expectNoShifts(page);
    }
  }
});
