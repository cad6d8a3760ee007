import type { SeededPage } from '../../seed/document.ts';
import { localizedString } from '../../seed/localized.ts';
import { contact } from '../../seed/pages/contact.ts';
import { expect, test } from './fixtures.ts';
import { editorOn } from './studio.ts';

const newTitle = 'Een nieuwe titel';

/** A page of one test's own. */
function examplePage(name: string, title: string): SeededPage {
  const path = `/editorial-${name}/`;
  return {
    ...contact,
    _id: `page-editorial-${name}`,
    title: localizedString({ nl: title, fr: title, en: title }),
    path: localizedString({ nl: path, fr: path, en: path }),
  };
}

let made: string[] = [];

test.afterEach(async ({ content }) => {
  const ids = made.flatMap((id) => [id, `drafts.${id}`]);
  made = [];
  await content.delete({ query: '*[_id in $ids]', params: { ids } });
});

test('two tabs on one document see each other’s edits', async ({ content, context, page }) => {
  test.slow();
  const shared = examplePage('shared', 'Een gedeelde pagina');
  made = [shared._id];
  await content.create(shared);
  const [first, second] = [editorOn(page), editorOn(await context.newPage())];
  for (const editor of [first, second]) {
    await editor.open();
    await editor.openDocument('Pages', 'Een gedeelde pagina');
  }
  await first.localizedField('title', 'Nederlands').fill(newTitle);
  await expect(second.localizedField('title', 'Nederlands')).toHaveValue(newTitle);
  await second.localizedField('title', 'Français').fill('Un nouveau titre');
  await expect(first.localizedField('title', 'Français')).toHaveValue('Un nouveau titre');
  await expect(first.localizedField('title', 'Nederlands')).toHaveValue(newTitle);
});

test('discarded changes leave the published page as it was', async ({ content, page }) => {
  test.slow();
  const kept = examplePage('kept', 'Een pagina die blijft');
  made = [kept._id];
  await content.create(kept);
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', 'Een pagina die blijft');
  const title = editor.localizedField('title', 'Nederlands');
  await title.fill(newTitle);
  await expect(editor.draftMark('Pages', newTitle)).toBeVisible();
  await editor.choose('Discard changes');
  await page.getByTestId('confirm-button').click();
  await expect(title).toHaveValue('Een pagina die blijft');
  await expect.poll(() => content.getDocument(`drafts.${kept._id}`)).toBeUndefined();
  expect(await content.getDocument(kept._id)).toMatchObject({ title: kept.title });
});

test('the search of a list finds a page by its title', async ({ content, page }) => {
  test.slow();
  const found = examplePage('found', 'Een zoekbaar kwartelei');
  made = [found._id];
  await content.create(found);
  const editor = editorOn(page);
  await editor.open();
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const rows = page.getByRole('listbox', { name: 'Pages' }).getByRole('option');
  await expect(rows.filter({ hasText: 'Contact' })).toHaveCount(1);
  await page.getByLabel('Search list').first().fill('kwartelei');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Een zoekbaar kwartelei');
});

test.describe('with a refusal by the lake', () => {
  test.use({ expectedProblems: { patterns: [/status of 409/] } });

  test('a page that another one refers to is not deleted, and the editor reads why', async ({
    content,
    page,
  }) => {
    test.slow();
    const linked = examplePage('linked', 'Een pagina met een verwijzing');
    const holder = examplePage('holder', 'Een pagina die verwijst');
    made = [holder._id, linked._id];
    await content.create(linked);
    await content.create({ ...holder, related: { _type: 'reference', _ref: linked._id } });
    const editor = editorOn(page);
    await editor.open();
    await editor.openDocument('Pages', 'Een pagina met een verwijzing');
    await editor.choose('Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 document refers to');
    await expect(dialog).toContainText('Een pagina die verwijst');
    await dialog.getByRole('button', { name: /anyway$/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'references to it' })).toBeVisible();
    expect(await content.getDocument(linked._id)).toBeDefined();
  });
});
