import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { localizedString } from '../../../seed/builders/localized.ts';
import { pageLink } from '../../../seed/builders/link.ts';
import { freeValuation } from '../../../seed/starter/pages/free-valuation.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const footer = sampleDocument('footer');
const menu = sampleDocument('menu');
const positions = ['left', 'center', 'right'] as const;

/** Nine arrangements in which each pair of two parts' places occurs once. */
const arrangements = positions.flatMap((logo, row) =>
  positions.map((language, column) => ({
    logo,
    menu: positions[(row + column) % 3] ?? 'left',
    language,
  })),
);

const banner = (page: Page) => page.getByRole('banner');

async function edges(part: Locator): Promise<{ left: number; right: number }> {
  const box = await part.boundingBox({ timeout: 2000 });
  return { left: box?.x ?? NaN, right: (box?.x ?? NaN) + (box?.width ?? NaN) };
}

test('[2.25][2.26][2.27] the header, the top bar and the footer follow what editors choose', async ({
  content: lake,
  page,
}) => {
  test.slow();
  const open = (path = '/nl/te-koop/') => page.goto(path);
  /** The site rereads its content within a second of a change. */
  const shows = (look: () => Promise<void>, path?: string) =>
    expect(async () => {
      await open(path);
      await look();
    }).toPass({ timeout: 15_000 });
  const soon = { timeout: 500 };

  await test.step('the agency has its own logo and icon, in header, footer and browser tab', async () => {
    const drawn = async (svg: string) => {
      const png = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`))
        .png()
        .toBuffer();
      const { _id } = await lake.assets.upload('image', png, { filename: 'logo.png' });
      return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
    };
    const wide = (colour: string) =>
      drawn(
        `width="800" height="200"><path fill="${colour}" d="M20 180V90L90 20l70 70v90zM220 60h540v80H220z"/>`,
      );
    const icon = await drawn(
      'width="512" height="512"><path fill="#1f3d36" d="M60 460V230L256 50l196 180v230z"/>',
    );
    await lake
      .patch('site-settings')
      .set({ logo: await wide('#1f3d36'), darkLogo: await wide('#ffffff'), icon })
      .commit();
    const logos = page.getByRole('img', { name: 'Huis & Haard' });
    await shows(async () => {
      await expect(banner(page).getByRole('img', { name: 'Huis & Haard' })).toHaveCount(1, soon);
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/media\/.+-100\.png$/, soon);
    });
    await expect(page.locator('#footer').getByRole('img', { name: 'Huis & Haard' })).toHaveCount(1);
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', /-400\.png$/);
    const href = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    expect((await page.request.get(href)).headers()['content-type']).toBe('image/png');
    await expectNoAxeViolations(page);
    await lake.patch('site-settings').unset(['logo', 'darkLogo', 'icon']).commit();
    await shows(async () => {
      await expect(logos).toHaveCount(0, soon);
      await expect(banner(page)).toContainText('Huis & Haard', soon);
    });
  });

  await lake.patch('header').unset(['button']).commit();
  await test.step('[2.27] logo, menu and languages are left, centred or right', async () => {
    for (const { logo, menu: menuPlace, language } of arrangements) {
      const name = `logo ${logo}, menu ${menuPlace}, languages ${language}`;
      await lake
        .patch('header')
        .set({ logoPosition: logo, menuPosition: menuPlace, languagePosition: language })
        .commit();
      const logoPart = banner(page).getByRole('link').and(page.locator('.logo'));
      const menuPart = banner(page).getByRole('navigation', { name: 'Hoofdmenu' });
      const languagePart = banner(page).getByRole('navigation', { name: 'Taal kiezen' });
      await shows(async () => {
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 720 });
          const bar = await edges(page.locator('.header-bar'));
          // A menu that finds no room beside a logo in the centre has a row to itself.
          const hasRow = (await page.locator('.header-row').getByRole('navigation').count()) > 0;
          const parts = [
            ...(logo === 'right' ? [] : [{ place: logo, part: logoPart }]),
            ...(hasRow ? [] : [{ place: menuPlace, part: menuPart }]),
            { place: language, part: languagePart },
            ...(logo === 'right' ? [{ place: logo, part: logoPart }] : []),
          ];
          const groups = await Promise.all(
            positions.map((position) =>
              Promise.all(parts.filter(({ place }) => place === position).map(({ part }) => edges(part))),
            ),
          );
          const inOrder = groups.flat();
          for (const [index, { left }] of inOrder.entries())
            expect(left, name).toBeGreaterThanOrEqual(inOrder[index - 1]?.right ?? bar.left);
          const [onLeft, inCentre, onRight] = groups.map((group) => ({
            left: group[0]?.left ?? NaN,
            right: group.at(-1)?.right ?? NaN,
          }));
          if (logo === 'left' || (!hasRow && menuPlace === 'left') || language === 'left')
            expect(onLeft?.left, name).toBeCloseTo(bar.left, 0);
          if (logo === 'center') {
            const middle = ((inCentre?.left ?? NaN) + (inCentre?.right ?? NaN)) / 2;
            expect(Math.abs(middle - width / 2), name).toBeLessThan(12);
          }
          if (logo === 'right') expect(onRight?.right, name).toBeCloseTo(bar.right, 0);
          // Search, favourites and login end the bar otherwise.
          else if (language === 'right') expect(onRight?.right, name).toBeGreaterThan(bar.right - 200);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
        }
      });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('[2.25] the home item of the menu can be hidden', async () => {
    const homeItem = banner(page).getByRole('link', { name: 'Home', exact: true });
    await expect(homeItem).toBeVisible();
    await lake.patch(menu._id).set({ showHome: false }).commit();
    await shows(() => expect(homeItem).toHaveCount(0, soon));
  });

  await test.step('the button for a free valuation is there when the header links to it', async () => {
    const button = banner(page).getByRole('link', { name: 'Gratis schatting' });
    await expect(button).toHaveCount(0);
    await lake
      .patch('header')
      .set({ button: pageLink(freeValuation) })
      .commit();
    await shows(() => expect(button).toBeVisible(soon));
    await expect(button).toHaveAttribute('href', '/nl/gratis-schatting/');
    for (const language of ['nl', 'fr', 'en']) {
      await open(`/${language}/`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, language).toBeLessThanOrEqual(0);
    }
    await open();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(button).toBeHidden();
    await page.getByRole('button', { name: seededText('header.openMenu', 'nl') }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Gratis schatting' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('[2.26] an item of the top bar is shown in its colour made readable, a draft is not', async () => {
    const item = { _type: 'topBarItem', label: [{ _key: 'nl', language: 'nl', value: 'Geel nieuws' }] };
    const bar = page.getByRole('navigation', { name: seededText('topBar.label', 'nl') });
    const right = [
      { ...item, _key: 'yellow', color: '#ffee00', icon: 'heart', status: 'published' },
      { ...item, _key: 'draft', label: [{ ...item.label[0], value: 'Een ontwerp' }], status: 'draft' },
    ];
    await lake.patch('top-bar').set({ right }).commit();
    await shows(() => expect(bar.getByText('Geel nieuws')).toBeVisible(soon));
    await expect(bar.getByText('Een ontwerp')).toHaveCount(0);
    await expect(bar.getByRole('listitem').filter({ hasText: 'Geel nieuws' }).locator('svg')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const tops = await bar
      .getByRole('listitem')
      .evaluateAll((items) => items.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, 'one line, whose end a finger reaches').toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    await lake.patch('top-bar').set({ isShown: false }).commit();
    await shows(() => expect(bar).toHaveCount(0, soon));
  });

  await test.step('[2.30] parts of a footer column are shown by their own flags', async () => {
    const [first] = footer.columns ?? [];
    const column = `columns[_key == "${first?._key ?? ''}"]`;
    const foot = page.getByRole('contentinfo');
    const title = foot.getByRole('heading', { name: 'Huis & Haard' });
    const intro = foot.getByText('Familiekantoor voor kopen');
    await expect(title).toHaveCount(1);
    await lake
      .patch(footer._id)
      .set({ [`${column}.isTitlePublic`]: false })
      .commit();
    await shows(() => expect(title).toHaveCount(0, soon));
    await expect(intro).toHaveCount(1);
    await lake
      .patch(footer._id)
      .set({ [`${column}.isIntroPublic`]: false })
      .commit();
    await shows(() => expect(intro).toHaveCount(0, soon));
  });

  await test.step('[2.21] with one language enabled there is no switcher', async () => {
    const switcher = banner(page).getByRole('navigation', { name: seededText('language.label', 'nl') });
    await expect(switcher).toBeVisible();
    await lake
      .patch('site-settings')
      .set({ enabledLanguages: ['nl'] })
      .commit();
    await shows(() => expect(switcher).toHaveCount(0, soon));
  });

  await test.step('a title without a space breaks on a phone, in the banner as in the trail above it', async () => {
    const word = 'Hottentottententententoonstelling'.repeat(6);
    const title = localizedString({ nl: word, fr: word, en: word });
    await lake.patch('page-for-sale').set({ title, breadcrumb: title, 'banner.title': title }).commit();
    await page.setViewportSize({ width: 360, height: 740 });
    const heading = page.getByRole('heading', { level: 1 });
    await shows(() => expect(heading).toContainText('Hottentot', soon));
    expect((await edges(heading)).right).toBeLessThanOrEqual(360);
  });
});
