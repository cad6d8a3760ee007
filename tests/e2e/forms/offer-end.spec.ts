import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { seededText } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, field, thanksFor } from './fill-form.ts';

asVisitorsApart();

const button = (page: Page) => page.getByRole('button', { name: seededText('form.makeOffer', 'nl') });

async function open(page: Page) {
  await page.goto('/nl/property/2101/');
  await page.getByRole('link', { name: seededText('offer.link', 'nl') }).click();
  await expect(field(page, 'nl', 'form.offerDay')).toBeVisible();
}

async function fillIn(page: Page, name: string) {
  for (const key of ['form.offerLoanNo', 'form.offerOwnSaleNo'] as const)
    await field(page, 'nl', key).check();
  for (const [key, value] of [
    ['form.offerAmount', '375000'],
    ['form.firstName', 'An'],
    ['form.lastName', name],
    ['form.email', `${name}@example.com`],
    ['form.phone', '0470 00 00 00'],
  ] as const)
    await field(page, 'nl', key).fill(value);
}

test('a day and an hour are asked for as long as no other end of an offer is chosen', async ({
  page,
  tag,
}) => {
  await open(page);
  await fillIn(page, tag);
  await button(page).click();
  const summary = page.locator('.form-summary');
  await expect(summary.getByRole('link')).toHaveText([
    seededText('form.askDay', 'nl'),
    seededText('form.askHour', 'nl'),
  ]);
  await page.getByRole('radio', { name: /^Over 1 week: / }).check();
  await expect(field(page, 'nl', 'form.offerDay')).toBeHidden();
  await expect(field(page, 'nl', 'form.offerHour')).toBeHidden();
  await expectNoAxeViolations(page);
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanksFor('offer-to-buy', 'nl').title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: { patterns: [/status of 422 /] } });

  test('the end of an offer is one of three moments, and is stored as its day and hour', async ({
    page,
    tag,
  }) => {
    await open(page);
    await fillIn(page, tag);
    const end = page.getByRole('radio', { name: /^Over 3 dagen: \S+\s\d+\s\S+,\s18:00$/ });
    await end.check();
    await expect(field(page, 'nl', 'form.offerDay')).toBeHidden();
    const [day] = (await end.inputValue()).split(' ');
    await button(page).click();
    await answerQuestion(page, 'nl');
    await expect(end).toBeChecked();
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanksFor('offer-to-buy', 'nl').title);
    const stored = readDatabase(
      `select json_extract("values", '$.day') as day, json_extract("values", '$.hour') as hour from submissions
        where json_extract("values", '$.lastName') = ?`,
      tag,
    );
    expect(stored).toEqual([{ day, hour: '18:00' }]);
  });
});
