import sharp from 'sharp';
import type { SeededPage } from '../../../seed/document.ts';
import { localizedString } from '../../../seed/localized.ts';
import { moduleLayout } from '../../../seed/module-layout.ts';
import { reference } from '../../../seed/reference.ts';
import { menu } from '../../../seed/singletons/menu.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { editorOn } from './editor.ts';

const newTitle = 'Een nieuwe titel';

type ImageCrop = Record<'top' | 'bottom' | 'left' | 'right', number>;

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

test('two editors on one document see each other’s edits, names and fields, and what each may do', async ({
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

  const avatar = page.getByTestId('document-panel-scroller').getByLabel('Bart Willems').first();
  const isAbove = async (language: string) => {
    const [place, field] = [
      await avatar.boundingBox(),
      await first.localizedField('title', language).boundingBox(),
    ];
    return place !== null && field !== null && place.y < field.y && field.y - place.y < field.height * 2;
  };
  await expect.poll(() => isAbove('Français')).toBe(true);
  await colleague.close();
});

test('an unpublished page is gone from the site and stays as a draft', async ({ content, page, request }) => {
  test.slow();
  const hidden = examplePage('hidden', 'Een pagina die verdwijnt');
  const path = '/nl/editorial-hidden/';
  await content.create(hidden);
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', 'Een pagina die verdwijnt');
  await editor.unpublish();
  await expect.poll(() => content.getDocument(hidden._id)).toBeUndefined();
  expect(await content.getDocument(`drafts.${hidden._id}`)).toMatchObject({ title: hidden.title });
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
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

  await page.getByRole('link', { name: 'Find text', exact: true }).click();
  const sentence = page.getByRole('textbox', { name: 'Sentence or words' });
  const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
  await sentence.fill('23 biens trouvés');
  await expect(hits).toHaveCount(1);
  await expect(hits).toContainText('{count} biens trouvés');
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
      { style: 'normal', listItem: null, words: [{ text: 'Mot un', marks: [] }] },
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

test('a page in the menu is deleted with its entry, and its addresses lead to the chosen page', async ({
  content,
  page,
  request,
}) => {
  test.slow();
  const linked = examplePage('linked', 'Een pagina in het menu');
  const text = { _id: 'testimonial-linked', _type: 'article', title: linked.title, status: 'draft' };
  const item = { _type: 'menuItem', _key: 'linked', status: 'published', page: reference(linked) };
  await content
    .transaction()
    .create(linked)
    .create({ ...text, category: reference(linked) })
    .patch(menu._id, (patch) => patch.append('items', [item]))
    .commit();
  const path = '/nl/editorial-linked/';
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', 'Een pagina in het menu');
  await editor.choose('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Een pagina in het menu' });
  const now = dialog.getByRole('button', { name: 'Delete now' });
  await expect(dialog.getByRole('listitem')).toHaveText('Article: Een pagina in het menu');
  await expect(now).toBeDisabled();
  await content.patch(text._id).unset(['category']).commit();
  await expect(dialog.getByText('It leaves the menu too.')).toBeVisible();
  await dialog.getByLabel('Where its addresses lead').selectOption({ label: 'Contact' });
  await now.click();
  await expect(page.getByRole('alert')).toContainText('Een pagina in het menu was deleted');
  expect(await content.getDocument(linked._id)).toBeUndefined();
  await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(301);
  expect((await request.get(path)).url()).toMatch(/\/nl\/contact\/$/);
  const items = await content.fetch<string[]>('*[_id == "menu"][0].items[]._key');
  expect(items).toEqual((menu.items ?? []).map(({ _key }) => _key));
});

test('a picture is uploaded and cropped in the Studio, and visitors see what was left of it', async ({
  content,
  page,
  request,
}) => {
  test.slow();
  const title = 'Een pagina met een beeld';
  const pictured: SeededPage = {
    ...examplePage('pictured', title),
    modules: [
      {
        ...moduleLayout,
        _type: 'articleModule',
        _key: 'pictured',
        title: localizedString({ nl: 'Bij het beeld', fr: 'Près de l’image', en: 'Beside the picture' }),
        span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 12 },
        picture: {
          _type: 'picture',
          alt: localizedString({ nl: 'Een blauwgroen vlak', fr: 'Un aplat', en: 'A plain' }),
        },
        imagePosition: 'right',
      },
    ],
  };
  await content.create(pictured);
  const create = { width: 1200, height: 800, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const editor = editorOn(page);
  await editor.open();
  await editor.openDocument('Pages', title);
  await page.getByTestId('field-modules').getByText('Bij het beeld').click();
  await editor.uploadPicture({ name: 'teal.png', mimeType: 'image/png', buffer });
  await editor.cropFromBelow(0.5);
  await editor.publish(title);
  const stored = '*[_id == $id][0].modules[0].picture{crop, "url": asset->url}';
  const { crop, url } = await content.fetch<{ crop: ImageCrop; url: string }>(stored, { id: pictured._id });
  expect(crop).toMatchObject({ top: 0, left: 0, right: 0, bottom: expect.closeTo(0.5, 1) });

  const height = Math.round(800 * (1 - crop.bottom));
  const left = await sharp(await (await request.get(`${url}?rect=0,0,1200,${height}`)).body()).metadata();
  expect([left.width, left.height]).toEqual([1200, height]);

  const picture = page.getByRole('img', { name: 'Een blauwgroen vlak' });
  await expect(async () => {
    await page.goto(new URL('/nl/editorial-pictured/', addresses.site).href);
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  const seen = await sharp(await (await request.get(source)).body()).metadata();
  expect(seen.width / seen.height).toBeCloseTo(1200 / height, 1);
});
