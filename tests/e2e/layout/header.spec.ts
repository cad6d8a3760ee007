import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { expectNoShifts, watchShifts } from './shifts.ts';
import { seededText, visit } from '../support/visitor.ts';
import { contrastOfWords } from './words-contrast.ts';

const [dutch, french, english] = journeys;
const header = (page: Page) => page.getByRole('banner');
const drawer = (page: Page, language: 'nl' | 'fr' | 'en') =>
  page.getByRole('dialog', { name: seededText('header.menuTitle', language) });
const button = (page: Page, key: 'header.openMenu' | 'header.closeMenu', language: 'nl' | 'fr' | 'en') =>
  page.getByRole('button', { name: seededText(key, language) });

const submenus = [
  { language: 'nl', above: 'Verkopen', below: 'Onze werkwijze' },
  { language: 'fr', above: 'Vendre', below: 'Notre méthode' },
  { language: 'en', above: 'Selling', below: 'How we work' },
] as const;

function submenuButton(page: Page, { language, above }: (typeof submenus)[number]) {
  const name = seededText('header.showSubmenu', language).replace('{title}', above);
  return header(page).locator('summary').and(page.getByLabel(name));
}

for (const submenu of inBrief(submenus)) {
  test(`[2.24][3.43] a submenu opens and closes by keyboard alone: ${submenu.language}`, async ({ page }) => {
    await page.goto(`/${submenu.language}/`);
    const opener = submenuButton(page, submenu);
    const child = header(page).getByRole('link', { name: submenu.below });
    await expect(child).toBeHidden();
    await header(page).getByRole('link', { name: submenu.above, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(child).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await expect(child).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(child).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expect(child).toBeHidden();
    await opener.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(child).toBeHidden();
    await opener.click();
    await child.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).getByRole('link', { name: submenu.above, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('the menu marks the current page, or the section it belongs to', async ({ page }) => {
  await page.goto(dutch.sale.path);
  const item = header(page).getByRole('link', { name: dutch.sale.title, exact: true });
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(header(page).locator('.menu a[aria-current]')).toHaveCount(1);
  const line = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundSize);
  const pointedAt = header(page).getByRole('link', { name: dutch.rent.title, exact: true });
  const atRest = await line(pointedAt);
  await pointedAt.hover();
  await expect.poll(() => line(pointedAt)).not.toBe(atRest);
  expect(await line(pointedAt), 'not the mark of the page at hand').not.toBe(await line(item));
  await page.goto(dutch.property.path);
  await expect(item).toHaveAttribute('aria-current', 'true');
  await expect(header(page).locator('.menu a[aria-current]')).toHaveCount(1);
});

test('the first key leads past the header to the content', async ({ page }) => {
  await page.goto('/fr/a-vendre/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: seededText('site.skipToContent', 'fr') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('[9.01][9.02][2.28] below 1280 pixels a drawer holds the menu, and below 767 also the languages', async ({
  page,
}) => {
  await page.goto('/en/');
  const menu = header(page).getByRole('link', { name: english.sale.title, exact: true });
  const opener = button(page, 'header.openMenu', 'en');
  const languages = header(page).getByRole('link', { name: 'Français' });
  const states = [
    { width: 1280, hasMenu: true, hasLanguages: true },
    { width: 1279, hasMenu: false, hasLanguages: true },
    { width: 767, hasMenu: false, hasLanguages: true },
    { width: 766, hasMenu: false, hasLanguages: false },
  ];
  for (const { width, hasMenu, hasLanguages } of states) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeVisible({ visible: hasMenu });
    await expect(opener).toBeVisible({ visible: !hasMenu });
    await expect(languages).toBeVisible({ visible: hasLanguages });
  }
});

const drawers = [
  { ...dutch, width: 360 },
  { ...french, width: 768 },
  { ...english, width: 1024 },
] as const;

for (const { language, width, sale } of inBrief(drawers)) {
  test(`[2.28] the drawer traps the focus, returns it and closes by Escape: ${language}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${language}/`);
    const opener = button(page, 'header.openMenu', language);
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = drawer(page, language);
    await expect(menu).toBeVisible();
    await expect(button(page, 'header.closeMenu', language)).toBeFocused();
    await expectNoAxeViolations(page);
    const stops = await menu.locator('a, button').count();
    for (let step = 0; step < stops + 2; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside, `after ${String(step + 1)} steps`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await button(page, 'header.closeMenu', language).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: sale.title, exact: true }).click();
    await expect(page).toHaveURL(sale.path);
    await expect(menu).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('[2.24] a submenu opens without JavaScript', async ({ page }) => {
    const [, submenu] = submenus;
    await page.goto(`/${submenu.language}/`);
    await submenuButton(page, submenu).click();
    const child = header(page).getByRole('link', { name: submenu.below });
    const href = (await child.getAttribute('href')) ?? '';
    await child.click();
    await expect(page).toHaveURL(href);
  });

  test('a header over a banner is readable without JavaScript at any scroll position', async ({ page }) => {
    await page.goto('/fr/');
    await page.evaluate(() => scrollTo(0, 900));
    const ratios = await contrastOfWords(page, header(page).locator('.menu-link'));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  for (const { language, width, sale } of inBrief(drawers, 1)) {
    test(`[2.28] the drawer opens, closes and leads on without JavaScript: ${language}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/`);
      const opener = button(page, 'header.openMenu', language);
      await opener.click();
      await expect(drawer(page, language)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page, language)).toBeHidden();
      await opener.click();
      await button(page, 'header.closeMenu', language).click();
      await expect(drawer(page, language)).toBeHidden();
      await opener.click();
      await drawer(page, language).getByRole('link', { name: sale.title, exact: true }).click();
      await expect(page).toHaveURL(sale.path);
    });
  }
});

for (const width of [360, 1280]) {
  test(`[4.19][9.04] the header takes its fixed look after 30 pixels, its logo shrinks and nothing moves: ${width} px`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, dutch.sale.path);
    const logo = header(page).getByRole('link').first();
    const logoWidth = async () => (await logo.boundingBox())?.width ?? 0;
    const large = await logoWidth();
    const scroll = (offset: number) => page.evaluate((top) => scrollTo(0, top), offset);
    await scroll(30);
    // The header follows within a frame.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    expect(await logoWidth()).toBe(large);
    await scroll(31);
    await expect.poll(logoWidth).toBeLessThan(large * 0.95);
    await scroll(900);
    expect((await header(page).boundingBox())?.y).toBe(0);
    expect(await logoWidth()).toBeLessThan(large * 0.95);
    await scroll(0);
    await expect.poll(logoWidth).toBe(large);
    await expectNoShifts(page);
  });
}

test('the bar of a phone is one line, however much is in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/nl/contact/');
  const bar = page.locator('.top-bar');
  const [line, all] = await bar.evaluate((element) => [
    element.querySelector('.top-bar-item')?.clientHeight ?? 0,
    element.clientHeight,
  ]);
  expect(line).toBeGreaterThan(0);
  expect(all).toBeLessThan(1.5 * line);
});
