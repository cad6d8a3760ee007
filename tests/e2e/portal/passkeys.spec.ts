import type { Page } from '@playwright/test';
import demoOwner from '../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { writeDatabase } from '../support/database.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { signInAsOwner, storeOwner } from '../support/owner.ts';
import { seededText } from '../support/visitor.ts';

const account = '/nl/eigenaars/account/';

/** An owner of this test, signed in on a device that makes passkeys without asking. */
async function arrange(page: Page, tag: string) {
  const email = `${tag}@example.be`;
  const id = storeOwner({ email, name: 'Mia Vervoort', language: 'nl', propertyIds: ['2101'] });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAsOwner(page, 'nl', { email, password: demoOwner.password });
  await page.goto(account);
  return { id, email };
}

test('an owner adds a passkey, logs in with it, and removes it', async ({ page, tag }) => {
  await arrange(page, tag);
  await page.getByLabel('Naam van de nieuwe passkey').fill('Laptop van Mia');
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const remove = page.getByRole('button', { name: 'Laptop van Mia verwijderen' });
  await expect(remove).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByText('Dit toestel heeft al een passkey')).toBeVisible();
  await page.getByRole('button', { name: 'Afmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Aanmelden met een passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw panden');
  await page.goto(account);
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('an owner who logged in too long ago logs in again to add a passkey, and comes back', async ({
  page,
  tag,
}) => {
  const { id, email } = await arrange(page, tag);
  writeDatabase(`update owner_sessions set "createdAt" = "createdAt" - 660000 where "ownerId" = ?`, id);
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  await expect(page.getByText(seededText('portal.logInAgain', 'nl'))).toBeVisible();
  await page.getByLabel(seededText('form.email', 'nl')).fill(email);
  await page.getByLabel(seededText('form.password', 'nl'), { exact: true }).fill(demoOwner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/eigenaars\/account\/(#|$)/);
});
