import { createServices } from '../../../scripts/process/services.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { followSoftware } from '../../../scripts/stack/crm-stack.ts';
import { e2eSettings } from '../../../scripts/e2e/e2e-settings.ts';
import { field } from '../forms/fill-form.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';
import { seededText } from '../support/visitor.ts';

test('a price of the software is on the site, and a message of a visitor in the software', async ({
  own,
  page,
}, { annotations }) => {
  const crm = await findFreePort();
  const settings = e2eSettings();
  const { environment } = followSoftware(
    {
      ...settings,
      ports: { ...settings.ports, crm },
      addresses: { ...settings.addresses, crm: `http://localhost:${crm}` },
      environment: own.environment,
    },
    'whise',
  );
  await own.startLake();
  // The clock orders all that comes, so it must not stand still.
  await own.startSite({ ...environment, SITE_TEST_BINDINGS: '{}' });
  const services = createServices(console.log, console.log);
  await services.start({ name: 'whise', script: 'tests/demonstration/main.ts', env: environment });
  try {
    await page.goto(`http://localhost:${crm}/`);
    const home = page.getByRole('listitem').filter({ hasText: 'Kruidhofstraat 41' });
    await home.getByRole('spinbutton', { name: 'Price of Kruidhofstraat 41' }).fill('612345');
    const changedAt = Date.now();
    await home.getByRole('button', { name: 'Change the price' }).click();
    await expect
      .poll(async () => (await (await fetch(`${own.site}/nl/te-koop/`)).text()).includes('612.345'), {
        intervals: [100],
      })
      .toBe(true);
    annotations.push({ type: 'milliseconds to the site', description: String(Date.now() - changedAt) });
    await page.goto(`${own.site}/nl/te-koop/`);
    await expect(page.getByText('612.345')).toBeVisible();
    await page.goto(`${own.site}/nl/contact/`);
    await field(page, 'nl', 'form.firstName').fill('An');
    await field(page, 'nl', 'form.lastName').fill('Peeters');
    await field(page, 'nl', 'form.email').fill('an@example.com');
    await field(page, 'nl', 'form.message').fill('Komt er nog een huis in Gent?');
    await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).click();
    await expect(page).toHaveURL(/#top$/);
    await page.goto(`http://localhost:${crm}/`);
    await home.getByRole('button', { name: 'Break its first picture' }).click();
    const messages = page.getByRole('region', { name: 'Messages of visitors' });
    await expect(async () => {
      await page.reload();
      await expect(messages).toContainText('Komt er nog een huis in Gent?', { timeout: 500 });
    }).toPass();
    await expect(messages.getByRole('listitem')).toHaveCount(1);
    await expect(messages).toContainText('an@example.com');
  } finally {
    await services.stop();
  }
});
