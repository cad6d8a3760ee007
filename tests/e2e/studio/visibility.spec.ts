import { expect, test } from '../support/fixtures.ts';
import { examplePage } from './drafts.ts';
import { editorOn } from './editor.ts';

const hidden = { ...examplePage('visibility-hidden', 'Een verborgen pagina'), status: 'draft' as const };
const needed = {
  ...examplePage('visibility-privacy', 'Een wettelijke pagina'),
  originalPath: '/feedback/site-contact/',
};

test('publishing what is hidden asks whether to show it, and a page that the site needs stays', async ({
  content,
  context,
  request,
}) => {
  test.slow();
  const studio = await context.newPage();
  const editor = editorOn(studio);
  const dialog = studio.getByRole('dialog');
  const draftId = `drafts.${hidden._id}`;
  const draftsLeft = () =>
    content.fetch<number>('count(*[_id == $draftId])', { draftId }, { perspective: 'raw' });
  const statusOf = async () => (await request.get('/nl/visibility-hidden/')).status();
  await content.create({ ...hidden, _id: draftId });
  await content.create(needed);
  await editor.open();

  await test.step('Publish hidden says that visitors do not see it', async () => {
    await editor.openDocument('Pages', 'Een verborgen pagina');
    await studio.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog).toContainText('Visitors will not see it: it is hidden');
    await dialog.getByRole('button', { name: 'Publish hidden' }).click();
    await expect(studio.getByText('is hidden: visitors do not see it')).toBeVisible();
    expect(await statusOf()).toBe(404);
    // The form belongs to the draft until the Studio has heard that there is none.
    await expect.poll(draftsLeft).toBe(0);
    await expect(studio.getByText('Last published just now')).toBeVisible();
  });

  await test.step('Publish and show puts it on the site', async () => {
    await editor.localizedField('title', 'Nederlands').fill('Een getoonde pagina');
    await studio.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish and show' }).click();
    await expect.poll(statusOf).toBe(200);
  });

  await test.step('an administrator deletes a page that the site needs only after a second confirmation', async () => {
    await editor.openDocument('Pages', 'Een wettelijke pagina');
    await editor.choose('Delete');
    await expect(dialog).toContainText('Visitors arrive on this page once they have sent a form.');
    await dialog
      .getByRole('combobox')
      .selectOption({ label: 'Nowhere: visitors read that the page does not exist' });
    const remove = dialog.getByRole('button', { name: 'Delete now' });
    await expect(remove).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Hide' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'I take it away nonetheless.' }).check();
    await expect(remove).toBeEnabled();
  });
});
