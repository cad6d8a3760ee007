import coOwner from '../../../seed/owners/co-owner.json' with { type: 'json' };
import { expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';
import { waitForMail } from '../support/mailbox.ts';
import { signInAsOwner } from '../support/owner.ts';

const { email, password } = coOwner;

// One after the other: both end every session of this owner, whom no other file signs in.
test.describe.configure({ mode: 'default' });

test('[2.11] an owner sees their homes in the language they choose, and logs out on every device', async ({
  page,
}) => {
  await signInAsOwner(page, 'nl', coOwner);
  await page.goto('/nl/eigenaars/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw panden');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Wolmarktsteeg' }).click();
  await expect(page).toHaveURL(/\?property=2136$/);
  await page.goto('/fr/proprietaires/compte/');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(page.getByText('Votre session est fermée.')).toBeVisible();
  const typed = page.getByLabel('Mot de passe');
  await typed.fill(password);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(typed).toHaveAttribute('type', 'text');
  await expect(typed).toHaveValue(password);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(typed).toHaveAttribute('type', 'password');
  await page.goto('/nl/eigenaars/wachtwoord/');
  await expectNoAxeViolations(page);
  await page.goto('/en/owners/');
  await expect(page).toHaveURL(/\/en\/login\/\?next=%2Fen%2Fowners%2F$/);
});

test.describe('without JavaScript', () => {
  withoutJavaScript();
  // The login and the short password are shown again.
  test.use({ expectedProblems: { patterns: [/422 \(Unprocessable/] } });

  test('[2.17] [2.51] an owner who forgot the password chooses one by mail and logs in, without JavaScript', async ({
    page,
  }) => {
    await page.goto('/nl/login/');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill('niet dit wachtwoord');
    await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
    await expect(page.getByText('Het e-mailadres en/of het wachtwoord is niet juist.')).toBeVisible();
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.getByLabel('E-mailadres').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Als dit adres bij ons bekend is/)).toBeVisible();
    const { text } = await waitForMail(email, 'Kies een nieuw wachtwoord');
    await page.goto(/http\S+\/link\/\S+/.exec(text)?.[0] ?? '');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('te kort');
    await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
    await expect(page.getByRole('link', { name: /minstens 12 tekens/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wachtwoord tonen' })).toHaveCount(0);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Wachtwoord2026');
    await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
    await expect(page.getByRole('link', { name: /te vaak gebruikt/ })).toBeVisible();
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByLabel('Herhaal het wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
    await expect(page.getByText('Uw wachtwoord is gewijzigd.')).toBeVisible();
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw panden');
  });
});
