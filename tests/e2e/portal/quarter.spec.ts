import { type Page } from '@playwright/test';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { readDatabase, writeDatabase } from '../support/database.ts';
import { addresses, expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { isWhole } from '../support/figures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { type PortalLanguage, portalPaths, signInAsOwner, storeOwner } from '../support/owner.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

type Key = Parameters<typeof seededText>[0];

const widths = [360, 768, 1280, 1920];

/** A home of its own for each language, which no other test changes. */
const homes = { nl: '2112', fr: '2113', en: '2115' } as const satisfies Record<PortalLanguage, string>;

/** A few days before the clock of the site. */
const recently = '2026-02-27';

/** Axe itself needs scripts in the page. */
async function expectWell(page: Page, hasScripts: boolean) {
  if (hasScripts) await expectNoAxeViolations(page);
  await expectNoOverflow(page, widths);
}

/** Gives an owner a second home, at an address of this name, which left the import in February. */
function leave(email: string, address: string) {
  const id = `gone-${address}`;
  const home = { title: address, goal: 'sale', address, town: '2800 Mechelen' };
  writeDatabase(
    `insert into owner_homes ("propertyId", home, "leftOn") values (?, ?, '2026-02-20')`,
    ...[id, JSON.stringify(home)],
  );
  writeDatabase(
    `insert into owner_properties ("ownerId", "propertyId", "addedAt")
      select id, ?, 0 from owners where email = ?`,
    ...[id, email],
  );
}

/** Lives an owner's quarter: reads where the sale stands, writes to the broker, links a calendar, looks back, and leaves. */
async function liveQuarter(page: Page, tag: string, language: PortalLanguage, hasScripts = true) {
  const word = (key: Key) => seededText(key, language);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const press = (key: Key) => page.getByRole('button', { name: word(key), exact: true }).click();
  const openSection = async (key: Key) => {
    const menu = page.getByRole('navigation', { name: word('portal.navigation') });
    await menu.getByRole('link', { name: word(key), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(key));
  };
  const email = `${tag}@example.com`;
  const propertyId = homes[language];
  storeOwner({ email, name: `Greet ${tag}`, language, propertyIds: [propertyId] });
  await signInAsOwner(page, language, { email, password: demoOwner.password });

  await page.goto(portalPaths[language]);
  const stages = page
    .getByRole('list')
    .filter({ hasText: word('portal.stageMandate') })
    .last();
  await expect(stages.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(stages.locator('[aria-current="step"]')).toContainText(word('portal.stageNow'));
  await expect(page.getByText(word('portal.brokerTitle'), { exact: true })).toBeVisible();
  await expectWell(page, hasScripts);
  await page
    .locator('summary')
    .filter({ hasText: word('portal.messageTo').split('{name}')[0] ?? '' })
    .click();
  await page.getByLabel(word('form.message'), { exact: true }).fill(`Kan het later? ${tag}`);
  await press('form.sendMessage');
  await expect(page.getByText(word('portal.messageSent').split('{name}')[1] ?? '')).toBeVisible();
  const [lead] = readDatabase(`select "values" from submissions where "values" like ?`, `%${tag}%`);
  expect(String(lead?.['values'])).toContain(`Kan het later? ${tag}`);

  writeDatabase(
    `insert or replace into property_count ("propertyId", day, kind, count) values (?, ?, 'match', 4)`,
    ...[propertyId, recently],
  );
  writeDatabase(
    `insert or replace into property_views ("propertyId", day, count) values (?, ?, 9)`,
    ...[propertyId, recently],
  );
  await openSection('portal.statsTitle');
  const told = word('portal.markMatches_other').replace('{count}', '4');
  await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: word('portal.showTable') })
    .click();
  await expect(page.getByRole('cell', { name: told })).toBeVisible();
  await expectWell(page, hasScripts);

  await openSection('portal.history');
  await expect(
    heading(new RegExp(`${word('portal.soldNearby')}|${word('portal.rentedNearby')}`)),
  ).toBeVisible();
  await expectWell(page, hasScripts);

  await openSection('portal.dossier');
  for (const key of ['portal.stagesSale', 'portal.visitsPlanned', 'portal.priceAndState'] as const)
    await expect(heading(word(key))).toBeVisible();
  await expectWell(page, hasScripts);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(word('portal.priceAndState'))).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await openSection('portal.visits');
  await page.getByRole('link', { name: word('portal.calendarTitle') }).click();
  await press('portal.calendarStart');
  const address = await page.getByLabel(word('portal.calendarAddress')).inputValue();
  const { pathname } = new URL(address);
  const read = () => fetch(`${addresses.site}${pathname}`);
  const calendar = await read();
  expect([calendar.status, calendar.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
  await expectWell(page, hasScripts);
  await press('portal.calendarStop');
  await expect(page.getByText(word('portal.calendarEnded'))).toBeVisible();
  expect((await read()).status).toBe(404);

  leave(email, tag);
  await page.goto(portalPaths[language]);
  await page.getByRole('link', { name: word('portal.goneDocuments').replace('{address}', tag) }).click();
  const kept = word('portal.goneText').split('{address}')[1]?.split('{date}')[0] ?? '';
  await expect(page.getByText(kept)).toContainText('2027');
  await expect(page.getByRole('main').locator('form:visible button')).toHaveCount(0);
  await expectWell(page, hasScripts);
  await openSection('portal.accountTitle');

  await page
    .locator('summary')
    .filter({ hasText: word('portal.deletionOpen') })
    .click();
  await press('portal.deletionButton');
  await expect(page.getByText(word('portal.accountDeleted'))).toBeVisible();
  expect(readDatabase('select id from owners where email = ?', email)).toEqual([]);
  const { text } = await waitForMail(email, word('portal.mailDeletedSubject').split('{agency}')[0] ?? '');
  expect(text).toContain(word('portal.mailDeletedText').slice(0, 30));
}

test.beforeEach(async ({ page, tag }) => {
  test.setTimeout(120_000);
  await page.setExtraHTTPHeaders({ 'X-Test-Client': tag });
});

const languages = ['nl', 'fr', 'en'] as const satisfies readonly PortalLanguage[];

test.describe('with JavaScript', () => {
  for (const language of isWhole ? languages : (['nl'] as const))
    test(`a quarter of an owner: stages, broker, marks, neighbours, calendar, farewell: ${language}`, ({
      page,
      tag,
    }) => liveQuarter(page, tag, language));
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  for (const language of isWhole ? languages : (['fr'] as const))
    test(`a quarter of an owner by reading and sending alone: ${language}`, ({ page, tag }) =>
      liveQuarter(page, tag, language, false));
});
