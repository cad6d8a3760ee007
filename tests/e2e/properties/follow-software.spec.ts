import type { Locator } from '@playwright/test';
import { createServices } from '../../../scripts/process/services.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { type Demonstrated, followSoftware, softwareTitle } from '../../../scripts/stack/crm-stack.ts';
import { e2eSettings } from '../../../scripts/e2e/e2e-settings.ts';
import { field } from '../forms/fill-form.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { expect } from '../support/fixtures.ts';
import { type OwnStack, test } from '../support/own-stack.ts';
import { seededText } from '../support/visitor.ts';

type Followed = {
  takesMessages: boolean;
  /** False where it has no word for it, and what is not in a file waits for the night. */
  tellsSold: boolean;
  /** True where a person sends the file. */
  isDelivered?: boolean;
  /** True where the site reads its diary. */
  plansVisits?: boolean;
};

const followed: Readonly<Record<Demonstrated, Followed>> = {
  whise: { takesMessages: true, tellsSold: true, plansVisits: true },
  sweepbright: { takesMessages: true, tellsSold: true },
  omnicasa: { takesMessages: true, tellsSold: true },
  skarabee: { takesMessages: true, tellsSold: true },
  kyero: { takesMessages: false, tellsSold: false },
  openimmo: { takesMessages: false, tellsSold: true, isDelivered: true },
};

/** A site that follows the software, and the page where that is changed. */
async function follow(own: OwnStack, system: Demonstrated) {
  const crm = await findFreePort();
  const settings = e2eSettings();
  const { environment } = followSoftware(
    {
      ...settings,
      ports: { ...settings.ports, crm },
      addresses: { ...settings.addresses, crm: `http://localhost:${crm}` },
      environment: own.environment,
    },
    system,
  );
  await own.startLake();
  // The clock orders all that comes, so it must not stand still.
  await own.startSite({ ...environment, SITE_TEST_BINDINGS: '{}' });
  const services = createServices(console.log, console.log);
  await services.start({ name: system, script: 'tests/demonstration/main.ts', env: environment });
  return { services, address: `http://localhost:${crm}/` };
}

/** Software that is asked, is asked every minute. */
const patience = { timeout: 200_000, intervals: [100] };

const homeIn = (main: Locator, address: string) => main.getByRole('listitem').filter({ hasText: address });

for (const [system, { takesMessages, tellsSold, isDelivered, plansVisits }] of Object.entries(followed) as [
  Demonstrated,
  Followed,
][]) {
  if (!isWhole && system !== 'whise') continue;
  const title = softwareTitle(system);
  test(`the site follows ${title} in price, sale and pictures, and tells it what visitors send`, async ({
    own,
    page,
  }) => {
    test.setTimeout(480_000);
    const { services, address } = await follow(own, system);
    const list = async () => (await fetch(`${own.site}/nl/te-koop/`)).text();
    try {
      await expect.poll(list, patience).toContain('595.000');
      if (takesMessages) {
        await page.goto(`${own.site}/nl/contact/`);
        await field(page, 'nl', 'form.firstName').fill('An');
        await field(page, 'nl', 'form.lastName').fill('Peeters');
        await field(page, 'nl', 'form.email').fill('an@example.com');
        await field(page, 'nl', 'form.message').fill('Komt er nog een huis in Gent?');
        await page.getByRole('button', { name: seededText('form.sendMessage', 'nl') }).click();
        await expect(page).toHaveURL(/#top$/);
      }
      await page.goto(address);
      const main = page.getByRole('main');
      await homeIn(main, 'Irislaan 63').getByRole('button', { name: 'Break its first picture' }).click();
      await homeIn(main, 'Vlamingdamsteeg 22').getByRole('combobox').selectOption('Sold');
      await homeIn(main, 'Vlamingdamsteeg 22').getByRole('button', { name: 'Change the state' }).click();
      const home = homeIn(main, 'Kruidhofstraat 41');
      await home.getByRole('spinbutton', { name: 'Price of Kruidhofstraat 41' }).fill('612345');
      let changedAt = Date.now();
      await home.getByRole('button', { name: 'Change the price' }).click();
      if (isDelivered) {
        changedAt = Date.now();
        await page.getByRole('button', { name: 'Deliver now' }).click();
      }
      await expect.poll(list, patience).toContain('612.345');
      recordFigure(`property software to the page (seconds): ${title}`, {
        [title]: (Date.now() - changedAt) / 1000,
      });
      if (tellsSold) await expect.poll(list, patience).not.toContain('498.000');
      if (plansVisits) {
        await home.getByLabel('Visit of Kruidhofstraat 41').fill('2030-11-27T10:00');
        await home.getByRole('button', { name: 'Book the visit' }).click();
        await expect(home.getByRole('button', { name: 'Cancel the visit' })).toBeVisible();
        await expect(async () => {
          await page.reload();
          await expect(page.getByText('The site fetched visits: 200.')).toBeVisible({ timeout: 500 });
        }).toPass(patience);
      }
      await page.goto(`${own.site}/nl/te-koop/`);
      const kept = page.getByRole('article').filter({ hasText: '595.000' }).getByRole('img').first();
      await expect(kept).toHaveJSProperty('complete', true);
      await expect(kept).not.toHaveJSProperty('naturalWidth', 0);
      if (!takesMessages) return;
      await page.goto(address);
      const messages = page.getByRole('region', { name: 'Messages of visitors' });
      await expect(async () => {
        await page.reload();
        await expect(messages).toContainText('Komt er nog een huis in Gent?', { timeout: 500 });
      }).toPass(patience);
      await expect(messages.getByRole('listitem')).toHaveCount(1);
      await expect(messages).toContainText('an@example.com');
    } finally {
      await services.stop();
    }
  });
}
