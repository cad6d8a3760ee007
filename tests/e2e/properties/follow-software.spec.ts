import { createServices } from '../../../scripts/process/services.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { followSoftware } from '../../../scripts/stack/crm-stack.ts';
import { e2eSettings } from '../../../scripts/e2e/e2e-settings.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

/** Milliseconds from a change in the software to the page that shows it. */
const promised = 5000;

test('a price that is changed in the software is on the site within five seconds', async ({ own, page }) => {
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
        timeout: promised,
      })
      .toBe(true);
    expect(Date.now() - changedAt).toBeLessThanOrEqual(promised);
    await page.goto(`${own.site}/nl/te-koop/`);
    await expect(page.getByText('612.345')).toBeVisible();
  } finally {
    await services.stop();
  }
});
