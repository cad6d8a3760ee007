import sharp from 'sharp';
import { localizedString } from '../../../seed/builders/localized.ts';
import { home } from '../../../seed/sample/pages/home/home.ts';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { examplePage, studioEntry } from './drafts.ts';
import { editorOn } from './editor.ts';

test('a module is copied to another page, which becomes a template; pages are hidden and pictures replaced together', async ({
  content,
  context,
  page,
  request,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.studio });
  const upload = async (filename: string, [width, height]: [number, number]) => {
    const create = { width, height, channels: 3, background: 'teal' } as const;
    const file = await sharp({ create }).png().toBuffer();
    return (await content.assets.upload('image', file, { filename }))._id;
  };
  const wide = await upload('een-brede-deur.png', [1200, 800]);
  const square = await upload('een-vierkante-deur.png', [900, 900]);
  const image = {
    _type: 'picture',
    asset: { _type: 'reference', _ref: wide },
    alt: localizedString({ nl: 'Een deur', fr: 'Une porte', en: 'A door' }),
    crop: { _type: 'sanity.imageCrop', top: 0.5, bottom: 0, left: 0, right: 0 },
  };
  const [source, target] = [examplePage('source', 'Een bron'), examplePage('target', 'Een doel')];
  await content
    .transaction()
    .create({ ...source, image })
    .create(target)
    .commit();
  const textOf = async (path: string) => {
    const response = await request.get(path);
    return response.ok() ? response.text() : String(response.status());
  };
  type Found = { _id: string; status?: string; path?: object[]; modules: { _key: string; title: object }[] };
  const find = (filter: string) => content.fetch<Found[]>(`*[${filter}]{_id, status, path, modules}`);
  const keysOf = async (filter: string) =>
    (await find(filter)).flatMap(({ modules }) => modules.map(({ _key }) => _key));
  const editor = editorOn(page);
  // The Studio hides the menu of a field that is out of sight.
  await page.setViewportSize({ width: 1920, height: 1600 });
  await editor.open();

  await test.step('copied and pasted by the Studio, in every language', async () => {
    await editor.openDocument('Pages', 'Een bron');
    await page.getByTestId('field-modules').getByTestId('array-item-menu-button').click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await editor.openDocument('Pages', 'Een doel');
    const menu = page.getByTestId('field-actions-menu-modules').getByTestId('field-actions-trigger');
    const paste = page.getByRole('menuitem', { name: 'Paste field' });
    // A form that is still loading closes what was opened.
    await expect(async () => {
      if (!(await paste.isVisible())) await menu.press('Enter');
      await expect(paste).toBeVisible({ timeout: 2000 });
    }).toPass();
    await paste.click();
    await expect.poll(() => keysOf(`_id == "drafts.${target._id}"`)).toHaveLength(2);
    const [pasted] = await find(`_id == "drafts.${target._id}"`);
    const words = ['nl', 'fr', 'en'].map((language) => ({ language, value: 'Woorden van een test' }));
    expect(pasted?.modules).toMatchObject([{ title: words }, { title: words }]);
    expect(new Set(pasted?.modules.map(({ _key }) => _key)).size).toBe(2);
  });

  await test.step('saved as a template', async () => {
    await editor.choose('Save as template…');
    const dialog = page.getByRole('dialog', { name: 'Save as template' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Een doel');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByLabel('Name').fill('Opendeurdag');
    await dialog.getByLabel('Meant for').fill('Elke opendeurdag');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Opendeurdag is a template now' })).toBeVisible();
  });

  await test.step('the template is seen in the preview, and by no visitor', async () => {
    const [template] = await find('_type == "pageTemplate" && name == "Opendeurdag"');
    const path = `/nl/template/${template?._id ?? ''}/`;
    expect((await request.get(path)).status()).toBe(404);
    const preview = await context.newPage();
    await preview.goto(addresses.site + (await studioEntry(content, path)));
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Opendeurdag');
    await expect(preview.getByRole('heading', { name: 'Woorden van een test' })).toHaveCount(2);
    await preview.close();
  });

  await test.step('a page begins with it, at no address yet and with modules of its own', async () => {
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('menuitem', { name: 'Opendeurdag' }).click();
    await editor.localizedField('title', 'Nederlands').fill('Opendeurdag in mei');
    const made = '_type == "page" && title[0].value == "Opendeurdag in mei"';
    await expect.poll(() => keysOf(made)).toHaveLength(2);
    const [begun] = await find(made);
    expect(begun?.status).toBe('published');
    expect(JSON.stringify(begun?.path)).not.toContain('value');
    const keys = await keysOf(`${made} || _type == "pageTemplate" || _id == "drafts.${target._id}"`);
    expect(new Set(keys).size).toBe(6);
  });

  await test.step('a page and a module of another are hidden together, and the home page says why not', async () => {
    await expect.poll(() => textOf('/nl/target/')).toContain('Woorden van een test');
    await page.getByRole('link', { name: 'Publishing' }).click();
    await page.getByRole('tab', { name: 'Pages and articles' }).click();
    await page.getByRole('checkbox', { name: 'Choose Een bron' }).check();
    await page.getByRole('checkbox', { name: `Choose ${home.title?.[0]?.value ?? ''}`, exact: true }).check();
    await page.getByRole('button', { name: 'Modules of Een doel' }).click();
    await page.getByRole('checkbox', { name: 'Choose Woorden van een test' }).first().check();
    await expect(page.getByRole('status').filter({ hasText: '3 are chosen' })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide' });
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'Een doel › Woorden van een test' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('The site cannot do without its home page.')).toBeVisible();
    await expect.poll(() => textOf('/nl/source/')).toBe('404');
    await expect.poll(() => textOf('/nl/target/')).not.toContain('Woorden van een test');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Een bron' }) });
    await expect(row).toContainText('Hidden');
  });

  await test.step('they are shown again', async () => {
    await page.getByRole('checkbox', { name: /^Choose/, checked: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Choose Een bron' }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click();
    await expect.poll(() => textOf('/nl/source/')).toContain('Woorden van een test');
  });

  await test.step('a page is unpublished, leads to another, and is published again', async () => {
    for (const [action, seen] of [
      ['Unpublish', 'Een doel'],
      ['Publish', 'Woorden van een test'],
    ] as const) {
      await page.getByRole('checkbox', { name: 'Choose Een bron' }).check();
      await page.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog');
      if (action === 'Unpublish')
        await dialog.getByLabel('addresses lead').selectOption({ label: 'Een doel' });
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect.poll(() => textOf('/nl/source/')).toContain(seen);
    }
  });

  await test.step('a picture is replaced wherever it is used, and keeps its alternative text', async () => {
    await page.getByRole('link', { name: 'Media', exact: true }).click();
    await page.getByRole('tab', { name: 'Picture uses' }).click();
    await page.getByRole('textbox', { name: 'Search pictures' }).fill('brede-deur');
    await page.getByRole('button', { name: 'een-brede-deur.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'een-brede-deur.png' });
    const uses = dialog.getByRole('list', { name: 'Where it is used' }).getByRole('listitem');
    await expect(uses).toHaveCount(1);
    await expect(uses).toContainText('Page picture');
    await expect(uses.getByRole('link', { name: 'Een bron' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace everywhere…' }).click();
    await dialog.getByRole('textbox', { name: 'Search pictures' }).fill('vierkante');
    await dialog.getByRole('button', { name: 'een-vierkante-deur.png' }).click();
    await expect(dialog).toContainText('its crops begin anew');
    await expectNoAxeViolations(page, '[role="dialog"]');
    const before = await content.getDocument(source._id);
    await dialog.getByRole('button', { name: 'Replace in 1 place' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Replaced in 1 place' })).toBeVisible();
    const url = `/data/history/production/documents/${source._id}?revision=${before?._rev ?? ''}`;
    expect(await content.request<object>({ url })).toMatchObject({ documents: [{ image }] });
    const stored = await content.fetch<object>('*[_id == $id][0].image', { id: source._id });
    expect(stored).toEqual({ ...image, asset: { ...image.asset, _ref: square }, crop: undefined });
    await expect(page.getByRole('button', { name: 'een-brede-deur.png' })).toContainText('Not used');
    await expectNoAxeViolations(page, 'main');
  });
});
