import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { seededText } from '../support/visitor.ts';

const [dutch, french] = journeys;
const footer = (page: Page) => page.getByRole('contentinfo');
const upLink = (page: Page, language: 'nl' | 'fr' | 'en') =>
  page.getByRole('link', { name: seededText('footer.backToTop', language) });
const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The details that the law requires, in each language. */
const facts = {
  nl: ['Ondernemingsnummer', 'BIV', 'Luxemburgstraat 16 B'],
  fr: ['Numéro d’entreprise', 'IPI', 'rue du Luxembourg 16 B'],
  en: ['Company number', 'BIV', 'Luxemburgstraat 16 B'],
} as const;

for (const { language } of inBrief(journeys, 1)) {
  test(`[2.30] the footer shows its columns, who the agency is and the year: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    await footer(page).scrollIntoViewIfNeeded();
    expect(await footer(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4);
    await expect(footer(page)).toContainText('© 2026 Huis & Haard');
    const words = ['+32 15 00 00 00', 'info@huisenhaard.example', 'Korenmarkt 999, 2800', ...facts[language]];
    for (const word of words)
      await expect(footer(page)).toContainText(new RegExp(word.replace('+', '\\+'), 'i'));
    await expectNoAxeViolations(page);
  });
}

/** Scrolls far down, and then up until the link shows. */
async function turnBack(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  const goUpABit = () =>
    page.evaluate(() => {
      scrollBy({ top: -20, behavior: 'instant' });
      return document.querySelector<HTMLElement>('.back-to-top')?.hidden;
    });
  await expect.poll(goUpABit).toBe(false);
}

test('[4.18][2.31] the way back to the top shows on the way up from afar, never below 10 pixels', async ({
  page,
}) => {
  await page.goto(dutch.sale.path);
  const link = upLink(page, 'nl');
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top);
  await scroll(3000);
  await page.waitForFunction(() => scrollY === 3000);
  await expect(link).toHaveCount(0);
  await turnBack(page);
  await expect(link).toBeVisible();
  await scroll(9);
  await expect(link).toHaveCount(0);
  await turnBack(page);
  await link.focus();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => offset(page)).toBe(0);
  await expect(link).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: seededText('site.skipToContent', 'nl') })).toBeFocused();
});

test('[4.18] the way up takes half a second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(dutch.sale.path);
  await turnBack(page);
  await expect(upLink(page, 'nl')).toBeVisible();
  // A page that still lays out what came into view moves, which ends the way up as a visitor who scrolls does.
  await page.waitForFunction(() => {
    const before = scrollY;
    return new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(scrollY === before))),
    );
  });
  await page.clock.install();
  // Far enough ahead for a machine that is slow to get there.
  await page.clock.pauseAt(Date.now() + 60_000);
  await upLink(page, 'nl').click();
  await page.clock.runFor(400);
  const late = await offset(page);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(400);
  await page.clock.runFor(150);
  expect(await offset(page)).toBe(0);
});

test('with reduced motion the page is at its top at once', async ({ page }) => {
  await page.goto(french.sale.path);
  await turnBack(page);
  await upLink(page, 'fr').waitFor();
  const jumps = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.back-to-top')?.click();
    return scrollY;
  });
  expect(jumps).toBe(0);
});

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('[2.31] a plain link at the foot leads back to the top without JavaScript', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(french.sale.path);
    await footer(page).scrollIntoViewIfNeeded();
    await upLink(page, 'fr').click();
    await expect(page).toHaveURL(/#top$/);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test('[9.06] the footer reserves 500 pixels until a visitor comes near, and then nothing above moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(dutch.sale.path);
  const room = () => footer(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
  const above = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().height);
  expect(await room()).toBeGreaterThanOrEqual(500);
  expect(await room()).toBeLessThan(510);
  const before = await above();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(room).toBeGreaterThan(600);
  expect(await above()).toBe(before);
});
