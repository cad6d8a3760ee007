import { addresses, expect } from '../support/fixtures.ts';
import { test } from '../support/own-stack.ts';
import { editorOn } from './editor.ts';

const newTitle = 'Een titel van na de herstart';

test('an open Studio recovers when its lake was killed and started again, and saves what follows', async ({
  launchOptions,
  own,
  playwright,
}) => {
  test.slow();
  await own.startLake();
  const lake = own.content;
  // The Studio contains the address of the lake that all tests share; this browser takes it for the test's own.
  const rule = `MAP ${new URL(addresses.lake).host} ${new URL(own.lake).host}`;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
  });
  const page = await browser.newPage({ locale: 'en-GB' });
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', 'Contact');
  const title = editor.localizedField('title', 'Nederlands');
  await expect(title).toHaveValue('Contact');

  await own.killLake();
  await expect(page.getByText('Trying to connect…').first()).toBeVisible({ timeout: 30_000 });
  await own.startLake();
  await expect(page.getByText('Trying to connect…')).toHaveCount(0, { timeout: 60_000 });

  await expect(async () => {
    // Sanity's own tool crashes if the lake ended in the middle of its response, and offers this.
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await title.fill(newTitle, { timeout: 10_000 });
    await expect
      .poll(() => lake.getDocument('drafts.page-contact'))
      .toMatchObject({
        title: expect.arrayContaining([expect.objectContaining({ value: newTitle })]),
      });
  }).toPass({ timeout: 90_000 });
  await expect(title).toHaveValue(newTitle);
  await browser.close();
});
