import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText, visit } from '../support/visitor.ts';
import { answerQuestion, asVisitorsApart, field, storedWith, thanksFor } from './fill-form.ts';
import { phoneOf } from './form-values.ts';
import type { Page } from '@playwright/test';

asVisitorsApart();

const button = (page: Page, language: 'nl' | 'fr') =>
  page.getByRole('button', { name: seededText('form.bookVisit', language) });

async function fillIn(page: Page, language: 'nl' | 'fr', name: string) {
  await page.getByLabel(seededText('form.visitWayOffice', language)).check();
  await field(page, language, 'form.firstName').fill('An');
  await field(page, language, 'form.lastName').fill(name);
  await field(page, language, 'form.email').fill(`${name}@example.com`);
  await page.getByLabel(seededText('form.phone', language)).fill(phoneOf(name));
  await page.getByLabel(seededText('form.remarks', language)).fill(`Dag van ${name}`);
}

const days = (page: Page) => page.locator('.moment-days > * > label > input');
/** Those of the chosen day. */
const times = (page: Page) => page.locator('.moment-times input').filter({ visible: true });

test.describe('with a time that is taken', () => {
  test.use({ expectedProblems: { patterns: [/status of 409 .*\/bezoek\//] } });

  test('[2.41] a visitor books a visit from the card of a property, confirms, moves and cancels it, and no other gets that time', async ({
    page,
    tag,
  }) => {
    await visit(page, '/nl/property/2103/');
    await page.getByRole('link', { name: seededText('visit.plan', 'nl') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seededText('visit.title', 'nl'));
    await expectNoAxeViolations(page);
    const { 'cache-control': caching } = (await page.request.get(page.url())).headers();
    expect(caching).toBe('no-store');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const taken = (await times(page).first().getAttribute('value')) ?? '';
    for (const [visitor, name] of [
      [page, `eerst-${tag}`],
      [other, `laat-${tag}`],
    ] as const) {
      await times(visitor).first().check();
      await fillIn(visitor, 'nl', name);
      await button(visitor, 'nl').click();
    }
    const { title } = thanksFor('contact-appointment', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(seededText('form.visitWayOffice', 'nl'))).toBeVisible();
    await expectNoAxeViolations(page);
    const asked = await waitForMail(`eerst-${tag}@example.com`, 'Bevestig uw bezoek');
    expect(asked.text).toContain('Bij ons op kantoor');

    await expect(other.locator('.form-summary')).toContainText('De afspraken zijn volzet');
    await expect(field(other, 'nl', 'form.lastName')).toHaveValue(`laat-${tag}`);
    await expect(times(other).first()).not.toHaveValue(taken);
    await expectNoAxeViolations(other);
    await times(other).first().check();
    await button(other, 'nl').click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(storedWith(`Dag van laat-${tag}`)).toHaveLength(1);

    await page.goto(asked.links.find((link) => link.includes('/bezoek/bevestigen/')) ?? '');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: seededText('visit.confirmButton', 'nl') }).click();
    await expect(page.getByText(seededText('message.appointmentConfirmed', 'nl'))).toBeVisible();
    await expect(page.getByText(seededText('visit.confirmed', 'nl'))).toBeVisible();
    const file = page.getByRole('link', { name: seededText('visit.calendar', 'nl') });
    const calendar = await page.request.get((await file.getAttribute('href')) ?? '');
    expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const confirmation = await waitForMail(`eerst-${tag}@example.com`, 'Uw bezoek is bevestigd');
    await page.goto(confirmation.links.find((link) => link.includes('/bezoek/wijzigen/')) ?? '');
    await expectNoAxeViolations(page);
    await days(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(times(page).first()).toBeChecked();
    await page.getByRole('button', { name: seededText('visit.moveButton', 'nl') }).click();
    await expect(page.getByText(seededText('visit.moved', 'nl'))).toBeVisible();
    await expect(times(page).first()).toHaveValue(taken);
    await waitForMail(`eerst-${tag}@example.com`, 'Uw bezoek is verplaatst');
    await page.getByRole('link', { name: seededText('visit.cancel', 'nl') }).click();
    await page.getByRole('button', { name: seededText('visit.cancelButton', 'nl') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      seededText('visit.cancelledTitle', 'nl'),
    );
    await expectNoAxeViolations(page);
    await waitForMail(`eerst-${tag}@example.com`, 'Uw bezoek is geannuleerd');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: { patterns: [/status of 422 .*\/visite\//] } });

  test('a visit is booked on the last of the days, after a question', async ({ page, tag }) => {
    await page.goto('/fr/property/2106/');
    await page.getByRole('link', { name: seededText('visit.plan', 'fr') }).click();
    await days(page).last().check();
    await times(page).last().check();
    await fillIn(page, 'fr', `sans-${tag}`);
    await button(page, 'fr').click();
    await expect(times(page).last()).toBeChecked();
    await expect(times(page).last()).toBeVisible();
    await answerQuestion(page, 'fr');
    await button(page, 'fr').click();
    const { title } = thanksFor('contact-appointment', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(storedWith(`Dag van sans-${tag}`)).toHaveLength(1);
  });
});
