import type { Page } from '@playwright/test';
import { readDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, field, type Language, thanksFor } from './fill-form.ts';

asVisitorsApart();

type Key = Parameters<typeof seededText>[0];

const press = (page: Page, language: Language, key: Key) =>
  page.getByRole('button', { name: seededText(key, language), exact: true }).click();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const alertOf = (email: string) =>
  readDatabase('select state, goal, search, frequency from alerts where email = ?', email)[0];

const linkTo = (step: string, { links }: { links: readonly string[] }) =>
  links.find((link) => link.includes(`/alert/${step}/`)) ?? '';

test.describe('without JavaScript', () => {
  withoutJavaScript();
  test.use({ expectedProblems: { patterns: [/status of 422 .*\/fr\/recherche\//] } });

  test('[2.08] a visitor describes a search, confirms it by mail, changes and stops it: fr', async ({
    page,
    tag,
  }) => {
    const email = `chercheur-${tag}@example.com`;
    await page.goto('/fr/recherche/');
    await page.getByRole('radio', { name: seededText('form.goalRent', 'fr') }).check();
    await field(page, 'fr', 'form.email').fill(email);
    await press(page, 'fr', 'form.alertButton');
    await expect(page.getByText(seededText('validation.typeOrZone', 'fr')).first()).toBeVisible();
    await page.locator('[name="places"]').fill('Malines, 3000');
    await answerQuestion(page, 'fr');
    await press(page, 'fr', 'form.alertButton');
    await expect(title(page, thanksFor('demand-register', 'fr').title)).toBeVisible();
    expect(alertOf(email)).toMatchObject({ state: 'pending', goal: 'rent' });

    await page.goto(linkTo('confirm', await waitForMail(email, 'Confirmez votre recherche')));
    await expect(page.getByText('À louer · Louvain · Malines')).toBeVisible();
    await press(page, 'fr', 'alert.confirmButton');
    await expect(title(page, seededText('alert.title', 'fr'))).toBeVisible();
    await field(page, 'fr', 'form.alertFrequency').selectOption('weekly');
    await press(page, 'fr', 'alert.saveButton');
    await expect(page.getByText(seededText('alert.saved', 'fr'))).toBeVisible();
    expect(alertOf(email)).toMatchObject({ state: 'confirmed', frequency: 'weekly' });

    await page.getByRole('link', { name: seededText('mail.alertStop', 'fr') }).click();
    await press(page, 'fr', 'alert.stopButton');
    await expect(title(page, seededText('alert.stoppedTitle', 'fr'))).toBeVisible();
    expect(alertOf(email)).toBeUndefined();
  });
});

test('[1.05][2.46] an e-mail address below a list is enough, and follows its filters as they change: en', async ({
  page,
  tag,
}) => {
  const email = `seeker-${tag}@example.com`;
  await visit(page, '/en/for-sale/');
  const offer = page.getByRole('region', { name: seededText('alert.offerTitle', 'en') });
  await expect(offer.getByText(seededText('alert.offerEmpty', 'en'))).toBeVisible();
  await expect(field(page, 'en', 'form.email')).toBeHidden();
  await page.locator('summary', { hasText: seededText('filter.type', 'en') }).click();
  await page.getByRole('checkbox', { name: /^Apartment/ }).check();
  await expect(offer.getByText('For sale · Apartment')).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, 'en', 'form.email').fill(email);
  await page.keyboard.press('Enter');
  await expect(title(page, thanksFor('demand-register', 'en').title)).toBeVisible();
  expect(alertOf(email)).toMatchObject({ state: 'pending', goal: 'sale', search: '?type=2' });

  await page.goto(linkTo('confirm', await waitForMail(email, 'Confirm your search alert')));
  await press(page, 'en', 'alert.confirmButton');
  await expect(title(page, seededText('alert.title', 'en'))).toBeVisible();
  await expectNoAxeViolations(page);
  expect(alertOf(email)).toMatchObject({ state: 'confirmed', frequency: 'daily' });
});
