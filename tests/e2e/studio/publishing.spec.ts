import { localizedString } from '../../../seed/localized.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { editorOn } from './editor.ts';

const everywhere = (text: string) => localizedString({ nl: text, fr: text, en: text });

/** Ten minutes before the fixed time of the site, for which both plans below are late. */
const editorsNow = '2026-03-02T08:50:00.000Z';

test('an editor plans publishing and unpublishing, the site does both, and drafts are published together', async ({
  page,
  context,
  content,
  request,
}) => {
  test.slow();
  const status = async (path: string) => (await request.get(path)).status();
  const draft = (name: string, title: string) => ({
    ...plainPage,
    _id: `drafts.page-${name}`,
    title: everywhere(title),
    path: everywhere(`/${name}/`),
  });
  const studio = await context.newPage();
  await studio.clock.setSystemTime(new Date(editorsNow));
  const editor = editorOn(studio);
  const dialog = studio.getByRole('dialog');

  await test.step('a page is planned from its own menu', async () => {
    await content
      .transaction()
      .create(draft('planned-page', 'Een geplande pagina'))
      .create(draft('together-page', 'Een pagina samen'))
      .create({ ...draft('together-wrong', 'Zonder pad'), path: [] })
      .create({ ...draft('leaving-page', 'Een pagina die gaat'), _id: 'page-leaving-page' })
      .commit();
    expect(await status('/nl/planned-page/')).toBe(404);
    await editor.open();
    await editor.openDocument('Pages', 'Een geplande pagina');
    await editor.choose('Schedule…');
    await dialog.getByLabel('When (Belgian time)').fill('2026-03-02T09:45');
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a time in the future.');
    await dialog.getByLabel('When (Belgian time)').fill('2026-03-02T09:55');
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog.getByRole('list', { name: 'Planned for this document' })).toContainText('Publish');
    await studio.keyboard.press('Escape');
  });

  await test.step('a page that is not complete cannot be planned', async () => {
    await editor.openDocument('Pages', 'Zonder pad');
    await expect(studio.getByTestId('action-menu-button')).toBeEnabled();
    await editor.choose('Schedule…');
    await expect(dialog).toContainText('Not complete yet: Nederlands is required');
    await expect(dialog.getByRole('button', { name: 'Plan', exact: true })).toHaveCount(0);
    await studio.keyboard.press('Escape');
  });

  await test.step('unpublishing is planned for a page that visitors see', async () => {
    await expect.poll(() => status('/nl/leaving-page/')).toBe(200);
    await editor.openDocument('Pages', 'Een pagina die gaat');
    await editor.choose('Schedule…');
    await dialog.getByLabel('When (Belgian time)').fill('2026-03-02T09:58');
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog.getByRole('list', { name: 'Planned for this document' })).toContainText('Unpublish');
    await studio.keyboard.press('Escape');
  });

  await test.step('drafts are published together, and what cannot be says why', async () => {
    await studio.getByRole('link', { name: 'Publishing' }).click();
    await studio.getByRole('checkbox', { name: 'Choose Een pagina samen' }).check();
    await studio.getByRole('checkbox', { name: 'Choose Zonder pad' }).check();
    await studio.getByRole('button', { name: 'Publish 2 documents' }).click();
    await expect(studio.getByText(/^Zonder pad: .*Nederlands is required/)).toBeVisible();
    await expect.poll(() => status('/nl/together-page/')).toBe(200);
    await expect(studio.getByRole('checkbox', { name: 'Choose Een pagina samen' })).toHaveCount(0);
    await expect(studio.getByRole('checkbox', { name: 'Choose Zonder pad' })).toBeChecked();
  });

  await test.step('the site carries out what is planned, and the list says so', async () => {
    await studio.getByRole('tab', { name: 'Planned' }).click();
    const earlier = studio.getByRole('list', { name: 'Earlier' });
    await expect(earlier.getByRole('listitem').filter({ hasText: 'Een geplande pagina' })).toContainText(
      'Done',
    );
    await expect(earlier.getByRole('listitem').filter({ hasText: 'Een pagina die gaat' })).toContainText(
      'Done',
    );
    await expect.poll(() => status('/nl/planned-page/')).toBe(200);
    await expect.poll(() => status('/nl/leaving-page/')).toBe(404);
  });

  await page.goto(`${addresses.site}/nl/planned-page/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een geplande pagina');
});
