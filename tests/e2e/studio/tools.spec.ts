import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SeededPage } from '../../../seed/document.ts';
import { about } from '../../../seed/pages/about.ts';
import { menu } from '../../../seed/singletons/menu.ts';
import { siteSettings } from '../../../seed/singletons/site-settings.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { examplePage } from './drafts.ts';
import { editorOn } from './editor.ts';
import { seededText } from '../support/visitor.ts';

const translated = examplePage('studio-translated', 'Een pagina met vertalingen');
const incomplete = withoutFrench(examplePage('studio-incomplete', 'Een pagina zonder Frans'));
const blocked = withoutFrench(examplePage('studio-blocked', 'Een pagina die wacht'));
const items = menu.items ?? [];
const dutchMenu = seededText('header.navigation', 'nl');

test.slow();

function withoutFrench(page: SeededPage): SeededPage {
  return { ...page, title: (page.title ?? []).filter(({ language }) => language !== 'fr') };
}

/** The rows of the pages, by the titles an editor reads. */
const pageRows = (page: Page) => page.getByRole('listbox', { name: 'Pages' }).getByRole('option');

async function centreOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('The place has no size.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a changed Dutch text marks its French translation as outdated until someone confirms it', async ({
  content,
  page,
}) => {
  await content.create(translated);
  const editor = editorOn(page);
  const newTitle = 'Nieuwe woorden';
  await editor.open();
  await editor.openDocument('Pages', 'Een pagina met vertalingen');
  await editor.localizedField('title', 'Nederlands').fill(newTitle);
  await editor.publish(newTitle);

  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Français' }).click();
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('button', { name: newTitle });
  await expect(row).toContainText('1 outdated');
  await row.click();
  await expect(page.getByText('Français · Outdated')).toBeVisible();
  await page.getByRole('button', { name: 'Mark Title in Français as up to date' }).click();
  await expect(row).toHaveCount(0);
});

test('a missing French text is named by the report and the Translations tool, which leads to a button to write it', async ({
  content,
  page,
}) => {
  await content.create(incomplete);
  const editor = editorOn(page);
  await editor.open();
  await page.getByRole('link', { name: 'Checks', exact: true }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('Français');
  const report = page.getByRole('region', { name: 'Een pagina zonder Frans' });
  await expect(report.getByRole('listitem')).toHaveText([/^Title.*To correct.*Not yet written/]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report as CSV' }).click();
  const table = await readFile(await (await saved).path(), 'utf8');
  expect(table).toContain(
    '"Een pagina zonder Frans";"Page";"Français";"To correct";"Missing translations";"Title"',
  );

  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await page
    .getByRole('list', { name: 'Documents' })
    .getByRole('button', { name: 'Een pagina zonder Frans' })
    .click();
  await page.getByRole('link', { name: 'Open Title in Français' }).click();
  await page.getByTestId('field-title').getByRole('button', { name: 'Write in Français' }).click();
  const french = editor.localizedField('title', 'Français');
  await expect(french).toBeFocused();
  await french.fill('Une page en français');
  const asked = '*[_id == $id][0].title[].language';
  const languages = () => content.fetch<string[] | null>(asked, { id: `drafts.${incomplete._id}` });
  await expect.poll(languages).toEqual(['nl', 'fr', 'en']);
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
  const inDutch = page.getByRole('link', { name: 'Vertalingen', exact: true });
  await expect(inDutch).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(inDutch).toBeVisible({ timeout: 30_000 });
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

test('[3.43] an item dragged up moves in the tree of pages, and once published on the site', async ({
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const handles = page.getByTestId('field-items').locator('[data-ui="DragHandleButton"]');
  await expect(handles).toHaveCount(items.length);
  await expect(page.getByText('Shown on every page')).toBeVisible();
  await handles.last().hover();
  const to = await centreOf(handles.nth(-2));
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 12 });
  // An item that is dropped before the list has noticed the move returns to its position.
  await expect(page.getByText(`was moved over droppable area ${items.at(-2)?._key ?? ''}.`)).toBeAttached();
  await page.mouse.up();
  await expect(page.getByTestId('field-items')).toContainText(/Contact.*Over ons/);

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Pages' })).toContainText(/Contact.*Over ons/);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await editor.publish('Menu');
  await expect(async () => {
    await page.goto(`${addresses.site}/nl/`);
    const seen = page.getByRole('banner').getByRole('navigation', { name: dutchMenu });
    await expect(seen).toContainText(/Contact.*Over ons/, { timeout: 1000 });
  }).toPass();
});

test('the list of pages finds a page by its French title and by its path', async ({ page }) => {
  await editorOn(page).open();
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Search list' });
  for (const words of ['propos de nous', '/a-propos/', 'over-ons']) {
    await search.fill(words);
    await expect(pageRows(page)).toHaveCount(1);
    await expect(pageRows(page)).toHaveAccessibleName('Over ons');
  }
  expect(about.path).toContainEqual(expect.objectContaining({ language: 'fr', value: '/a-propos/' }));
});
