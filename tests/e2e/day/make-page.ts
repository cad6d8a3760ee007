import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import {
  articleTitle,
  articleTitles,
  bannerAlt,
  languages,
  paths,
  pictureAlt,
  readThePage,
  statusOf,
  titles,
  type Day,
} from './day.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A page in three languages with four modules, a cropped picture, and a banner. */
export async function makePage(day: Day): Promise<void> {
  const { content, editor, studio } = day;
  const countOf = async (words: string) => JSON.stringify(await readThePage(content)).split(words).length - 1;

  await test.step('a template gives the new page its modules; titles and paths in three languages', async () => {
    await studio.getByRole('link', { name: 'Pages', exact: true }).click();
    await studio.getByRole('button', { name: 'Add page' }).click();
    await studio.getByRole('menuitem', { name: 'Landing page' }).click();
    for (const [id, name] of languages) await editor.localizedField('title', name).fill(titles[id]);
    await studio.getByRole('tab', { name: 'Address' }).click();
    await studio.getByRole('button', { name: `Use ${Object.values(paths).join(', ')}` }).click();
    for (const [id, name] of languages)
      await expect(editor.localizedField('path', name)).toHaveValue(paths[id]);
    await expect(studio.getByTestId('field-status').getByRole('radio', { name: 'Visible' })).toBeChecked();
  });

  await test.step('a module gets words and a cropped picture with an alternative text', async () => {
    await studio.getByRole('tab', { name: 'Content' }).click();
    await studio.getByTestId('field-modules').getByText('Text and picture', { exact: true }).first().click();
    for (const [id] of languages) await articleTitle(day, id).fill(articleTitles[id]);
    const buffer = await plain(1200, 800, 'steelblue');
    await editor.uploadPicture({ name: 'dijle.jpg', mimeType: 'image/jpeg', buffer });
    await editor.writeEveryLanguage('modules[_key=="articleModule"].picture.alt', pictureAlt);
    await editor.cropFromBelow(0.5);
    const stored = async () => {
      const [article] = (await readThePage(content))?.modules ?? [];
      return article?.picture?.crop;
    };
    await expect.poll(stored).toMatchObject({ top: 0, left: 0, right: 0, bottom: expect.closeTo(0.5, 1) });
    await expect.poll(() => countOf(pictureAlt)).toBe(languages.length);
    await editor.closeDialogs();
  });

  await test.step('a fourth module is added from a menu with a drawing and a sentence of each', async () => {
    await studio.getByRole('button', { name: 'Add module' }).click();
    const menu = studio.getByRole('dialog', { name: 'Add a module' });
    const card = menu.getByRole('button', { name: /^Offices/ });
    await expect(card).toContainText('opening hours');
    const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await card.click();
    const types = async () => (await readThePage(content))?.modules?.map(({ _type }) => _type);
    await expect.poll(types).toEqual(['articleModule', 'propertyListModule', 'statsModule', 'officeModule']);
    await editor.closeDialogs();
  });

  await test.step('a picture of the banner gets its alternative texts beside it', async () => {
    await studio.getByRole('tab', { name: 'Banner' }).click();
    await studio.getByTestId('field-banner.pictures').getByRole('button', { name: 'Add item' }).click();
    const buffer = await plain(1920, 1080, 'seagreen');
    await editor.uploadPicture({ name: 'oever.jpg', mimeType: 'image/jpeg', buffer });
    // The Studio shows the picture before it has stored it.
    const keys = async () => (await readThePage(content))?.banner?.pictures?.map(({ _key }) => _key);
    await expect.poll(keys).toHaveLength(1);
    const [key = ''] = (await keys()) ?? [];
    await editor.writeEveryLanguage(`banner.pictures[_key=="${key}"].alt`, bannerAlt);
    await editor.closeDialogs();
    await expect.poll(() => countOf(bannerAlt)).toBe(languages.length);
  });

  await test.step('visitors do not see it yet', async () => {
    expect(await statusOf(day, `/nl${paths.nl}`)).toBe(404);
  });
}
