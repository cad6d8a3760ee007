import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { signInAsOwner } from '../support/owner.ts';
import { provenChoice, questionTitle, seededText, storedNames, visit } from '../support/visitor.ts';

test.use({ hasDeclined: false });

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const dutch = journeys[0];

type Listed = { name: string; purpose: string; duration: string };

/** The list that visitors read in the settings. */
async function readList(page: Page): Promise<Listed[]> {
  const settings = page.getByRole('dialog', { name: word('consent.settingsTitle') });
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: word('consent.reopen') })
    .click();
  await expect(settings.locator('summary').first()).toBeVisible();
  for (const summary of await settings.locator('summary').all()) await summary.click();
  const cells = await settings
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
  return cells.map(([name = '', , purpose = '', duration = '']) => ({ name, purpose, duration }));
}

const day = 24 * 60 * 60;
const units = { uur: day / 24, week: 7 * day, maanden: 31 * day, jaar: 366 * day };

/** Seconds; undefined for what has no date, such as the end of a visit. */
function secondsOf(duration: string): number | undefined {
  const [, count, unit] = /^(\d+) (uur|week|maanden|jaar)$/.exec(duration) ?? [];
  return unit === undefined ? undefined : Number(count) * units[unit as keyof typeof units];
}

test('a visitor who allows all and looks around is told of everything that the site then stores, and for how long', async ({
  page,
}) => {
  test.slow();
  await page.goto('/nl/?utm_source=nieuwsbrief');
  const question = page.getByRole('dialog', { name: questionTitle('nl') });
  await question.getByRole('button', { name: word('consent.agree') }).click();
  await provenChoice(page);
  await page.getByLabel(word('search.label'), { exact: true }).fill('gent');
  const found = page.getByRole('listbox', { name: word('search.results') }).getByRole('option');
  await expect(found.first()).toContainText('Gent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=Gent/);
  await visit(page, dutch.sale.path);
  const heart = word('favourites.toggle').replace('{title}', '');
  await page.getByRole('main').getByRole('button', { name: heart }).first().click();
  await visit(page, dutch.property.path);
  await page.goto('/nl/contact/');
  await page.getByRole('main').getByRole('textbox').first().fill('An');
  await page.goto('/nl/login/');
  await signInAsOwner(page);
  await visit(page, '/nl/');

  const list = await readList(page);
  const stored = await storedNames(page);
  for (const name of ['consent', 'favourites', 'language', 'owner', 'recent-searches', 'recently-viewed'])
    expect(stored).toContain(name);
  const plain = (name: string) => name.replace(/^__Host-/, '');
  for (const name of stored) {
    const { purpose, duration } = list.find((listed) => listed.name === plain(name)) ?? {};
    expect(purpose, name).toBeTruthy();
    expect(duration, name).toBeTruthy();
  }
  const now = Date.now() / 1000;
  for (const { name, expires } of await page.context().cookies()) {
    const stated = secondsOf(list.find((listed) => listed.name === plain(name))?.duration ?? '');
    expect(stated, name).toBeGreaterThan(0);
    expect(expires - now, name).toBeLessThanOrEqual(stated ?? 0);
  }
  const lasting = await page.evaluate(() => Object.keys(localStorage));
  const ofVisit = list.filter(({ duration }) => duration.includes('tabblad')).map(({ name }) => name);
  expect(lasting.filter((name) => ofVisit.includes(name))).toEqual([]);
  expect(ofVisit).toContain('popup-closed');
});
