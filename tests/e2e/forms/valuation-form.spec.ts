import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { answerQuestion, asVisitorsApart, field, type Language, storedWith, thanksFor } from './fill-form.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

asVisitorsApart();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const button = (page: Page, language: Language, key: Parameters<typeof seededText>[0]) =>
  page.getByRole('button', { name: seededText(key, language), exact: true });

async function fillProperty(page: Page, language: Language) {
  await field(page, language, 'form.propertyTypeApartment').check();
  await field(page, language, 'form.propertyAddress').fill('Korenmarkt 999');
  await field(page, language, 'form.postalCode').fill('2800');
  await field(page, language, 'form.city').fill('Mechelen');
}

async function fillPerson(page: Page, language: Language, name: string) {
  await field(page, language, 'form.firstName').fill('An');
  await field(page, language, 'form.lastName').fill(name);
  await field(page, language, 'form.email').fill(`${name}@example.com`);
  await field(page, language, 'form.phone').fill('0470 00 00 00');
}

const callingHours = (page: Page, language: Language) =>
  page.getByLabel(seededText('form.contactSlot', language)).getByRole('option');

/** Times as a language writes them. */
const hours = (between: string, and: string, afternoon: string) =>
  [
    ['10:00', '13:00'],
    [afternoon, '16:00'],
    ['16:00', '19:00'],
  ].map(([from, to]) => `${between} ${from ?? ''} ${and} ${to ?? ''}`);

/** The request is thanked for, stored, and mailed to who makes valuations. */
async function expectKept(page: Page, language: Language, name: string, message: string) {
  const { path, title } = thanksFor('contact-demand', language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(storedWith(message)).toMatchObject([{ form: 'contact-demand', language }]);
  const staff = await waitForMail('schatting@huisenhaard.example', `An ${name}`);
  expect(staff.text).toContain('Verkopen of verhuren: Verkopen');
  return waitForMail(`${name}@example.com`);
}

test('[1.04][2.05][9.31] an owner requests a valuation step by step, by keyboard alone', async ({
  page,
  tag,
}) => {
  const { keyboard } = page;
  await page.goto('/nl/');
  await page.getByRole('banner').getByRole('link', { name: 'Gratis schatting' }).press('Enter');
  await expect(page).toHaveURL(/\/nl\/gratis-schatting\/$/);
  await expect(step(page, 'Kenmerken en plannen')).toBeHidden();
  const current = page
    .getByRole('list', { name: 'Stappen van het formulier' })
    .locator('[aria-current=step]');

  await expect(step(page, 'Stap 1 van 3 Uw pand')).toBeVisible();
  await expect(step(page, 'Kenmerken en plannen')).toBeHidden();
  const next = button(page, 'nl', 'form.nextStep');
  await next.press('Enter');
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Nog 4 vragen te beantwoorden');
  const labels = ['Type pand', 'Adres van het pand', 'Postcode', 'Stad of gemeente'];
  const missing = labels.map((label) => `${label} is een verplicht veld`);
  await expect(summary.getByRole('link')).toHaveText([
    'Kies wat voor pand het is',
    'Vul straat en huisnummer in',
    'Vul de postcode in',
    'Vul de stad of gemeente in',
  ]);
  for (const error of missing) await expect(page.locator('.field-error', { hasText: error })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field(page, 'nl', 'form.propertyTypeHouse')).toBeFocused();
  await keyboard.press('ArrowDown');
  for (const text of ['Korenmarkt 999', '280', 'Mechelen']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['De postcode is niet geldig']);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field(page, 'nl', 'form.postalCode')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('0');
  await keyboard.press('Enter');

  await expect(step(page, 'Stap 2 van 3 Kenmerken en plannen')).toBeFocused();
  await expect(summary).toHaveCount(0);
  await expect(current).toHaveText('Kenmerken en plannen');
  await expect(field(page, 'nl', 'form.propertyAddress')).toBeHidden();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  for (const text of ['3', '140']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await expect(step(page, 'Stap 3 van 3 Uw gegevens')).toBeFocused();
  await button(page, 'nl', 'form.previousStep').press('Enter');
  await expect(step(page, 'Stap 2 van 3 Kenmerken en plannen')).toBeFocused();
  await expect(field(page, 'nl', 'form.ownerGoalSell')).toBeChecked();
  await button(page, 'nl', 'form.nextStep').press('Enter');
  for (const text of ['An', tag, `${tag}@example.com`, '0470 00 00 00']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(callingHours(page, 'nl')).toHaveText([
    'Dat maakt niet uit',
    ...hours('Tussen', 'en', '13:00'),
  ]);
  await keyboard.type('Tussen 13');
  await keyboard.press('Tab');
  await keyboard.type(`Liefst voor de zomer ${tag}`);
  await button(page, 'nl', 'form.sendValuation').press('Enter');
  const mail = await expectKept(page, 'nl', tag, `Liefst voor de zomer ${tag}`);
  for (const words of ['Type pand: Appartement of studio', 'bellen: 13:00–16:00', 'Aantal slaapkamers: 3'])
    expect(mail.text).toContain(words);
  expect(mail.text).not.toContain('Korenmarkt');
});

test.describe('with mistakes that the site finds', () => {
  test.use({ expectedProblems: { patterns: [/status of 422 /] }, viewport: { width: 360, height: 800 } });

  test('[5.19] a valuation comes back with the step open that has the first mistake, and links open theirs', async ({
    page,
  }) => {
    await page.goto('/en/free-valuation/');
    await expect(step(page, 'Features and plans')).toBeHidden();
    await fillProperty(page, 'en');
    await field(page, 'en', 'form.propertyAddress').fill('x'.repeat(201));
    await button(page, 'en', 'form.nextStep').click();
    await field(page, 'en', 'form.ownerGoalSell').check();
    await button(page, 'en', 'form.nextStep').click();
    await fillPerson(page, 'en', 'mistaken');
    await field(page, 'en', 'form.lastName').fill('x'.repeat(101));
    await button(page, 'en', 'form.sendValuation').click();

    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Address of the property: at most 200 characters',
      'Last name: at most 100 characters',
    ]);
    await expect(step(page, 'Step 1 of 3 Your property')).toBeVisible();
    await expect(field(page, 'en', 'form.propertyTypeApartment')).toBeChecked();
    await expectNoAxeViolations(page);
    await summary.getByRole('link', { name: 'Last name' }).click();
    await expect(field(page, 'en', 'form.lastName')).toBeFocused();
    await expect(step(page, 'Step 1 of 3 Your property')).toBeHidden();
    await summary.getByRole('link', { name: 'Address of the property' }).click();
    await expect(field(page, 'en', 'form.propertyAddress')).toBeFocused();
    await field(page, 'en', 'form.propertyAddress').fill('Korenmarkt 999');
    await button(page, 'en', 'form.nextStep').click();
    await expect(step(page, 'Step 2 of 3 Features and plans')).toBeFocused();
    await expect(field(page, 'en', 'form.ownerGoalSell')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: { patterns: [/status of 422 /] } });

  test('[2.05][9.31] without JavaScript a valuation is one form with numbered parts', async ({
    page,
    tag,
  }) => {
    await page.goto('/fr/estimation-gratuite/');
    for (const name of [
      'Étape 1 sur 3 Votre bien',
      'Étape 2 sur 3 Caractéristiques et projets',
      'Étape 3 sur 3 Vos coordonnées',
    ])
      await expect(step(page, name)).toBeVisible();
    await expect(button(page, 'fr', 'form.nextStep')).toBeHidden();
    await fillProperty(page, 'fr');
    await field(page, 'fr', 'form.ownerGoalSell').check();
    await expect(callingHours(page, 'fr')).toHaveText(['Peu importe', ...hours('Entre', 'et', '14:00')]);
    await page.getByLabel(seededText('form.remarks', 'fr')).fill(`Avant l’été ${tag}`);
    await fillPerson(page, 'fr', tag);
    await button(page, 'fr', 'form.sendValuation').click();
    await expect(field(page, 'fr', 'form.propertyTypeApartment')).toBeChecked();
    await answerQuestion(page, 'fr');
    await button(page, 'fr', 'form.sendValuation').click();
    const mail = await expectKept(page, 'fr', tag, `Avant l’été ${tag}`);
    for (const words of ['Type de bien\u00a0: Appartement ou studio', 'location\u00a0: Vendre'])
      expect(mail.text).toContain(words);
  });
});
