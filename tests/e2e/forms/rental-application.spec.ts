import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, field, type Language, thanksFor } from './fill-form.ts';

asVisitorsApart();

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF'),
});
const program = { ...pdf('virus.pdf'), buffer: Buffer.from('MZ\x90\0 this is no document') };

const text = (key: Parameters<typeof seededText>[0], language: Language, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (all, [name, value]) => all.replaceAll(`{${name}}`, value),
    seededText(key, language),
  );

async function open(page: Page, language: Language, reference: string) {
  await visit(page, `/${language}/property/${reference}/`);
  await page.getByRole('link', { name: seededText('application.link', language) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seededText('application.title', language));
}

async function fillIn(page: Page, language: Language, name: string) {
  for (const [key, value] of [
    ['form.firstName', 'An'],
    ['form.lastName', name],
    ['form.email', `${name}@example.com`],
    ['form.phone', '0470 00 00 00'],
    ['form.address', 'Korenmarkt 1'],
    ['form.postalCode', '2800'],
    ['form.city', 'Mechelen'],
    ['form.people', '2'],
  ] as const)
    await field(page, language, key).fill(value);
}

const files = (page: Page, language: Language) => page.getByLabel(seededText('form.documents', language));
const kept = (page: Page, language: Language) =>
  page.getByRole('list', { name: seededText('form.filesKept', language) }).getByRole('listitem');

/** The files that belong to the application of a person. */
const storedFiles = (name: string) =>
  readDatabase(
    `select name, size from uploads where submissionId in
      (select id from submissions where json_extract("values", '$.lastName') = ?) order by name`,
    name,
  );

test.describe('with a mistake', () => {
  test.use({ expectedProblems: { patterns: [/status of 422 .*\/kandidaat\//] } });

  test('[1.08] [2.43] [9.33] a tenant reads what the owner demands and applies with a file, by keyboard after a mistake', async ({
    page,
    tag,
  }) => {
    const name = `huurder-${tag}`;
    await open(page, 'nl', '2139');
    await expect(page.getByText('minstens €\u00a04.200 per maand')).toBeVisible();
    await expect(page.getByText('hoogstens 6 personen')).toBeVisible();
    await fillIn(page, 'nl', name);
    await field(page, 'nl', 'form.income').fill('genoeg');
    await files(page, 'nl').setInputFiles([pdf('loon.pdf'), program]);
    await page.getByRole('button', { name: seededText('form.sendApplication', 'nl') }).click();
    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      seededText('validation.amount', 'nl'),
      text('validation.fileType', 'nl', { file: 'virus.pdf' }),
    ]);
    await expect(kept(page, 'nl')).toHaveText([/^loon\.pdf \(1\skB\)/]);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'nl', 'form.income')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('4.350');
    await page.keyboard.press('Enter');
    const { title } = thanksFor('rental-application', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(storedFiles(name)).toEqual([{ name: 'loon.pdf', size: 22 }]);
    const mail = await waitForMail(`${name}@example.com`);
    expect(mail.text).toContain(seededText('mail.applicationText', 'nl'));
    expect(mail.text).not.toContain('4.350');
  });
});

test('[9.38] a file that is too large is refused before it is sent', async ({ page }) => {
  await open(page, 'en', '2136');
  const large = { ...pdf('scan.pdf'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7\n') };
  await field(page, 'en', 'form.people').focus();
  await files(page, 'en').setInputFiles([large, pdf('small.pdf')]);
  await expect(
    page.getByText(text('validation.fileSize', 'en', { file: 'scan.pdf', max: '10' })),
  ).toBeVisible();
  expect(await files(page, 'en').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await expectNoAxeViolations(page);
});

test('a form whose connection breaks off leaves no file', async ({ page, tag }) => {
  await open(page, 'nl', '2139');
  const part = (rest: string) => `--x\r\nContent-Disposition: form-data; name=${rest}\r\n`;
  const body =
    part('"_form"\r\n\r\nrental-application') +
    part('"_token"\r\n\r\n') +
    part(`"documents"; filename="${tag}.pdf"\r\n\r\n%PDF-1.7 the start of a file`);
  const { host, pathname, port } = new URL(page.url());
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${addresses.site}`,
    `X-Test-Client: ${tag}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 2000000',
  ].join('\r\n');
  const arrived = () => readDatabase('select size from uploads where name = ?', `${tag}.pdf`);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head}\r\n\r\n${body}`);
  await expect.poll(arrived).toEqual([{ size: -2_000_000 }]);
  socket.destroy();
  await expect.poll(arrived).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: { patterns: [/status of 422 .*\/candidature\//] } });

  test('files stay while a question is answered, unless their box is ticked', async ({ page, tag }) => {
    const name = `locataire-${tag}`;
    await page.goto('/fr/property/2145/');
    await page.getByRole('link', { name: seededText('application.link', 'fr') }).click();
    await fillIn(page, 'fr', name);
    await field(page, 'fr', 'form.income').fill('2.450');
    await files(page, 'fr').setInputFiles([pdf('loyer.pdf'), pdf('erreur.pdf')]);
    const button = page.getByRole('button', { name: seededText('form.sendApplication', 'fr') });
    await button.click();
    await expect(kept(page, 'fr')).toHaveText([/loyer\.pdf/, /erreur\.pdf/]);
    await page.getByLabel(`${seededText('form.fileRemove', 'fr')} erreur.pdf`).check();
    await answerQuestion(page, 'fr');
    await button.click();
    const { title } = thanksFor('rental-application', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(storedFiles(name)).toEqual([{ name: 'loyer.pdf', size: 22 }]);
  });
});
