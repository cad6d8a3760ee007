import type { Page } from '@playwright/test';
import { readDatabase } from './database.ts';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from './fixtures.ts';
import { seededText } from './visitor.ts';

type Language = 'nl' | 'fr' | 'en';

const languages = [
  { language: 'nl', thanks: '/nl/bedankt/site-contact/', title: 'Bedankt voor uw bericht' },
  { language: 'fr', thanks: '/fr/merci/site-contact/', title: 'Merci pour votre message' },
  { language: 'en', thanks: '/en/thank-you/site-contact/', title: 'Thank you for your message' },
] as const;

const field = (page: Page, language: Language, key: Parameters<typeof seededText>[0]) =>
  page.getByLabel(seededText(key, language), { exact: true });

async function fillIn(page: Page, language: Language, message: string) {
  await field(page, language, 'form.firstName').fill('An');
  await field(page, language, 'form.lastName').fill('Peeters');
  await field(page, language, 'form.email').fill('an@example.com');
  await field(page, language, 'form.message').fill(message);
}

const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: seededText('form.sendMessage', language) }).click();

const stored = (message: string) =>
  readDatabase(`select * from submissions where json_extract("values", '$.message') = ?`, message);

for (const { language, thanks, title } of languages) {
  test(`a message is stored once and thanked for: ${language}`, async ({ page }) => {
    const message = `Dag, ${language} met script`;
    await page.goto(`/${language}/contact/`);
    await fillIn(page, language, message);
    await send(page, language);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(thanks);
    expect(stored(message)).toMatchObject([{ form: 'site-contact', language, state: 'new' }]);
    const mails = readDatabase(
      'select message from outbox where submissionId = ?',
      String(stored(message)[0]?.['id']),
    );
    expect(mails).toHaveLength(2);
  });
}

const shownAgain = { patterns: [/status of 422 .*\/contact\//] };

test.describe('with mistakes', () => {
  test.use({ expectedProblems: shownAgain });

  test('mistakes are named above the form and at their fields, by keyboard alone', async ({ page }) => {
    await page.goto('/nl/contact/');
    await field(page, 'nl', 'form.email').fill('an@');
    await field(page, 'nl', 'form.message').fill('Mijn tekst blijft staan');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).press('Enter');
    const summary = page.locator('.form-summary');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Voornaam is een verplicht veld',
      'Naam is een verplicht veld',
      'E-mailadres is niet geldig',
    ]);
    await expect(field(page, 'nl', 'form.message')).toHaveValue('Mijn tekst blijft staan');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'nl', 'form.firstName')).toBeFocused();
    await expect(field(page, 'nl', 'form.firstName')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('An');
    await field(page, 'nl', 'form.lastName').fill('Peeters');
    await field(page, 'nl', 'form.email').fill('an@example.com');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\//);
  });
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: shownAgain });

  for (const { language, title } of languages) {
    test(`a message is sent after a question, with everything kept: ${language}`, async ({ page }) => {
      const message = `Dag, ${language} zonder script`;
      await page.goto(`/${language}/contact/`);
      await fillIn(page, language, message);
      await send(page, language);
      await expect(page.getByText(seededText('message.oneMoreStep', language))).toBeVisible();
      const shownAt = Date.now();
      await expect(field(page, language, 'form.message')).toHaveValue(message);
      expect(stored(message)).toEqual([]);
      const words = {
        nl: 'nul een twee drie vier vijf zes zeven acht negen',
        fr: 'zéro un deux trois quatre cinq six sept huit neuf',
        en: 'zero one two three four five six seven eight nine',
      }[language].split(' ');
      const question = page.getByLabel(seededText('form.question', language), { exact: false });
      const label =
        (await page.locator('label', { hasText: seededText('form.question', language) }).textContent()) ?? '';
      const sum = label
        .split(/[\s?]+/)
        .map((word) => words.indexOf(word))
        .filter((number) => number > 0)
        .reduce((total, number) => total + number, 0);
      await question.fill(String(sum));
      // Whoever answers within two seconds is taken for a robot and asked again.
      await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2000);
      await send(page, language);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(stored(message)).toHaveLength(1);
    });
  }
});
