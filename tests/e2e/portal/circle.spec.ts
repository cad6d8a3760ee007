import type { BrowserContext, Page } from '@playwright/test';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { mailsTo, waitForMail } from '../support/mailbox.ts';
import { signInAsOwner, storeOwner } from '../support/owner.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

/** A home with a visit to come, which no other test writes about. */
const home = '2114';

const word = (key: Parameters<typeof seededText>[0]) => seededText(key, 'nl');
const part = (key: Parameters<typeof seededText>[0]) => word(key).split('{')[0] ?? '';

/** Deeds of a member of staff in the Studio. */
function studioOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const written = dialog.getByRole('list', { name: 'Written for the owners' });
  const write = async (text: string) => {
    await dialog.getByRole('button', { name: 'Show to the owners' }).click();
    await expect(written).toContainText(text);
  };
  return {
    dialog,
    open: async () => {
      await page.goto(`${addresses.studio}/properties`);
      await page.getByRole('button', { name: `Write to the owners of ${home}` }).click({ timeout: 60_000 });
      await expect(dialog.getByRole('combobox', { name: 'Kind', exact: true })).toBeVisible();
    },
    writeWords: async (text: string) => {
      await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
      await write(text);
    },
    writeOffer: async (amount: string, conditions: string) => {
      await dialog.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Offer');
      await dialog.getByLabel('Amount in euro').fill(amount);
      await dialog.getByLabel('Valid until').fill('2026-12-31');
      await dialog.getByRole('textbox', { name: 'Conditions' }).fill(conditions);
      await write(conditions);
    },
    addPaper: async (name: string) => {
      const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF');
      await dialog.getByRole('combobox', { name: 'Kind of paper' }).selectOption({ index: 1 });
      await dialog.getByLabel('File, pdf').setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await dialog.getByRole('button', { name: 'Add for the owners' }).click();
      await expect(dialog.getByRole('list', { name: 'Papers for the owners' })).toContainText(name);
    },
  };
}

/** Deeds of an owner in the portal. */
function portalOf(page: Page) {
  return {
    open: (section: string) => page.goto(`/nl/eigenaars/${section}?property=${home}`),
    answer: (name: string) =>
      page
        .locator('summary')
        .filter({ hasText: word('portal.answer') })
        .filter({ hasText: name })
        .first(),
    press: (key: Parameters<typeof seededText>[0]) =>
      page.getByRole('button', { name: word(key), exact: true }).click(),
    news: page.getByLabel(word('portal.newsOffer'), { exact: true }),
  };
}

async function openPhone(context: BrowserContext, tag: string): Promise<Page> {
  await context.setExtraHTTPHeaders({ 'X-Test-Client': tag });
  return context.newPage();
}

test('staff write and add a paper, their owner is mailed, reads and answers without script, and staff read that and see the portal as the owner does', async ({
  page,
  browser,
  tag,
}) => {
  test.setTimeout(240_000);
  const email = `${tag}@example.com`;
  const name = `Greet ${tag}`;
  storeOwner({ email, name, language: 'nl', propertyIds: [home] });
  const device = { baseURL: addresses.site, viewport: { width: 360, height: 740 } };
  const still = await browser.newContext({ ...device, javaScriptEnabled: false });
  const lively = await browser.newContext(device);
  const [phone, tablet] = [await openPhone(still, tag), await openPhone(lively, tag)];
  for (const each of [phone, tablet])
    await signInAsOwner(each, 'nl', { email, password: demoOwner.password });
  const studio = studioOf(page);
  const portal = portalOf(phone);

  await studio.open();
  await expect(studio.dialog.getByText(`Read at once by ${name}.`)).toBeVisible();
  await studio.writeWords(`Een koppel komt terug. ${tag}`);
  await studio.writeOffer('385000', `Onder voorbehoud van lening. ${tag}`);
  await studio.addPaper(`${tag}.pdf`);

  const offer = await waitForMail(email, word('portal.newsOffer'));
  expect(offer.text).toMatch(/385\.000[^]*Onder voorbehoud van lening\./);
  await waitForMail(email, word('portal.newsPaper'));
  await portal.open('');
  await expect(phone.getByText(`Een koppel komt terug. ${tag}`)).toBeVisible();
  await portal.open('documenten/');
  await expect(phone.getByRole('main').getByRole('link', { name: tag })).toBeVisible();

  await portal.open('biedingen/');
  await portal.answer('385.000').click();
  await phone.getByLabel(word('portal.answerText')).first().fill(`Graag! ${tag}`);
  await portal.press('portal.offerAccept');
  await expect(phone.getByText(word('portal.answerSent'))).toBeVisible();
  await expectNoOverflow(phone, [360]);

  await portal.open('bezichtigingen/');
  await portal.answer('').click();
  const proposal = phone
    .locator('form')
    .filter({ hasText: word('portal.visitPropose') })
    .first();
  const [day, time] = [proposal.locator('[type=date]'), proposal.locator('[type=time]')];
  const today = (await day.getAttribute('min')) ?? '';
  await day.fill(today);
  await time.fill('00:01');
  await portal.press('portal.visitProposeButton');
  await expect(phone.getByRole('main').getByRole('alert')).toHaveText(word('portal.answerWrong'));
  await expect(time).toBeVisible();
  expect([await day.inputValue(), await time.inputValue()]).toEqual([today, '00:01']);
  await time.fill('23:59');
  await portal.press('portal.visitProposeButton');
  await expect(phone.getByText(word('portal.answerSent'))).toBeVisible();
  const hours = ['closed-day', 'from', 'until'].map((field) => phone.locator(`[name=${field}]`));
  const typed = [today, '23:30', '23:10'];
  for (const [index, field] of hours.entries()) await field.fill(typed[index] ?? '');
  await portal.press('portal.closedAdd');
  await expect(phone.getByRole('main').getByRole('alert')).toHaveText(word('portal.closedWrong'));
  expect(await Promise.all(hours.map((field) => field.inputValue()))).toEqual(typed);

  await studio.open();
  await expect(studio.dialog).toContainText(`${name} wants to accept`);
  await expect(studio.dialog).toContainText(`Graag! ${tag}`);
  await expect(studio.dialog).toContainText(`${name} proposes another time`);
  await expectNoAxeViolations(page, '[role="dialog"]');

  const opening = page.context().waitForEvent('page');
  await studio.dialog.getByRole('button', { name: `View as ${name}` }).click();
  const view = await opening;
  await expect(view.getByRole('note')).toContainText(part('portal.viewBand'));
  await expect(view).toHaveURL(new RegExp(`/nl/eigenaars/\\?property=${home}$`));
  await expect(view.getByText(`Een koppel komt terug. ${tag}`)).toBeVisible();
  await expectNoAxeViolations(view);
  await expectNoOverflow(view, [360, 768, 1280, 1920]);
  await view.goto(`${addresses.site}/nl/eigenaars/account/`);
  await expect(view.getByRole('main').getByRole('button', { name: word('portal.newsSave') })).toBeDisabled();
  const forced = { form: { logout: 'everywhere' }, headers: { Origin: addresses.site }, maxRedirects: 0 };
  const refused = await view.request.post(`${addresses.site}/nl/eigenaars/account/`, forced);
  expect(refused.status()).toBe(403);
  await view
    .getByRole('button', { name: word('portal.viewEnd') })
    .first()
    .click();
  await expect(view.getByText(word('portal.viewEnded'))).toBeVisible();

  await portal.open('account/');
  await portal.news.uncheck();
  await portal.press('portal.newsSave');
  await expect(phone.getByText(word('portal.newsSaved'))).toBeVisible();
  await studio.open();
  await studio.writeOffer('390000', `Zonder voorwaarden. ${tag}`);
  await studio.addPaper(`${tag} 2.pdf`);
  const papers = () =>
    mailsTo(email).then((all) => all.filter(({ subject }) => subject.includes(word('portal.newsPaper'))));
  await expect.poll(async () => (await papers()).length).toBe(2);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(word('portal.newsOffer')))).toHaveLength(1);

  const again = portalOf(tablet);
  await again.open('account/');
  await expect(again.news).not.toBeChecked();
  await again.news.check();
  await again.press('portal.newsSave');
  await expect(tablet.getByText(word('portal.newsSaved'))).toBeVisible();
  await portal.open('account/');
  await expect(portal.news).toBeChecked();
  await still.close();
  await lively.close();
});
