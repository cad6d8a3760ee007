import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { seededText } from '../support/visitor.ts';

const english = (key: Parameters<typeof seededText>[0]) => seededText(key, 'en');
const password = 'een tuin vol kersenbloesem';

test('[6.04] an invited owner chooses a password and sees their property until staff remove it, and is logged out when access is revoked', async ({
  page,
  tag,
}) => {
  test.slow();
  const name = `Eva ${tag}`;
  const email = `eva-${tag}@example.com`;
  await page.goto(`${addresses.studio}/owners`);
  const table = page.getByRole('table', { name: 'Owners' });
  await expect(table).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Invite an owner' }).press('Enter');
  const invitation = page.getByRole('dialog', { name: 'Invite an owner' });
  await invitation.getByLabel('Name').fill(name);
  await invitation.getByLabel('E-mail address').fill(email);
  await invitation.getByLabel('Language').selectOption('English');
  const search = invitation.getByRole('textbox', { name: 'Find a property to add' });
  await search.fill('2118 elders');
  await expect(invitation.getByText('No other property fits.')).toBeVisible();
  await search.fill('turfsteekweg');
  await expect(invitation.getByRole('list', { name: 'Properties to add' })).toBeVisible();
  await search.press('Enter');
  await expect(invitation.getByRole('list', { name: 'Properties', exact: true })).toContainText('2118');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await invitation.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(invitation).toBeHidden();

  const { text } = await waitForMail(email, english('portal.mailInvitationSubject').split('{')[0]);
  const site = await page.context().newPage();
  await site.goto(/http\S+\/link\/\S+/.exec(text)?.[0] ?? '');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(english('portal.invitationTitle'));
  await site.getByLabel(english('form.password'), { exact: true }).fill(password);
  await site.getByLabel(english('form.passwordConfirmation')).fill(password);
  await site.getByRole('button', { name: english('portal.newPasswordButton') }).click();
  const home = site.getByRole('main').getByText('Turfsteekweg').first();
  await expect(home).toBeVisible();

  await page.getByRole('textbox', { name: 'Search owners' }).fill(`2118 ${tag}`);
  await expect(table.getByRole('row')).toHaveCount(2);
  const row = table.getByRole('row').last();
  await expect(row).toContainText(email);
  await page.getByLabel('Status').selectOption('Active');
  await expect(row).toContainText('Active');
  await expectNoAxeViolations(page, 'main');
  await row.getByRole('button', { name: `Open ${name}` }).press('Enter');
  const owner = page.getByRole('dialog', { name });
  await expectNoAxeViolations(page, '[role="dialog"]');
  await owner.getByRole('button', { name: 'Remove 2118' }).press('Enter');
  await owner.getByRole('button', { name: 'Remove property 2118' }).press('Enter');
  await expect(owner.getByText('This owner sees no property.')).toBeVisible();
  await site.reload();
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(home).toHaveCount(0);

  await owner.getByRole('button', { name: 'Revoke access' }).press('Enter');
  await owner.getByRole('alert').getByRole('button', { name: 'Revoke access' }).press('Enter');
  await expect(owner.getByText('Access revoked')).toBeVisible();
  await site.reload();
  await expect(site.getByText(english('portal.sessionEnded'))).toBeVisible();
  await expect(owner.getByRole('list', { name: 'Changes by colleagues' })).toContainText(
    /Revoked access\s*Lien Peeters[^]*Removed a property: 2118[^]*Invited/,
  );
});
