import { findFreePort } from '../../../scripts/settings/ports.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';

const newPhone = '+32 15 99 99 99';

test('two instances share a database: the webhook reaches one of them, and both show the change', async ({
  own,
}) => {
  test.slow();
  await own.startLake();
  await own.startSite();
  const port = await findFreePort();
  const other = `http://localhost:${port}`;
  await own.startSite({ SITE_PORT: String(port) });

  const readOn = async (site: string) => (await fetch(`${site}/nl/contact/`)).text();
  for (const site of [own.site, other]) expect(await readOn(site)).not.toContain(newPhone);

  await own.content.patch('site-settings').set({ phone: newPhone }).commit();
  // The lake calls the first of them only. By its own count the second would hold its content for five minutes.
  for (const site of [own.site, other]) await expect.poll(() => readOn(site)).toContain(newPhone);
});
