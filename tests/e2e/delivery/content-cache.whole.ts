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

  const sites = [own.site, other];
  const readOn = async (site: string) => {
    const response = await fetch(`${site}/nl/contact/`);
    const isNew = (await response.text()).includes(newPhone);
    return `${isNew ? 'new' : 'old'}, ${response.headers.get('X-Cache') ?? 'not cached'}`;
  };
  for (const site of sites) await expect.poll(() => readOn(site)).toBe('old, hit');

  await own.content.patch('site-settings').set({ phone: newPhone }).commit();
  // The lake calls the first of them only. By its own count the second would hold its content for five minutes.
  for (const site of sites) await expect.poll(() => readOn(site)).toMatch(/^new/);
  for (const site of sites) {
    const later: string[] = [];
    await expect
      .poll(async () => {
        later.push(await readOn(site));
        return later.at(-1);
      })
      .toBe('new, hit');
    expect(later.filter((state) => state.startsWith('old'))).toEqual([]);
  }
});
