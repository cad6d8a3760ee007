import type { Page } from '@playwright/test';
import { cookieSettings } from '../../../seed/starter/singletons/cookie-settings.ts';
import { readDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief } from '../support/journeys.ts';
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import {
  expectNoDialog,
  expectTimer,
  provenChoice,
  questionTitle,
  recordTimers,
  seededText,
  stopClock,
  storedNames,
  visit,
} from '../support/visitor.ts';

test.use({ hasDeclined: false });

const languages = ['nl', 'fr', 'en'] as const;
const title = questionTitle('nl');
const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const question = (page: Page) => page.getByRole('dialog', { name: title });
const settings = (page: Page) => page.getByRole('dialog', { name: word('consent.settingsTitle') });

async function openSettings(page: Page): Promise<void> {
  await question(page)
    .getByRole('button', { name: word('consent.settings') })
    .click();
  await expect(settings(page)).toBeVisible();
}

for (const language of inBrief(languages)) {
  test(`[4.10][2.33] a visitor who has not chosen is asked, and can read on: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    const dialog = page.getByRole('dialog', { name: questionTitle(language) });
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeFocused();
    const buttons = dialog.getByRole('button');
    await expect(buttons).toHaveText(
      (['consent.agree', 'consent.decline', 'consent.settings'] as const).map((key) =>
        seededText(key, language),
      ),
    );
    const looks = await buttons.evaluateAll((all) =>
      all.slice(0, 2).map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        return [Math.round(width), height, backgroundColor, color, fontSize, fontWeight].join();
      }),
    );
    expect(new Set(looks).size, 'looks of the two answers').toBe(1);
    await expectNoAxeViolations(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`/${language}/`);
  });
}

test('[4.13] the question waits for 500 milliseconds', async ({ page }) => {
  await stopClock(page);
  await page.goto('/nl/');
  await expectTimer(page, 500);
  await page.clock.runFor(499);
  await expect(question(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(question(page)).toBeVisible();
});

test('[4.10] there is no question in a preview, nor where JavaScript is off', async ({
  page,
  browser,
  baseURL,
}) => {
  await stopClock(page);
  await page.goto('/nl/?preview=1');
  await page.waitForFunction(() => localStorage.getItem('language') === 'nl');
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const other = await plain.newPage();
  await other.goto('/nl/');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText(word('consent.reopen'))).toBeHidden();
  expect(await other.content()).toContain(word('consent.withoutScript'));
  await plain.close();
});

for (const [answer, isAllowed] of [
  ['consent.agree', true],
  ['consent.decline', false],
] as const) {
  test(`[4.09][4.11][4.12] one button answers for all, and the proof says nothing of who: ${answer}`, async ({
    page,
  }) => {
    await recordTimers(page);
    await page.goto('/nl/te-koop/');
    await question(page)
      .getByRole('button', { name: word(answer) })
      .click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: word('consent.saved') })).toBeAttached();
    const { proof, choices } = await provenChoice(page);
    expect(choices).toEqual({ preferences: isAllowed, statistics: isAllowed, marketing: isAllowed });
    const [row, ...others] = readDatabase('select * from consent_proof where proof = ?', proof);
    const answered = Number(isAllowed);
    expect(others).toEqual([]);
    expect(row).toEqual({
      proof,
      version: cookieSettings.textVersion,
      language: 'nl',
      preferences: answered,
      statistics: answered,
      marketing: answered,
      createdAt: Date.parse('2026-03-02T09:00:00.000Z'),
    });
    await visit(page, '/nl/te-koop/');
    await expectNoDialog(page, 500);
  });
}

test('[4.11] a choice by category is made by keyboard alone, with nothing ticked before', async ({
  page,
}) => {
  await page.goto('/nl/');
  await expect(question(page)).toBeFocused();
  // The link in the text comes first, then the three buttons.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: word('consent.settings') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expectNoAxeViolations(page);
  const ticks = settings(page).getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  await expect(ticks.nth(0)).toBeDisabled();
  for (const index of [1, 2]) await expect(ticks.nth(index)).not.toBeChecked();
  await settings(page)
    .getByRole('checkbox', { name: word('consent.statistics') })
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { choices } = await provenChoice(page);
  expect(choices).toEqual({ preferences: false, statistics: true, marketing: false });
});

test('[4.11] Escape is no answer, and the list of cookies comes from the settings', async ({ page }) => {
  await page.goto('/nl/');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await openSettings(page);
  await settings(page)
    .getByText(word('consent.showCookies').replace('{category}', word('consent.statistics')))
    .click();
  const rows = settings(page).getByRole('row');
  await expect(rows.filter({ hasText: 'campaign' })).toContainText('Huis & Haard');
  // No service of others is in use here, so that none of their cookies is.
  await expect(rows.filter({ hasText: /_ga|_fbp/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(question(page)).toBeVisible();
  expect(await storedNames(page)).not.toContain('consent');
});

test('[4.09][4.11] a choice is withdrawn as easily as it was made, from the bottom of every page', async ({
  page,
}) => {
  await page.goto('/nl/');
  await question(page)
    .getByRole('button', { name: word('consent.agree') })
    .click();
  const first = await provenChoice(page);
  const opener = page.getByRole('contentinfo').getByRole('button', { name: word('consent.reopen') });
  await opener.click();
  for (const tick of await settings(page).getByRole('checkbox').all()) await expect(tick).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect((await provenChoice(page)).choices).toEqual(first.choices);
  await opener.click();
  await settings(page)
    .getByRole('button', { name: word('consent.decline') })
    .click();
  await expect(settings(page)).toBeHidden();
  await expect.poll(async () => (await provenChoice(page)).proof).not.toBe(first.proof);
  expect((await provenChoice(page)).choices).toEqual({
    preferences: false,
    statistics: false,
    marketing: false,
  });
});

test('[4.09][4.10] a choice made for another text, or half a year ago, is requested again', async ({
  page,
}) => {
  const choices = { preferences: true, statistics: true, marketing: true };
  const outdated = [
    { version: '2020-01', chosenAt: Date.now() },
    { version: cookieSettings.textVersion, chosenAt: Date.now() - 200 * 24 * 60 * 60 * 1000 },
  ];
  await page.goto('/nl/');
  for (const part of outdated) {
    await page.evaluate(
      (kept) => localStorage.setItem('consent', kept),
      JSON.stringify({
        ...part,
        choices,
        proof: 'an-old-one',
        isProven: true,
      }),
    );
    await page.reload();
    await expect(question(page)).toBeVisible();
  }
});

for (const width of inBrief([360, 768, 1280])) {
  test(`[2.33] the question moves nothing and hides no way on: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('/nl/te-koop/');
    await expect(question(page)).toBeVisible();
    await expectNoAxeViolations(page);
    const last = page.getByRole('contentinfo').getByRole('button', { name: word('consent.reopen') });
    await last.focus();
    const box = await last.boundingBox();
    const top = (await question(page).boundingBox())?.y ?? 0;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    await expectNoShifts(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await openSettings(page);
    await settings(page).locator('summary').first().click();
    const sideways = await settings(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(sideways).toBe(0);
  });
}
