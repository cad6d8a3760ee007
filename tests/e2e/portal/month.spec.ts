import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { readDatabase, writeDatabase } from '../support/database.ts';
import { addresses, expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { inviteOwner, loginPaths, type PortalLanguage, portalPaths } from '../support/owner.ts';
import { expectNoOverflow, seededText } from '../support/visitor.ts';

type Key = Parameters<typeof seededText>[0];

const widths = [360, 768, 1280, 1920];

const sections = [
  'portal.statsTitle',
  'portal.visits',
  'portal.communications',
  'portal.onlineMedia',
  'portal.history',
  'portal.documents',
  'portal.accountTitle',
] as const satisfies readonly Key[];

/** Uses the pages of the portal as an owner does, in their language. */
function portalOf(page: Page, language: PortalLanguage) {
  const word = (key: Key) => seededText(key, language);
  const field = (key: Key) => page.getByLabel(word(key), { exact: true });
  const press = (key: Key) => page.getByRole('button', { name: word(key), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  return {
    word,
    field,
    press,
    heading,
    openSection: async (key: Key) => {
      const menu = page.getByRole('navigation', { name: word('portal.navigation') });
      await menu.getByRole('link', { name: word(key), exact: true }).click();
      await expect(heading).toHaveText(word(key));
    },
    choosePassword: async (password: string, confirmation = password) => {
      await field('form.password').fill(password);
      await field('form.passwordConfirmation').fill(confirmation);
      await press('portal.newPasswordButton');
    },
    logIn: async (email: string, password: string) => {
      await field('form.email').fill(email);
      await field('form.password').fill(password);
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(word('portal.title'));
      await expect(page).not.toHaveURL(/#/);
    },
    requestPassword: async (email: string) => {
      await page.getByRole('link', { name: word('portal.forgotPassword') }).click();
      await expect(heading).toHaveText(word('portal.resetTitle'));
      await field('form.email').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(word('portal.resetSent'))).toBeVisible();
    },
    save: async (name: string | RegExp) => {
      const saved = page.waitForEvent('download');
      await page.getByRole('main').getByRole('link', { name }).first().click();
      const file = await saved;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'latin1') };
    },
  };
}

const pdfOf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF'),
});

/** The link that a mail for a new password contains. */
async function mailedLink(email: string, language: PortalLanguage): Promise<string> {
  const subject = seededText('portal.mailResetSubject', language).replace(/ \{agency\}$/, '');
  const { links } = await waitForMail(email, subject);
  return links.find((link) => link.includes('/link/')) ?? '';
}

/** Another device of the owner, without JavaScript. */
async function openDevice(browser: Browser, tag: string): Promise<BrowserContext> {
  return browser.newContext({
    javaScriptEnabled: false,
    baseURL: addresses.site,
    extraHTTPHeaders: { 'X-Test-Client': `${tag} second` },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1.15',
    viewport: { width: 360, height: 740 },
  });
}

/** Pretends that an import brought the sale of a property. */
function sell(propertyId: string, price: number): void {
  const [row] = readDatabase('select record from owner_records where propertyId = ?', propertyId);
  const record = JSON.parse(String(row?.['record'])) as { History: { Kind: string }[] };
  const History = [
    ...record.History.filter(({ Kind }) => Kind !== 'sold'),
    { Date: '2026-03-02', Kind: 'sold', Price: price },
  ];
  const NextStep = { Date: '2026-06-30', Text: 'De akte bij de notaris.' };
  writeDatabase(
    'update owner_records set record = ? where propertyId = ?',
    ...[JSON.stringify({ ...record, History, NextStep }), propertyId],
  );
}

const firstPassword = 'drie rode daken bij de Nete';

test.beforeEach(async ({ page, tag }) => {
  await page.setExtraHTTPHeaders({ 'X-Test-Client': tag });
});

test.describe('with JavaScript', () => {
  // A link that was used is gone.
  test.use({ expectedProblems: { patterns: [/410 \(Gone/] } });

  test('[2.11] [2.51] [9.38] a month of an owner: invited, at home in each section, a second device, a lost password, sold', async ({
    page,
    browser,
    tag,
  }) => {
    test.setTimeout(120_000);
    const email = `${tag}@example.com`;
    const portal = portalOf(page, 'nl');
    const { word } = portal;
    const invitation = inviteOwner({
      email,
      name: 'Greet Maes',
      language: 'nl',
      propertyIds: ['2110', '2137'],
    });
    await page.goto(invitation);
    await expect(portal.heading).toHaveText(word('portal.invitationTitle'));
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, widths);
    await portal.choosePassword(firstPassword);
    await expect(portal.heading).toHaveText(word('portal.title'));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Greet Maes' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, widths);

    await page.getByRole('link', { name: 'Mastbosdreef' }).first().click();
    await expect(page).toHaveURL(/\?property=2110$/);
    await expect(page.getByRole('heading', { name: 'Hanne Verbruggen schrijft u' })).toBeVisible();
    for (const key of sections) {
      await portal.openSection(key);
      await expectNoAxeViolations(page);
      await expectNoOverflow(page, widths);
    }

    await portal.openSection('portal.documents');
    const contract = await portal.save('Bemiddelingsopdracht');
    expect(contract.name).toBe('Bemiddelingsopdracht, Mastbosdreef 14.pdf');
    expect(contract.text).toMatch(/^%PDF-1\.4/);
    await portal.field('portal.uploadKind').focus();
    await page.keyboard.type('Kadas');
    await expect(portal.field('portal.uploadKind')).toHaveValue('cadastral-extract');
    await page.keyboard.press('Tab');
    await expect(portal.field('portal.uploadFile')).toBeFocused();
    // A busy browser may let the first key go by.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(pdfOf(tag));
    }).toPass();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Goed ontvangen: Kadastraal uittreksel.')).toBeVisible();
    expect((await portal.save(`${tag}.pdf`)).text).toMatch(/^%PDF-1\.7/);

    await portal.openSection('portal.visits');
    expect((await portal.save(word('portal.download'))).text).toContain('"2110";"Mastbosdreef 14"');

    const second = await openDevice(browser, tag);
    const phone = await second.newPage();
    const onPhone = portalOf(phone, 'nl');
    await phone.goto(loginPaths.nl);
    await onPhone.logIn(email, firstPassword);
    await phone.goto('/nl/eigenaars/documenten/?property=2110');
    await expect(phone.getByRole('link', { name: `${tag}.pdf` })).toBeVisible();
    await portal.openSection('portal.accountTitle');
    await expect(page.getByText('Safari, iPhone')).toBeVisible();
    await portal.press('portal.logoutEverywhere');
    await expect(page.getByText(word('portal.loggedOut'))).toBeVisible();
    const typed = portal.field('form.password');
    await typed.fill(firstPassword);
    await portal.press('portal.showPassword');
    await expect(typed).toHaveAttribute('type', 'text');
    await expect(typed).toHaveValue(firstPassword);
    await expectNoAxeViolations(page);
    await portal.press('portal.hidePassword');
    await expect(typed).toHaveAttribute('type', 'password');
    await phone.goto('/nl/eigenaars/documenten/');
    await expect(phone.getByText(word('portal.sessionEnded'))).toBeVisible();

    await portal.requestPassword(email);
    await page.goto(await mailedLink(email, 'nl'));
    await portal.choosePassword(demoOwner.password);
    await expect(page.getByText(word('portal.passwordChanged'))).toBeVisible();
    await page.goto(invitation);
    await expect(page.getByText(word('portal.linkExpired'))).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(loginPaths.nl);
    await portal.field('form.email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(portal.field('form.password')).toBeFocused();
    await page.keyboard.type(demoOwner.password);
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(word('portal.title'));

    // Uses the phone: a script that counts a view might find the database locked.
    await phone.goto(loginPaths.nl);
    await onPhone.logIn(email, demoOwner.password);
    sell('2110', 458_000);
    await phone.goto('/nl/eigenaars/?property=2110');
    await expect(phone.getByText('De akte bij de notaris.')).toBeVisible();
    await onPhone.openSection('portal.history');
    await expect(phone.getByRole('listitem').filter({ hasText: 'Verkocht' })).toContainText('458.000');
    await second.close();
  });
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  // The login and the short password are shown again.
  test.use({ expectedProblems: { patterns: [/422 \(Unprocessable/] } });

  for (const [language, propertyIds] of [
    ['fr', ['2101', '2104']],
    ['en', ['2104', '2136']],
  ] as const)
    test(`[2.17] [2.45] [8.20] an owner’s month by reading and sending alone: ${language}`, async ({
      page,
      tag,
    }) => {
      const email = `${tag}@example.com`;
      const portal = portalOf(page, language);
      const { word } = portal;
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(inviteOwner({ email, name: 'Luc Peeters', language, propertyIds }));
      await portal.choosePassword('trop bref');
      await expect(page.getByRole('link', { name: /12 (tekens|caractères|characters)/ })).toBeVisible();
      await expect(page.getByRole('button', { name: word('portal.showPassword') })).toHaveCount(0);
      await portal.choosePassword('Password2026');
      await expect(page.getByRole('link', { name: word('validation.passwordCommon') })).toBeVisible();
      await portal.choosePassword(firstPassword);
      await expect(portal.heading).toHaveText(word('portal.title'));
      for (const key of sections) await portal.openSection(key);
      await page.goto(loginPaths[language]);
      await expect(page).toHaveURL(portalPaths[language]);
      const logOut = page.getByRole('button', { name: word('portal.logout'), exact: true });
      await expect(logOut).toBeInViewport({ ratio: 1 });
      await logOut.click();

      await portal.field('form.email').fill(email);
      await portal.field('form.password').fill('niet dit wachtwoord');
      await page.keyboard.press('Enter');
      await expect(page.getByText(word('portal.loginFailed'))).toBeVisible();
      await portal.requestPassword(email);
      await page.goto(await mailedLink(email, language));
      await portal.choosePassword(demoOwner.password);
      await expect(page.getByText(word('portal.passwordChanged'))).toBeVisible();
      await portal.logIn(email, demoOwner.password);

      await page.goto(`${portalPaths[language]}?property=2104`);
      await expect(page.getByText('Derde bezoek van het koppel met de architect.')).toBeVisible();
      await page.getByRole('link', { name: word('portal.figurePlanned') }).click();
      await expect(page.getByRole('heading', { name: word('portal.visitsPlanned') })).toBeVisible();
      await expect(page.getByText(/16(:|\sh\s)30/).first()).toBeVisible();
      expect((await portal.save(word('portal.download'))).text).toContain('"2104";"Spinsterspad 5"');
      await portal.openSection('portal.communications');
      await expect(page.getByRole('heading', { name: word('portal.contacts') })).toBeVisible();
      await portal.openSection('portal.onlineMedia');
      await expect(page.getByRole('link', { name: 'Woonkompas' })).toHaveAttribute('href', /^https:/);
      await portal.openSection('portal.history');
      await expect(page.getByRole('main').getByText(/279[.,\s]000/)).toBeVisible();
      await portal.openSection('portal.documents');
      await expect(page.getByRole('heading', { name: word('portal.documentsOfAgency') })).toBeVisible();
      expect((await portal.save(/photo/i)).text).toMatch(/^%PDF-1\.4/);
      await portal.field('portal.uploadKind').selectOption('title-deed');
      await portal.field('portal.uploadFile').setInputFiles(pdfOf(tag));
      await portal.press('portal.uploadButton');
      await expect(page.getByRole('link', { name: `${tag}.pdf` })).toBeVisible();
      await expectNoOverflow(page, [360]);

      await portal.openSection('portal.accountTitle');
      await portal.press('portal.logoutEverywhere');
      await expect(page.getByText(word('portal.loggedOut'))).toBeVisible();
      await page.goto(portalPaths[language]);
      await expect(page).toHaveURL(
        new RegExp(`${loginPaths[language]}\\?next=${encodeURIComponent(portalPaths[language])}$`),
      );
    });
});
