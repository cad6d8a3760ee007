import sharp from 'sharp';
import { localizedString } from '../../../seed/builders/localized.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { languages, newPath, paths, pictureAlt, readThePage, statusOf, titles, type Day } from './day.ts';

const everywhere = (text: string) => localizedString({ nl: text, fr: text, en: text });

const page = (name: string, title: string) => ({
  ...plainPage,
  _id: `page-${name}`,
  title: everywhere(title),
  path: everywhere(`/${name}/`),
});
const [wrong, leaving] = ['Zonder pad', 'Een pagina die gaat'];

/** Other pages of the same day: two drafts, of which one is not complete, and one that visitors see. */
export async function storeOtherPages({ content }: Day): Promise<void> {
  await content
    .transaction()
    .create({ ...page('day-wrong', wrong), _id: 'drafts.page-day-wrong', path: [] })
    .create(page('day-leaving', leaving))
    .commit();
}

export async function planPage(day: Day): Promise<void> {
  const { content, editor, request, studio, visitor } = day;
  const dialog = studio.getByRole('dialog');
  const planned = dialog.getByRole('list', { name: 'Planned for this document' });
  const plan = async (time: string) => {
    await dialog.getByLabel('When (Belgian time)').fill(time);
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
  };

  await test.step('publishing is planned from the page’s own menu, in the future only', async () => {
    await editor.choose('Schedule…');
    await plan('2026-03-02T09:45');
    await expect(dialog.getByRole('alert')).toHaveText('Choose a time in the future.');
    await plan('2026-03-02T09:55');
    await expect(planned).toContainText('Publish');
    await studio.keyboard.press('Escape');
  });

  await test.step('a page that is not complete cannot be planned', async () => {
    await editor.openDocument('Pages', wrong);
    await expect(studio.getByTestId('action-menu-button')).toBeEnabled();
    await editor.choose('Schedule…');
    await expect(dialog).toContainText('Not complete yet: Nederlands is required');
    await expect(dialog.getByRole('button', { name: 'Plan', exact: true })).toHaveCount(0);
    await studio.keyboard.press('Escape');
  });

  await test.step('unpublishing is planned for a page that visitors see', async () => {
    await expect.poll(() => statusOf(day, '/nl/day-leaving/')).toBe(200);
    await editor.openDocument('Pages', leaving);
    await editor.choose('Schedule…');
    await dialog.getByRole('radio', { name: 'Unpublish' }).check();
    await plan('2026-03-02T09:58');
    await dialog.getByRole('button', { name: 'Plan to unpublish' }).click();
    await expect(planned).toContainText('Unpublish');
    await studio.keyboard.press('Escape');
  });

  await test.step('the site carries out what is planned, and the list says so', async () => {
    await studio.getByRole('link', { name: 'Publishing' }).click();
    await studio.getByRole('tab', { name: 'Planned' }).click();
    const earlier = studio.getByRole('list', { name: 'Earlier' }).getByRole('listitem');
    for (const title of [titles.nl, leaving])
      await expect(earlier.filter({ hasText: title })).toContainText('Done');
    await expect.poll(() => statusOf(day, '/nl/day-leaving/')).toBe(404);
    for (const [id] of languages) {
      await expect.poll(() => statusOf(day, `/${id}${paths[id]}`)).toBe(200);
      await visitor.goto(`/${id}${paths[id]}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles[id]);
    }
  });

  await test.step('visitors see what was left of the cropped picture', async () => {
    const picture = visitor.getByRole('img', { name: pictureAlt });
    await expect(picture).toBeVisible();
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
    const seen = await sharp(await (await request.get(source)).body()).metadata();
    const [article] = (await readThePage(content))?.modules ?? [];
    const left = Math.round(800 * (1 - (article?.picture?.crop?.bottom ?? 0)));
    expect(seen.width / seen.height).toBeCloseTo(1200 / left, 1);
  });
}

/** Publishes from the list of everything unpublished. */
export async function publishTogether(day: Day): Promise<void> {
  const { studio } = day;
  const choose = (title: string) => studio.getByRole('checkbox', { name: `Choose ${title}` });
  await test.step('drafts are published together, and what cannot be says why', async () => {
    await studio.goto(`${addresses.studio}/publishing`);
    // A Studio that has just started may draw its tool once more, and forgets what was chosen.
    await expect(async () => {
      await choose(titles.nl).check();
      await choose(wrong).check();
      await studio.getByRole('button', { name: 'Publish 2 documents' }).click({ timeout: 2000 });
    }).toPass();
    await expect(studio.getByText(new RegExp(`^${wrong}: .*Nederlands is required`))).toBeVisible();
    await expect(choose(titles.nl)).toHaveCount(0);
    await expect(choose(wrong)).toBeChecked();
    await expect.poll(() => statusOf(day, `/nl${newPath}`)).toBe(200);
  });
}
