import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses, expect, test } from '../support/fixtures.ts';
import { mark } from './drafts.ts';
import { collectProblems } from '../support/problems.ts';
import { editorOn } from './editor.ts';

const titles = { nl: 'Wonen aan de Dijle', fr: 'Vivre au bord de la Dyle', en: 'Living on the Dijle' };
const paths = {
  nl: '/wonen-aan-de-dijle/',
  fr: '/vivre-au-bord-de-la-dyle/',
  en: '/living-on-the-dijle/',
};
const articleTitles = { nl: 'Een oever vol leven', fr: 'Une rive pleine de vie', en: 'A lively bank' };
const languages = [
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['en', 'English'],
] as const;
const betterTitle = 'Een oever om te blijven';
const newPath = '/aan-de-dijle/';

const bannerAlt = 'De groene oever';

type Stored = {
  _id: string;
  title?: { value?: string }[];
  modules?: { title?: { value?: string }[] }[];
  banner?: { pictures?: { _key: string }[] };
};

/** Reads the page from the dataset, its draft first. */
function readThePage(content: SanityClient): Promise<Stored | null> {
  const asked = '*[_type == "page" && title[language == "nl"][0].value == $title] | order(_id desc)[0]';
  return content.fetch<Stored | null>(asked, { title: titles.nl });
}

/** A visitor who has never been here, and what their browser complained about. */
async function newVisitor(browser: Browser): Promise<{ visitor: Page; problems: string[] }> {
  const context = await browser.newContext();
  const problems = await collectProblems(context, addresses.studio);
  return { visitor: await context.newPage(), problems };
}

test('an editor makes a page from a template, previews, edits, shares, publishes and moves it', async ({
  browser,
  content,
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const editor = editorOn(page);
  const { visitor, problems } = await newVisitor(browser);
  const module = 'modules[_key=="articleModule"]';
  const titleField = (language: keyof typeof articleTitles) =>
    page.getByTestId(`field-${module}.title[_key=="${language}"].value`).getByRole('textbox');

  await test.step('a template gives the new page its modules; titles and paths in three languages', async () => {
    await editor.open();
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('menuitem', { name: 'Landing page' }).click();
    for (const [id, name] of languages) await editor.localizedField('title', name).fill(titles[id]);
    await page.getByRole('tab', { name: 'Address' }).click();
    await page.getByRole('button', { name: `Use ${Object.values(paths).join(', ')}` }).click();
    for (const [id, name] of languages)
      await expect(editor.localizedField('path', name)).toHaveValue(paths[id]);
    await page.getByTestId('field-status').getByRole('radio', { name: 'Published' }).check();
  });

  await test.step('a module gets words and a picture with an alternative text', async () => {
    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByTestId('field-modules').getByText('Text and picture', { exact: true }).first().click();
    for (const [id] of languages) await titleField(id).fill(articleTitles[id]);
    const create = { width: 1200, height: 800, channels: 3, background: 'steelblue' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await editor.uploadPicture({ name: 'dijle.jpg', mimeType: 'image/jpeg', buffer });
    await editor.writeEveryLanguage(`${module}.picture.alt`, 'De Dijle bij avond');
    await page.getByRole('button', { name: 'Close dialog' }).click();
    const stored = async () =>
      JSON.stringify(await readThePage(content)).split('De Dijle bij avond').length - 1;
    await expect.poll(stored).toBe(languages.length);
  });

  await test.step('a module is added from a menu with a drawing and a sentence of each', async () => {
    await page.getByRole('button', { name: 'Add module' }).click();
    const card = page.getByRole('dialog', { name: 'Add a module' }).getByRole('button', { name: /^Offices/ });
    await expect(card).toContainText('opening hours');
    const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await card.click();
    const added = async () => JSON.stringify(await readThePage(content)).includes('officeModule');
    await expect.poll(added).toBe(true);
    await page.getByRole('button', { name: 'Close dialog' }).click();
  });

  await test.step('a picture of the banner gets its alternative texts beside it', async () => {
    await page.getByRole('tab', { name: 'Banner' }).click();
    await page.getByTestId('field-banner.pictures').getByRole('button', { name: 'Add item' }).click();
    const create = { width: 1920, height: 1080, channels: 3, background: 'seagreen' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await editor.uploadPicture({ name: 'oever.jpg', mimeType: 'image/jpeg', buffer });
    const stored = await readThePage(content);
    const key = stored?.banner?.pictures?.[0]?._key ?? '';
    await editor.writeEveryLanguage(`banner.pictures[_key=="${key}"].alt`, bannerAlt);
    await page.getByRole('button', { name: 'Close dialog' }).click();
    const written = async () => JSON.stringify(await readThePage(content)).split(bannerAlt).length - 1;
    await expect.poll(written).toBe(languages.length);
  });

  await test.step('visitors do not see it yet', async () => {
    expect((await request.get(`/nl${paths.nl}`)).status()).toBe(404);
  });

  const preview = page.frameLocator('iframe');
  // A page of the preview is there before its tools are, and until then a click on it opens nothing.
  const openByClick = (language: keyof typeof articleTitles) =>
    expect(async () => {
      await preview.getByText(articleTitles[language]).click({ timeout: 2000 });
      await expect(titleField(language)).toBeFocused({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  await test.step('the preview shows the draft; a click on a text opens its field, and typing changes the page', async () => {
    await page.goto(`${addresses.studio}/preview?preview=/nl${paths.nl}`);
    await expect(preview.getByRole('heading', { level: 1 })).toContainText(titles.nl, { timeout: 60_000 });
    await openByClick('nl');
    await titleField('nl').fill(betterTitle);
    await expect(preview.getByText(betterTitle)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a click on the picture of the banner opens its field', async () => {
    const picture = preview.getByRole('img', { name: bannerAlt });
    await expect(async () => {
      await picture.click({ timeout: 2000, position: { x: 40, y: 60 } });
      await expect(page.getByText('Alternative text').first()).toBeVisible({ timeout: 2000 });
      await expect(page).toHaveURL(/banner\.pictures/, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('the page switcher leads to each language, also while the preview still loads; a click opens its field', async () => {
    const switcher = page.getByRole('navigation', { name: 'Pages of the site' });
    for (const [id, name] of languages.slice(1).toReversed()) {
      await switcher.getByRole('button', { name }).click();
      await expect(preview.getByRole('heading', { level: 1 })).toContainText(titles[id], { timeout: 30_000 });
    }
    await openByClick('fr');
  });

  let link = '';
  await test.step('a shared link shows the draft to an anonymous visitor, without marks', async () => {
    await page.goto(`${addresses.studio}/structure`);
    await editor.openDocument('Pages', titles.nl);
    await editor.choose('Share draft');
    const dialog = page.getByRole('dialog', { name: `Share the draft of ${titles.nl}` });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    link = await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue();
    expect(link).toMatch(new RegExp(`^${addresses.site}/preview/share/`));
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles.nl);
    await expect(visitor.getByRole('heading', { name: betterTitle })).toBeVisible();
    expect(await visitor.content()).not.toMatch(mark);
  });

  await test.step('a revoked link ends at once, also for who has opened it', async () => {
    const dialog = page.getByRole('dialog', { name: `Share the draft of ${titles.nl}` });
    await dialog.getByRole('button', { name: `Revoke the link to ${titles.nl} in Nederlands` }).click();
    await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await visitor.context().request.get(link)).status()).toBe(410);
    expect((await visitor.context().request.get(`/nl${paths.nl}`)).status()).toBe(404);
    await page.keyboard.press('Escape');
  });

  await test.step('once published, it is on the site in each language', async () => {
    await editor.publish(titles.nl);
    for (const [id] of languages) {
      await expect.poll(async () => (await request.get(`/${id}${paths[id]}`)).status()).toBe(200);
      await visitor.goto(`/${id}${paths[id]}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles[id]);
    }
    await expect(visitor.getByRole('img', { name: 'De Dijle bij avond' })).toBeVisible();
  });

  await test.step('its old address leads on once its path has changed', async () => {
    await page.getByRole('tab', { name: 'Address' }).click();
    await editor.localizedField('path', 'Nederlands').fill(newPath);
    await editor.publish(titles.nl);
    await expect.poll(async () => (await request.get(`/nl${newPath}`)).status()).toBe(200);
    const old = await request.get(`/nl${paths.nl}?q=tuin`, { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(`/nl${newPath}?q=tuin`);
    expect((await request.get(`/fr${paths.fr}`)).status()).toBe(200);
  });

  await test.step('the translations view finds a French text that was removed', async () => {
    const stored = await readThePage(content);
    const french = 'title[language == "fr"].value';
    await content
      .patch(stored?._id ?? '')
      .unset([french])
      .commit();
    await page.goto(`${addresses.studio}/translations`);
    await page
      .getByRole('group', { name: 'Language' })
      .getByRole('button', { name: /Français/ })
      .click();
    const row = page.getByRole('list', { name: 'Documents' }).getByRole('button', { name: titles.nl });
    await expect(row).toContainText('1 missing');
    await row.click();
    await page.getByRole('link', { name: 'Open Title in Français' }).click();
    await editor.localizedField('title', 'Français').fill('Au bord de la Dyle');
    await editor.publish(titles.nl);
  });

  await visitor.context().close();
  expect(problems.filter((problem) => !/40[4]|410/.test(problem))).toEqual([]);
});
