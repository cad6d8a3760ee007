import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { textHash } from 'schemas/publication/text-hash.ts';
import { translationKey } from 'schemas/publication/translation-records.ts';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { about } from '../../../seed/sample/pages/about.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { examplePage } from './drafts.ts';
import { editorOn } from './editor.ts';
import { sampleDocument } from '../../../seed/sample-documents.test-data.ts';

const siteSettings = sampleDocument('siteSettings');
const translated = examplePage('studio-translated', 'Een pagina met vertalingen');
const incomplete = withoutFrench(examplePage('studio-incomplete', 'Een pagina zonder Frans'));
const blocked = withoutFrench(examplePage('studio-blocked', 'Een pagina die wacht'));

const words = withOpenTexts(examplePage('studio-words', 'Een pagina met woorden'));

test.slow();

function withoutFrench(page: SeededPage): SeededPage {
  return { ...page, title: (page.title ?? []).filter(({ language }) => language !== 'fr') };
}

/** Its French title is a machine's; the French description is empty, the English one and those of a module are missing. */
function withOpenTexts(page: SeededPage) {
  const [title, description] = [page.title, page.description].map((text) => text?.[0]);
  const record = {
    _type: 'translationRecord' as const,
    _key: translationKey('title', 'fr'),
    path: 'title',
    language: 'fr',
    sourceHash: textHash(title?.value),
    isMachine: true as const,
  };
  const french = { _type: description?._type, _key: 'fr', language: 'fr' };
  const modules = page.modules?.map((module) => ({ ...module, title: [title] }));
  return { ...page, description: [description, french], modules, translationRecords: [record] };
}

/** The rows of the pages, by the titles an editor reads. */
const pageRows = (page: Page) => page.getByRole('listbox', { name: 'Pages' }).getByRole('option');

test('a list of pages finds a page by French words and by its path; translations that are outdated or missing are reported, named, written, copied and approved', async ({
  content,
  page,
}) => {
  await content.transaction().create(translated).create(incomplete).create(words).commit();
  const editor = editorOn(page);
  const newTitle = 'Nieuwe woorden';
  const documents = page.getByRole('list', { name: 'Documents' });
  await editor.open();

  await test.step('a page is found by its French title and by its path', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    const search = page.getByRole('textbox', { name: 'Search list' });
    for (const words of ['propos de nous', '/a-propos/', 'over-ons']) {
      await search.fill(words);
      await expect(pageRows(page)).toHaveCount(1);
      await expect(pageRows(page)).toHaveAccessibleName('Over ons');
    }
    await search.fill('');
    expect(about.path).toContainEqual(expect.objectContaining({ language: 'fr', value: '/a-propos/' }));
  });

  await test.step('a changed Dutch text marks its French translation as outdated until someone confirms it', async () => {
    await pageRows(page).filter({ hasText: 'Een pagina met vertalingen' }).click();
    await editor.localizedField('title', 'Nederlands').fill(newTitle);
    await editor.publish(newTitle);
    await editor.openTool('Review', 'Translations');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Français' }).click();
    const row = documents.getByRole('button', { name: newTitle });
    await expect(row).toContainText('1 outdated');
    await row.click();
    await expect(page.getByText('Français · Outdated')).toBeVisible();
    await page.getByRole('button', { name: 'Mark Title in Français as up to date' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('a missing French text is in the report, which is saved as a table', async () => {
    await editor.openTool('Review', 'Checks');
    await page.getByLabel('Language', { exact: true }).selectOption('Français');
    const report = page.getByRole('region', { name: 'Een pagina zonder Frans' });
    await expect(report.getByRole('listitem')).toHaveText([/^Title.*To correct.*Not yet written/]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report as CSV' }).click();
    const table = await readFile(await (await saved).path(), 'utf8');
    expect(table).toContain(
      '"Een pagina zonder Frans";"Page";"Français";"To correct";"Missing translations";"Title"',
    );
  });

  await test.step('a missing French text is named, which leads to a button to write it', async () => {
    await editor.openTool('Review', 'Translations');
    const row = documents.getByRole('button', { name: 'Een pagina zonder Frans' });
    await expect(row).toContainText('1 missing');
    await row.click();
    await page.getByRole('link', { name: 'Open Title in Français' }).click();
    const dutch = editor.localizedField('title', 'Nederlands');
    await dutch.evaluate((input) => {
      input.dataset['before'] = 'true';
    });
    await page.getByTestId('field-title').getByRole('button', { name: 'Write in Français' }).click();
    const french = editor.localizedField('title', 'Français');
    await expect(french).toBeFocused();
    // A replaced input would have lost the focus and what was being typed.
    await expect(dutch).toHaveAttribute('data-before', 'true');
    await french.fill('Une page en français');
    const asked = '*[_id == $id][0].title[].language';
    const languages = () => content.fetch<string[] | null>(asked, { id: `drafts.${incomplete._id}` });
    await expect.poll(languages).toEqual(['nl', 'fr', 'en']);
  });

  await test.step('a text by a machine is approved, an empty one begins as a copy, and what is left is filled together', async () => {
    type Text = { language: string; value?: unknown }[];
    type Stored = { title: Text; description: Text; module: Text; machine: number; copies: number };
    const draft = `*[_id == "drafts.${words._id}"][0]{title, description, "module": modules[0].title,
      "machine": count(translationRecords[isMachine]),
      "copies": count(translationRecords[isCopy])}`;
    const stored = () => content.fetch<Stored | null>(draft);
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await editor.openDocument('Pages', 'Een pagina met woorden');
    const title = page.getByTestId('field-title');
    await expect(title.getByText('By machine')).toHaveCount(1);
    await title.getByRole('button', { name: 'Approve' }).click();
    await expect(title.getByText('By machine')).toHaveCount(0);
    await expect.poll(async () => (await stored())?.machine).toBe(0);

    await page.getByRole('tab', { name: 'Search engines' }).click();
    await page
      .getByTestId('field-description')
      .getByRole('button', { name: 'Copy from Nederlands', exact: true })
      .click();
    await expect(editor.localizedField('description', 'Français')).toHaveValue('Een pagina van een test.');
    await editor.choose('Fill other languages…');
    const dialog = page.getByRole('dialog', { name: 'Fill other languages' });
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Copy 3 texts' }).click();
    await expect(dialog).toHaveCount(0);
    const copied = (value: string) => ['nl', 'fr', 'en'].map((language) => ({ language, value }));
    await expect.poll(stored).toMatchObject({
      title: words.title,
      description: copied('Een pagina van een test.'),
      module: copied('Een pagina met woorden'),
      copies: 4,
    });
  });
});

test('a page without its French title cannot be published: dialog and panel say why, in English and in Dutch', async ({
  content,
  page,
}) => {
  await content.create({ ...blocked, _id: `drafts.${blocked._id}` });
  await content
    .patch(siteSettings._id)
    .set({ blockingChecks: ['translations'] })
    .commit();
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', 'Een pagina die wacht');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Check this before you publish' });
  await expect(dialog.getByText('Français')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Title.*Prevents publishing.*Not yet written/]);
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  expect(await content.getDocument(blocked._id)).toBeUndefined();

  // Its button moves that of the panel aside, which a click would miss.
  await expect(page.getByRole('button', { name: 'Validation', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Before publishing' }).click();
  await expect(page.getByText('1 point prevents publishing.')).toBeVisible();
  await page.getByRole('tab', { name: 'Français' }).click();
  await expect(page.getByRole('group', { name: 'Search result' })).toContainText(
    'Een pagina die wacht – Huis & Haard',
  );
  await page.getByRole('tab', { name: 'Search engines' }).click();
  await expect(page.getByTestId('field-title')).toHaveCount(0);
  await page.getByRole('list', { name: 'Français' }).getByRole('button', { name: 'Title' }).click();
  await expect(page.getByTestId('field-title')).toBeInViewport();

  await page.getByRole('button', { name: 'language of the Studio' }).click();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  const inDutch = page.getByRole('link', { name: 'Nakijken', exact: true });
  await expect(inDutch).toBeVisible({ timeout: 30_000 });
  // A window of 1280 pixels has room for all of them.
  await expect(page.getByTestId('tool-collapse-menu').getByRole('link')).toHaveText([
    'Welkom',
    'Inhoud',
    'Voorbeeld',
    'Media',
    'Panden',
    'Publiceren',
    'Nakijken',
    /^Contacten/,
  ]);
  const title = page.getByTestId('field-title');
  await expect(title).toContainText('Titel');
  await expect(title).toContainText(
    'Staat bovenaan de pagina, in het menu en op het tabblad van de browser.',
  );
  await page.getByRole('button', { name: 'Validatie' }).click();
  await expect(page.getByRole('button', { name: 'Titel Nog niet geschreven in: Français.' })).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  const refusal = page.getByRole('dialog', { name: 'Bekijk dit voor u publiceert' });
  await expect(refusal.getByRole('listitem')).toContainText(['Titel']);
});
