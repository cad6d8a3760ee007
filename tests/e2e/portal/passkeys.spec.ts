import demoOwner from '../../../seed/owners/demo-owner.json' with { type: 'json' };
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { signInAsOwner, storeOwner } from '../support/owner.ts';

const account = '/nl/eigenaars/account/';

test('an owner adds a passkey, logs in with it, and removes it', async ({ page, tag }) => {
  const email = `${tag}@example.be`;
  storeOwner({ email, name: 'Mia Vervoort', language: 'nl', propertyIds: ['2101'] });
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
