import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { localizedString } from '../../../seed/builders/localized.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief } from '../support/journeys.ts';
import {
  expectNoDialog,
  expectTimer,
  questionTitle,
  recordTimers,
  seededText,
  stopClock,
  visit,
} from '../support/visitor.ts';

test.use({ hasClosedPopup: false });

const names = { nl: 'Opendeur op zaterdag', fr: 'Portes ouvertes samedi', en: 'Open on Saturday' } as const;
type Language = keyof typeof names;

const popup = (page: Page, language: Language = 'nl') => page.getByRole('dialog', { name: names[language] });
const closeButton = (page: Page, language: Language = 'nl') =>
  popup(page, language).getByRole('button', { name: seededText('popup.close', language) });

/** Publishes the popup with a delay in seconds, or none, and waits until the site knows. */
async function publish(page: Page, content: SanityClient, delay: number | null): Promise<void> {
  const mark = `Koffie staat klaar (${String(delay)})`;
  const fields = {
    isPublished: true,
    title: localizedString(names),
    description: localizedString({ nl: mark, fr: mark, en: mark }),
  };
  const change = content.patch('popup').set(fields);
  await (delay === null ? change.unset(['delay']) : change.set({ delay })).commit();
  await expect.poll(async () => (await page.request.get('/nl/')).text()).toContain(mark);
}

for (const language of inBrief(['nl', 'fr', 'en'] as const, 1)) {
  test(`[2.32][4.16] without a delay it opens at once, and closed it stays closed: ${language}`, async ({
    page,
    content,
  }) => {
    await publish(page, content, null);
    await recordTimers(page);
    await page.goto(`/${language}/`);
    await expectTimer(page, 0);
    await expect(popup(page, language)).toBeVisible();
    await expectNoAxeViolations(page);
    if (language === 'fr') await page.keyboard.press('Escape');
    else await closeButton(page, language).click();
    await expect(popup(page, language)).toBeHidden();
    for (const path of [`/${language}/`, '/nl/te-koop/']) {
      await visit(page, path);
      await expectNoDialog(page, 0);
    }
  });
}

test('[4.14][4.15] a popup waits for its delay, opens, is closed, and stays so on every further page', async ({
  page,
  content,
}) => {
  await publish(page, content, 3);
  await stopClock(page);
  await page.goto('/nl/');
  await expectTimer(page, 3000);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(3000);
  await closeButton(page).click();
  await expect(popup(page)).toBeHidden();
  for (const path of ['/nl/', '/nl/te-koop/']) {
    await page.goto(path);
    await page.waitForFunction(() => localStorage.getItem('language') === 'nl');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** The site's clock is fixed. */
const moments = { past: '2026-03-02T08:59:00.000Z', future: '2026-03-02T09:01:00.000Z' };

test('a popup, an item of the top bar and a module are there in their period, on their pages, in their languages', async ({
  page,
  content,
}) => {
  const item = (_key: string, period: object) => ({
    _key,
    _type: 'topBarItem',
    label: localizedString({ nl: _key, fr: _key, en: _key }),
    status: 'published',
    ...period,
  });
  const module = (_key: string, period: object) => ({
    _key,
    _type: 'articleModule',
    title: localizedString({ nl: _key, fr: _key, en: _key }),
    status: 'published',
    ...period,
  });
  const periods = { Straks: { showFrom: moments.future }, Voorbij: { showUntil: moments.past } };
  const present = { showFrom: moments.past, showUntil: moments.future };
  const all = Object.entries({ Nu: present, ...periods });
  await content
    .transaction()
    .patch('top-bar', (bar) =>
      bar.set({ isShown: true, left: all.map(([name, period]) => item(`Balk ${name}`, period)), right: [] }),
    )
    .patch('page-about', (about) =>
      about.set({ modules: all.map(([name, period]) => module(`Blok ${name}`, period)) }),
    )
    .patch('popup', (stored) =>
      stored.set({
        ...present,
        isPublished: true,
        title: localizedString(names),
        places: 'chosen',
        kinds: ['property', 'content'],
        languages: ['nl'],
        frequency: 'page',
        delay: 0,
      }),
    )
    .commit();
  const html = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => html('/nl/te-koop/')).toContain('Balk Nu');
  await visit(page, '/nl/over-ons/');
  await expect(popup(page)).toBeVisible();
  await closeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Blok Nu' })).toBeVisible();
  const sent = await page.content();
  for (const name of Object.keys(periods)) {
    expect(sent).not.toContain(`Balk ${name}`);
    expect(sent).not.toContain(`Blok ${name}`);
  }
  await page.reload();
  await expect(popup(page)).toBeVisible();
  expect(await html('/nl/te-koop/')).not.toContain(names.nl);
  expect(await html('/fr/a-propos/')).not.toContain(names.fr);
  const property = /href="(\/nl\/te-koop\/[^"/]+\/[^"/]+\/\d+\/)"/.exec(await html('/nl/te-koop/'))?.[1];
  expect(await html(property ?? '')).toContain(names.nl);
  await content
    .patch('popup')
    .set({ showFrom: moments.future, showUntil: '2026-03-03T09:00:00.000Z' })
    .commit();
  await expect.poll(() => html('/nl/over-ons/')).not.toContain(names.nl);
});

test('[4.17] a click on its link closes it for the rest of the session', async ({ page, content }) => {
  await publish(page, content, null);
  await recordTimers(page);
  await page.goto('/nl/');
  await popup(page).getByRole('link').click();
  await expect(page).toHaveURL('/nl/contact/');
  await visit(page, '/nl/te-koop/');
  await expectNoDialog(page, 0);
});

for (const address of ['/nl/te-koop/#modal-clicked', '/nl/?preview=1']) {
  test(`[4.17] it stays away from an address that has closed it: ${address}`, async ({ page, content }) => {
    await publish(page, content, null);
    await recordTimers(page);
    await page.goto(address);
    await page.waitForFunction(() => localStorage.getItem('language') === 'nl');
    const isAnswered = () => page.evaluate(() => sessionStorage.getItem('popup-closed') !== null);
    await expect.poll(isAnswered).toBe(!address.includes('preview'));
    await expectNoDialog(page, 0);
  });
}

test.describe('for somebody who has not answered', () => {
  test.use({ hasDeclined: false });

  test('[4.15][4.10] it waits until the question about cookies is answered', async ({ page, content }) => {
    await publish(page, content, null);
    await page.goto('/nl/');
    const question = page.getByRole('dialog', { name: questionTitle('nl') });
    await expect(question).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await question.getByRole('button', { name: seededText('consent.decline', 'nl') }).click();
    await expect(popup(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.32] without JavaScript there is no popup', async ({ page, content }) => {
    await publish(page, content, null);
    await page.goto('/nl/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
