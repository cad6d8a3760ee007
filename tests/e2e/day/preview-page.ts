import { addresses, expect, test } from '../support/fixtures.ts';
import { mark } from '../studio/drafts.ts';
import {
  articleTitle,
  articleTitles,
  bannerAlt,
  languages,
  paths,
  statusOf,
  titles,
  type Day,
} from './day.ts';

const betterTitle = 'Een oever om te blijven';

/** The draft in the preview, which leads from each text to its field. */
export async function previewPage(day: Day): Promise<void> {
  const { studio } = day;
  const preview = studio.frameLocator('iframe');
  const heading = preview.getByRole('heading', { level: 1 });
  // A page of the preview is there before its tools are, and until then a click on it opens nothing.
  const openByClick = (language: keyof typeof titles) =>
    expect(async () => {
      await preview.getByText(articleTitles[language]).click({ timeout: 5000 });
      await expect(articleTitle(day, language)).toBeFocused({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });

  await test.step('the preview shows the draft; a click on a text opens its field, and typing changes the page', async () => {
    await studio.goto(`${addresses.studio}/preview?preview=/nl${paths.nl}`);
    await expect(heading).toContainText(titles.nl, { timeout: 60_000 });
    await openByClick('nl');
    await articleTitle(day, 'nl').fill(betterTitle);
    await expect(preview.getByText(betterTitle)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the checks take the place of the fields, and lead back to one', async () => {
    await studio.getByRole('button', { name: 'Before publishing' }).click();
    const points = studio.getByRole('list', { name: 'Nederlands' });
    const description = points.getByRole('button', { name: 'Description' });
    await expect(description).toBeInViewport({ ratio: 1 });
    await description.click();
    await expect(points).toHaveCount(0);
    await expect(studio.getByTestId('field-description')).toBeInViewport();
  });

  await test.step('a click on the picture of the banner opens its field', async () => {
    const picture = preview.getByRole('img', { name: bannerAlt });
    await expect(async () => {
      await picture.click({ timeout: 5000, position: { x: 40, y: 60 } });
      await expect(studio.getByText('Alternative text').first()).toBeVisible({ timeout: 5000 });
      await expect(studio).toHaveURL(/banner\.pictures/, { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
  });

  await test.step('the page switcher leads to each language, also while the preview still loads; a click opens its field', async () => {
    const switcher = studio.getByRole('navigation', { name: 'Pages of the site' });
    for (const [id, name] of languages.slice(1).toReversed()) {
      await switcher.getByRole('button', { name }).click();
      await expect(heading).toContainText(titles[id], { timeout: 30_000 });
    }
    await openByClick('fr');
  });
}

export async function shareDraft(day: Day): Promise<void> {
  const { editor, studio, visitor } = day;
  const dialog = studio.getByRole('dialog', { name: `Share the draft of ${titles.nl}` });
  let link = '';

  await test.step('a shared link shows the draft to an anonymous visitor, without marks', async () => {
    await studio.goto(`${addresses.studio}/structure`);
    await editor.openDocument('Pages', titles.nl);
    await editor.choose('Share draft');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    link = await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue();
    expect(link).toMatch(new RegExp(`^${addresses.site}/preview/share/`));
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles.nl);
    await expect(visitor.getByRole('heading', { name: betterTitle })).toBeVisible();
    expect(await visitor.content()).not.toMatch(mark);
  });

  await test.step('a revoked link ends at once, also for who has opened it', async () => {
    await dialog.getByRole('button', { name: `Revoke the link to ${titles.nl} in Nederlands` }).click();
    await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await visitor.context().request.get(link)).status()).toBe(410);
    expect((await visitor.context().request.get(`/nl${paths.nl}`)).status()).toBe(404);
    expect(await statusOf(day, `/nl${paths.nl}`)).toBe(404);
    await studio.keyboard.press('Escape');
  });
}
