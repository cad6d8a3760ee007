import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, thanksFor } from './fill-form.ts';

asVisitorsApart();

test('the documents of a property are requested by keyboard alone and downloaded from the mail: nl', async ({
  page,
  tag,
}) => {
  const email = `lezer-${tag}@example.com`;
  await visit(page, '/nl/property/2102/');
  const section = page.getByRole('region', { name: seededText('documents.title', 'nl') });
  await expect(section.getByRole('listitem')).toHaveText([
    'Grondplan',
    'Energiecertificaat',
    'Documenten van de mede-eigendom',
  ]);
  await section.getByRole('link', { name: seededText('form.requestDocuments', 'nl') }).focus();
  await page.keyboard.press('Enter');
  const form = page.locator('main form');
  await form.getByLabel(seededText('form.firstName', 'nl')).focus();
  await page.keyboard.type('An');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Peeters');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-summary')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(seededText('form.email', 'nl'))).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: thanksFor('request-documents', 'nl').title }),
  ).toBeVisible();

  const { links } = await waitForMail(email);
  await page.goto(links.find((link) => link.includes('/documents/')) ?? '');
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Energiecertificaat' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('2102-energiecertificaat.pdf');
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: { patterns: [/status of 422 /] } });

  test('[4.08] the documents of a property will be sent by e-mail, and a second mail says they were requested: fr', async ({
    page,
    tag,
  }) => {
    const email = `lecteur-${tag}@example.com`;
    for (const firstName of ['Luc', 'Lucas']) {
      await page.goto('/fr/property/2102/');
      await page.getByRole('link', { name: seededText('form.requestDocuments', 'fr') }).click();
      await expect(page.getByText(seededText('message.documentsByEmail', 'fr'))).toBeVisible();
      await page.getByLabel(seededText('form.firstName', 'fr')).fill(firstName);
      await page.getByLabel(seededText('form.lastName', 'fr'), { exact: true }).fill('Lambert');
      await page.getByLabel(seededText('form.email', 'fr')).fill(email);
      const send = page.getByRole('button', { name: seededText('form.requestDocuments', 'fr') });
      await send.click();
      await answerQuestion(page, 'fr');
      await send.click();
      await expect(
        page.getByRole('heading', { level: 1, name: thanksFor('request-documents', 'fr').title }),
      ).toBeVisible();
      await waitForMail(email);
    }
    await expect
      .poll(async () => (await waitForMail(email)).text)
      .toContain(seededText('message.documentsAlreadyRequested', 'fr'));
  });
});
