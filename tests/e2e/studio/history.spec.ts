import type { SeededPage } from '../../../seed/document.ts';
import { localizedString } from '../../../seed/localized.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { editorOn } from './editor.ts';

const oldTitle = 'Een pagina met een verleden';
const [secondTitle, thirdTitle] = ['Een tweede versie', 'Een derde versie'];
const aged: SeededPage = {
  ...plainPage,
  _id: 'page-with-a-past',
  title: localizedString({ nl: oldTitle, fr: 'Une page', en: 'A page' }),
  path: localizedString({ nl: '/verleden/', fr: '/passe/', en: '/past/' }),
};

test('an editor restores a version, discards changes and restores what was deleted', async ({
  content,
  page,
}) => {
  test.setTimeout(120_000);
  const editor = editorOn(page);
  const title = editor.localizedField('title', 'Nederlands');
  const storedTitle = async (id: string) =>
    (await content.getDocument<SeededPage>(id))?.title?.find(({ language }) => language === 'nl')?.value;
  const versions = page.getByTestId('timeline-item-button');

  await test.step('the history lists every version with its author', async () => {
    await content.create(aged);
    await editor.open();
    await editor.openDocument('Pages', oldTitle);
    await title.fill(secondTitle);
    await expect(editor.draftMark('Pages', secondTitle)).toBeVisible();
    await editor.publish(secondTitle);
    await title.fill(thirdTitle);
    await expect(editor.draftMark('Pages', thirdTitle)).toBeVisible();
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(versions.filter({ hasText: 'Published' })).toHaveCount(2);
    await expect(versions.filter({ hasText: 'Draft created' })).toHaveCount(1);
    await expect(versions.last()).toContainText('Published');
  });

  await test.step('the review shows what the draft changes', async () => {
    await page.getByRole('tab', { name: 'Review changes' }).click();
    const changes = page.getByTestId('review-changes-pane').filter({ visible: true });
    await expect(changes).toContainText('Title');
    await changes.getByTestId(/^single-change-revert-button/).click();
    await page.getByRole('button', { name: 'Revert change' }).last().click();
    await expect(title).toHaveValue(secondTitle);
  });

  await test.step('an earlier version is shown, and becomes the draft', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    await versions.last().click();
    await expect(title).toHaveValue(oldTitle);
    await page.getByRole('button', { name: 'Revert to revision' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => storedTitle(`drafts.${aged._id}`)).toBe(oldTitle);
    expect(await storedTitle(aged._id)).toBe(secondTitle);
  });

  await test.step('discarded changes leave the published page as it was', async () => {
    await editor.choose('Discard changes');
    await page.getByTestId('confirm-button').click();
    await expect(title).toHaveValue(secondTitle);
    await expect.poll(() => content.getDocument(`drafts.${aged._id}`)).toBeUndefined();
    expect(await storedTitle(aged._id)).toBe(secondTitle);
  });

  const binned = page
    .getByRole('list', { name: 'Recently deleted' })
    .getByRole('listitem')
    .filter({ hasText: secondTitle });
  const stored = 'count(*[_type == "deletedDocument" && documentId == $id])';
  const countInBin = () => content.fetch<number>(stored, { id: aged._id });
  const openBin = async () => {
    await expect.poll(countInBin).toBe(1);
    await page.goto(`${addresses.studio}/structure/bin`);
  };
  await test.step('a deleted page comes back from the bin as a draft', async () => {
    await editor.choose('Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${secondTitle}` });
    await dialog.getByLabel('Where its addresses lead').selectOption('nowhere');
    await dialog.getByRole('button', { name: 'Delete now' }).click();
    await openBin();
    await expect(binned).toContainText('Page, was published · Lien Peeters');
    await binned.getByRole('button', { name: `Restore ${secondTitle}` }).click();
    await expect(title).toHaveValue(secondTitle);
    expect(await storedTitle(`drafts.${aged._id}`)).toBe(secondTitle);
    expect(await content.getDocument(aged._id)).toBeUndefined();
  });

  await test.step('a discarded draft that was never published is in the bin too, until it is deleted for good', async () => {
    await editor.choose('Discard changes');
    await page.getByTestId('confirm-button').click();
    await openBin();
    await expect(binned).toContainText('never published');
    await binned.getByRole('button', { name: 'Delete for good' }).click();
    await binned.getByRole('button', { name: 'Really delete' }).click();
    await expect(binned).toHaveCount(0);
    expect(await countInBin()).toBe(0);
  });
});
