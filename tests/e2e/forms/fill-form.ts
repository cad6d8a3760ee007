import type { Page } from '@playwright/test';
import type { LanguageId } from 'schemas/languages.ts';
import { thankYouPages } from '../../../seed/starter/pages/thank-you/thank-you-pages.ts';
import { readDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';

export type Language = 'nl' | 'fr' | 'en';

export const field = (page: Page, language: Language, key: Parameters<typeof seededText>[0]) =>
  page.getByLabel(seededText(key, language), { exact: true });

export type Stored = { id: string; form: string; language: string; context: string };

/**
 * Call at the top of a file whose tests send forms. The clock of the site is fixed, so that one address
 * would soon reach its limit for good; each test sends from its own.
 */
export function asVisitorsApart(): void {
  test.use({
    extraHTTPHeaders: async ({}, use, { testId }) => {
      await use({ 'X-Test-Client': testId });
    },
  });
}

/** The submissions with this message. */
export function storedWith(message: string): Stored[] {
  const query = `select * from submissions where json_extract("values", '$.message') = ?`;
  return readDatabase(query, message) as Stored[];
}

/** The thank-you page of a form: its path and its title. */
export function thanksFor(form: string, language: LanguageId) {
  const page = thankYouPages.find(({ originalPath }) => originalPath === `/feedback/${form}/`);
  const inLanguage = (texts: readonly { language?: string; value?: string }[] | undefined) =>
    texts?.find((text) => text.language === language)?.value ?? '';
  return { path: `/${language}${inLanguage(page?.path)}`, title: inLanguage(page?.title) };
}

const numbers = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  en: 'zero one two three four five six seven eight nine',
};

/** Fills in the sum that a form without script asks for, as slowly as a person. */
export async function answerQuestion(page: Page, language: Language): Promise<void> {
  const shownAt = Date.now();
  const label = page.locator('label', { hasText: seededText('form.question', language) });
  const words = numbers[language].split(' ');
  const sum = ((await label.textContent()) ?? '')
    .split(/[\s?]+/)
    .map((word) => words.indexOf(word))
    .filter((number) => number > 0)
    .reduce((total, number) => total + number, 0);
  await page.getByLabel(seededText('form.question', language), { exact: false }).fill(String(sum));
  // An answer within two seconds counts as a robot's, and the question is repeated.
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2000);
}
