import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/owner.ts';

test('[2.11] an owner sees their homes in the language they choose, and logs out on every device', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto('/nl/eigenaars/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw panden');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Wolmarktsteeg' }).click();
  await expect(page).toHaveURL(/\?property=2136$/);
  await page.goto('/fr/proprietaires/compte/');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(page.getByText('Votre session est fermée.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/nl/eigenaars/wachtwoord/');
  await expectNoAxeViolations(page);
  await page.goto('/en/owners/');
  await expect(page).toHaveURL(/\/en\/login\/\?next=%2Fen%2Fowners%2F$/);
});
