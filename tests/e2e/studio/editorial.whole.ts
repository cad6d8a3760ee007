import type { SeededPage } from '../../../seed/builders/document.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { editorOn } from './editor.ts';

const newTitle = 'Een nieuwe titel';

/** A page of one test's own. */
function examplePage(name: string, title: string): SeededPage {
  const path = `/editorial-${name}/`;
  return {
    ...plainPage,
    _id: `page-editorial-${name}`,
    title: localizedString({ nl: title, fr: title, en: title }),
    path: localizedString({ nl: path, fr: path, en: path }),
  };
}

test('two editors on one document see each other’s edits, and what each may do', async ({
  browser,
  content,
  page,
}) => {
  test.slow();
  const shared = examplePage('shared', 'Een gedeelde pagina');
  await content.create(shared);
  const colleague = await browser.newContext({ locale: 'en-GB' });
  const other = await colleague.newPage();
  const [first, second] = [editorOn(page), editorOn(other)];
  await Promise.all([first.open(), second.open()]);
  const entry = (name: string) => other.getByRole('listbox', { name: 'Content' }).getByRole('link', { name });
  await expect(entry('Settings')).toBeVisible();
  await second.become('Bart Willems');
  await expect(entry('Redirects')).toBeVisible();
  await expect(entry('Settings')).toHaveCount(0);
  for (const editor of [first, second]) await editor.openDocument('Pages', 'Een gedeelde pagina');
  await first.localizedField('title', 'Nederlands').fill(newTitle);
  await expect(second.localizedField('title', 'Nederlands')).toHaveValue(newTitle);
  await second.localizedField('title', 'Français').fill('Un nouveau titre');
  await expect(first.localizedField('title', 'Français')).toHaveValue('Un nouveau titre');
  await expect(first.localizedField('title', 'Nederlands')).toHaveValue(newTitle);
  await colleague.close();
});

test('discarded changes leave the published page as it was, and its copy none of its addresses', async ({
  content,
  page,
}) => {
  test.slow();
  const kept = {
    ...examplePage('kept', 'Een pagina die blijft'),
    formerPaths: [
      { _type: 'formerPath' as const, _key: 'a', language: 'nl' as const, path: '/editorial-before/' },
    ],
  };
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

  await editor.choose('Duplicate');
  const copies = '*[_type == "page" && title[0].value == $title && _id != $id]{formerPaths, path}';
  const found = () => content.fetch<object[]>(copies, { title: 'Een pagina die blijft', id: kept._id });
  await expect.poll(found).toHaveLength(1);
  expect(JSON.stringify(await found())).not.toMatch(/"\//);
});

/** A heading and an item of a list as Word copies them. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=FR-BE><!--StartFragment-->
<h1><span style='color:#2F5496'>Mot un<o:p></o:p></span></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Mot <b>deux</b><o:p></o:p></p></body></html>`;

test('a list finds a document by its words, and Find text opens the field of a sentence of the site', async ({
  content,
  page,
}) => {
  test.slow();
  const redirect = (name: string) => ({
    _id: `redirect-editorial-${name}`,
    _type: 'redirect',
    from: `/nl/${name}/`,
  });
  const [found, other] = [redirect('een-zoekbaar-kwartelei'), redirect('iets-anders')];
  await content.transaction().create(found).create(other).commit();
  const editor = editorOn(page);
  await editor.open();
  await page.getByRole('link', { name: 'Redirects', exact: true }).click();
  const rows = page.getByRole('listbox', { name: 'Redirects' }).getByRole('option');
  await expect(rows.filter({ hasText: other.from })).toHaveCount(1);
  await page.getByLabel('Search list').first().fill('kwartelei');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(found.from);

  await editor.openTool('Review', 'Find text');
  const sentence = page.getByRole('textbox', { name: 'Sentence or words' });
  const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
  await sentence.fill('23 biens autour de Gand');
  await expect(hits).toHaveCount(1);
  await expect(hits).toContainText('{count} biens autour de {place}');
  await sentence.fill('désormais plus de deux mille');
  await expect(hits).toHaveText(/Français.*Il y en a désormais plus de deux mille/);
  await hits.click();
  const opened = page.getByRole('dialog').getByTestId('pt-editor').filter({ hasText: 'plus de deux mille' });
  await expect(opened).toBeInViewport();

  await opened.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+A');
  await opened.getByRole('textbox').evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, fromWord);
  const stored = `*[_id == "drafts.page-about"][0].modules[_key == "the-agency"][0].body[language == "fr"][0]
    .value[]{style, listItem, "words": children[]{text, marks}}`;
  await expect
    .poll(() => content.fetch(stored))
    .toEqual([
      { style: 'h3', listItem: null, words: [{ text: 'Mot un', marks: [] }] },
      {
        style: 'normal',
        listItem: 'number',
        words: [
          { text: 'Mot ', marks: [] },
          { text: 'deux', marks: ['strong'] },
        ],
      },
    ]);
});
