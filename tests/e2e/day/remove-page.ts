import { reference } from '../../../seed/builders/reference.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { newPath, paths, readThePage, statusOf, titles, type Day } from './day.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const menu = sampleDocument('menu');
export async function unpublishPage(day: Day): Promise<void> {
  const { content, editor } = day;
  await test.step('an unpublished page is gone from the site and stays as a draft', async () => {
    await editor.openDocument('Pages', titles.nl);
    await editor.unpublish();
    await expect.poll(() => statusOf(day, `/nl${newPath}`)).toBe(404);
    await expect.poll(async () => (await readThePage(content))?._id).toMatch(/^drafts\./);
  });
}

/** The page is in the menu, and an article names it as its category. */
export async function deletePage(day: Day): Promise<string> {
  const { content, editor, request, studio } = day;
  const page = await readThePage(content);
  const id = page?._id ?? '';
  const link = { _id: 'article-of-the-day', _type: 'article', title: page?.title, status: 'draft' };

  await test.step('a page that another one links to is not deleted', async () => {
    await content.create({ ...link, category: reference({ _id: id }) });
    await studio.goto(`${addresses.studio}/structure`);
    await editor.openDocument('Pages', titles.nl);
    await editor.choose('Delete');
    const dialog = studio.getByRole('dialog', { name: `Delete ${titles.nl}` });
    await expect(dialog.getByRole('listitem')).toHaveText(`Article: ${titles.nl}`);
    await expect(dialog.getByRole('button', { name: 'Delete now' })).toBeDisabled();
    await content.patch(link._id).unset(['category']).commit();
  });

  await test.step('it is deleted with its entry of the menu, and its addresses lead to the chosen page', async () => {
    const dialog = studio.getByRole('dialog', { name: `Delete ${titles.nl}` });
    await expect(dialog.getByText('It leaves the menu too.')).toBeVisible();
    await dialog.getByLabel('Where its addresses lead').selectOption({ label: 'Contact' });
    await dialog.getByRole('button', { name: 'Delete now' }).click();
    await expect(studio.getByRole('alert')).toContainText(`${titles.nl} was deleted`);
    expect(await content.getDocument(id)).toBeUndefined();
    for (const path of [newPath, paths.nl]) {
      await expect.poll(() => statusOf(day, `/nl${path}`)).toBe(301);
      expect((await request.get(`/nl${path}`)).url()).toMatch(/\/nl\/contact\/$/);
    }
    const keys = await content.fetch<string[]>('*[_id == "menu"][0].items[]._key');
    expect(keys.toSorted()).toEqual((menu.items ?? []).map(({ _key }) => _key).toSorted());
    expect(await content.fetch('count(*[_id == "menu" && references($id)])', { id })).toBe(0);
  });
  return id;
}

export async function restorePage({ content, editor, studio }: Day, id: string): Promise<void> {
  const binned = studio
    .getByRole('list', { name: 'Recently deleted' })
    .getByRole('listitem')
    .filter({ hasText: titles.nl });
  const title = editor.localizedField('title', 'Nederlands');
  const stored = 'count(*[_type == "deletedDocument" && documentId == $id])';
  const countInBin = () => content.fetch<number>(stored, { id });
  const openBin = async () => {
    await expect.poll(countInBin).toBe(1);
    await studio.getByRole('link', { name: 'Recently deleted', exact: true }).click();
  };

  await test.step('it comes back from the bin as a draft', async () => {
    await openBin();
    await expect(binned).toContainText('Page, was published · Lien Peeters');
    await binned.getByRole('button', { name: `Restore ${titles.nl}` }).click();
    await expect(title).toHaveValue(titles.nl);
    expect(await content.getDocument(`drafts.${id}`)).toBeDefined();
    expect(await content.getDocument(id)).toBeUndefined();
  });

  await test.step('a discarded draft that was never published is in the bin too, until it is deleted for good', async () => {
    await editor.choose('Discard changes');
    await studio.getByTestId('confirm-button').click();
    await openBin();
    await expect(binned).toContainText('never published');
    await binned.getByRole('button', { name: 'Delete for good' }).click();
    await binned.getByRole('button', { name: 'Really delete' }).click();
    await expect(binned).toHaveCount(0);
    expect(await countInBin()).toBe(0);
  });
}
