import type { Page } from '@playwright/test';
import { languages } from '../../../schemas/languages.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { pageLink } from '../../../seed/builders/link.ts';
import { freeValuation } from '../../../seed/starter/pages/free-valuation.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { seededText, visit } from '../support/visitor.ts';
import { expectNoShifts, watchShifts } from './shifts.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const menu = sampleDocument('menu');
const inEveryLanguage = (words: string) => localizedString({ nl: words, fr: words, en: words });
const banner = (page: Page) => page.getByRole('banner');

test.use({ hasClosedPopup: false });

test('[1.14] one site in several languages, of which German is prepared, and all around it is configured', async ({
  content: lake,
  page,
}) => {
  test.slow();
  await lake.patch('header').unset(['button']).commit();

  await test.step('German is known and not offered; the others are read, and remembered in local storage', async () => {
    expect(languages.map(({ id }) => id)).toEqual(['nl', 'fr', 'en', 'de']);
    expect((await page.request.get('/de/')).status()).toBe(404);
    for (const { language, tag } of journeys) {
      await page.goto(`/${language}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.waitForFunction((id) => localStorage.getItem('language') === id, language);
    }
    await expect(banner(page).getByRole('navigation', { name: 'Choose a language' })).toHaveText('NLFREN');
  });

  const shown = [
    banner(page).getByRole('link', { name: 'Gratis schatting' }),
    banner(page).getByRole('link', { name: 'Ons menu' }),
    page.getByRole('navigation', { name: seededText('topBar.label', 'nl') }).getByText('Onze balk'),
    page.getByRole('main').getByText('Onze banner'),
    page.getByRole('region', { name: 'Onze module' }),
    page.getByRole('contentinfo').getByRole('heading', { name: 'Onze voet' }),
    page.getByRole('dialog', { name: 'Onze popup' }),
  ];

  await test.step('before an editor chooses, none of this is there', async () => {
    await page.goto('/nl/over-ons/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const part of shown) await expect(part).toHaveCount(0);
  });

  await test.step('theme, menu, banner, footer, top bar, popup, module and button follow the content', async () => {
    const item = {
      _type: 'topBarItem',
      _key: 'ours',
      label: inEveryLanguage('Onze balk'),
      status: 'published',
    };
    await lake
      .transaction()
      .patch('theme', { set: { ground: '#eef4ff' } })
      .patch(menu._id, { set: { 'items[_key == "about"].title': inEveryLanguage('Ons menu') } })
      .patch('top-bar', { set: { isShown: true, right: [item] } })
      .patch('footer', { set: { 'columns[0].title': inEveryLanguage('Onze voet') } })
      .patch('page-about', {
        set: {
          showPageBanner: true,
          banner: {
            _type: 'banner',
            mediaType: 'color',
            title: inEveryLanguage('Onze banner'),
          },
          'modules[0].title': inEveryLanguage('Onze module'),
        },
      })
      .patch('popup', { set: { isPublished: true, title: inEveryLanguage('Onze popup') }, unset: ['delay'] })
      .patch('header', { set: { button: pageLink(freeValuation) } })
      .commit();
    await expect
      .poll(async () => (await page.request.get('/nl/over-ons/')).text(), { timeout: 15_000 })
      .toContain('Onze popup');
    await page.goto('/nl/over-ons/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('dialog', { name: 'Onze popup' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: seededText('popup.close', 'nl') })
      .click();
    for (const part of shown.slice(0, -1)) await expect(part).toBeVisible();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(238, 244, 255)');
  });
});

test('[9.05] a menu whose words are wider than they are long has its own row as it is drawn, and nothing moves', async ({
  content: lake,
  page,
}) => {
  test.slow();
  await lake.patch('header').unset(['button']).commit();
  const list = banner(page).getByRole('navigation', { name: 'Hoofdmenu' });
  const logo = banner(page).locator('.logo');
  const isBeside = async () => {
    const [row, beside] = [await list.boundingBox(), await logo.boundingBox()];
    return (row?.y ?? 0) < (beside?.y ?? 0) + (beside?.height ?? 0);
  };
  await visit(page, '/nl/te-koop/');
  expect(await isBeside()).toBe(true);
  const items = (menu.items ?? []).map((item) => ({ ...item, title: inEveryLanguage('WWWWW WWWW') }));
  await lake.patch(menu._id).set({ items }).commit();
  const html = async () => (await page.request.get('/nl/te-koop/')).text();
  await expect.poll(html, { timeout: 15_000 }).toContain('WWWWW');
  expect(await html()).toContain('header-row');
  await watchShifts(page);
  await visit(page, '/nl/te-koop/');
  expect(await isBeside()).toBe(false);
  await expectNoShifts(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
