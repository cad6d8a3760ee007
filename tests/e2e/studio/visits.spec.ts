import { field, thanksFor } from '../forms/fill-form.ts';
import { phoneOf } from '../forms/form-values.ts';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

test('staff see a visit by day and by week, note something and cancel it, and its visitor hears of it', async ({
  page,
  tag,
}) => {
  test.slow();
  const email = `bezoek-${tag}@example.com`;
  await page.goto('/nl/property/2109/');
  await page.getByRole('link', { name: seededText('visit.plan', 'nl') }).click();
  const time = page.locator('.moment-times input').first();
  const moment = (await time.getAttribute('value')) ?? '';
  await time.check();
  await page.getByLabel(seededText('form.visitWayProperty', 'nl')).check();
  await field(page, 'nl', 'form.firstName').fill('An');
  await field(page, 'nl', 'form.lastName').fill(tag);
  await field(page, 'nl', 'form.email').fill(email);
  await page.getByLabel(seededText('form.phone', 'nl')).fill(phoneOf(email));
  await page.getByRole('button', { name: seededText('form.bookVisit', 'nl') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    thanksFor('contact-appointment', 'nl').title,
  );
  const asked = await waitForMail(email, 'Bevestig uw bezoek');
  const confirmLink = asked.links.find((link) => link.includes('/bezoek/bevestigen/')) ?? '';

  await page.goto(`${addresses.studio}/visits`);
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toBeVisible({ timeout: 30_000 });
  await day.fill(moment.slice(0, 10));
  const row = page.getByRole('listitem').filter({ hasText: tag });
  await expect(row).toContainText('(2109)');
  await expect(row).toContainText('Waiting for confirmation');
  const visitor = await page.context().newPage();
  await visitor.goto(confirmLink);
  await visitor.getByRole('button', { name: seededText('visit.confirmButton', 'nl') }).click();
  await expect(visitor.getByText(seededText('visit.confirmed', 'nl'))).toBeVisible();
  await visitor.close();
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(row).toContainText('Booked');
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Week', exact: true }).press('Enter');
  const card = page.getByRole('button', { name: tag });
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await card.press('Enter');
  const dialog = page.getByRole('dialog', { name: tag });
  await expectNoAxeViolations(page, '[role="dialog"]');
  await dialog.getByLabel('Note for the team').fill('Sleutel bij de buren');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel all visits of this sender' }).click();
  await expect(dialog.getByRole('alert')).toContainText(email);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Leave them as they are' }).click();
  await dialog.getByRole('button', { name: 'Cancel this visit' }).click();
  await dialog.getByRole('button', { name: 'Cancel and tell the visitor' }).click();
  await expect(dialog).toContainText('Cancelled by us');
  await expect(dialog.getByLabel('Note for the team')).toHaveValue('Sleutel bij de buren');
  expect((await waitForMail(email, 'gaat niet door')).text).toContain('/2109/bezoek/');
});
