import { expect, test } from '../support/fixtures.ts';
import { newPath, paths, readThePage, statusOf, titles, type Day } from './day.ts';

const mistake = 'Wonen aan de Schelde';
const secondThought = 'Wonen aan de Demer';

export async function renamePage(day: Day): Promise<void> {
  const { editor, request, studio } = day;
  await test.step('its old address leads on once its path has changed', async () => {
    await studio.getByRole('link', { name: 'Content', exact: true }).click();
    await editor.openDocument('Pages', titles.nl);
    await studio.getByRole('tab', { name: 'Address' }).click();
    await editor.localizedField('path', 'Nederlands').fill(newPath);
    await editor.publish(titles.nl);
    await expect.poll(() => statusOf(day, `/nl${newPath}`)).toBe(200);
    const old = await request.get(`/nl${paths.nl}?q=tuin`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/nl${newPath}?q=tuin`]);
    expect(await statusOf(day, `/fr${paths.fr}`)).toBe(200);
  });
}

/** A title that should not have been published. */
export async function undoMistake(day: Day): Promise<void> {
  const { content, editor, studio } = day;
  const title = editor.localizedField('title', 'Nederlands');
  const versions = studio.getByTestId('timeline-item-button');
  const published =
    '*[_type == "page" && !(_id in path("drafts.**")) && path[language == "fr"][0].value == $path][0]';
  const publishedTitle = () =>
    content.fetch<string>(`${published}.title[language == "nl"][0].value`, { path: paths.fr });

  async function openHistory(): Promise<void> {
    await studio.getByTestId('pane-context-menu-button').last().click();
    await studio.getByRole('menuitem', { name: 'History' }).click();
  }

  await test.step('the history lists every version with its author', async () => {
    await studio.getByRole('tab', { name: 'Content' }).click();
    await title.fill(mistake);
    await expect(editor.draftMark('Pages', mistake)).toBeVisible();
    await editor.publish(mistake);
    await title.fill(secondThought);
    await expect(editor.draftMark('Pages', secondThought)).toBeVisible();
    await openHistory();
    await expect(versions.filter({ hasText: 'Published' }).nth(2)).toBeVisible();
    await expect(versions.filter({ hasText: 'Draft created' }).first()).toBeVisible();
  });

  await test.step('the review shows what the draft changes, and reverts a field', async () => {
    const changes = studio.getByTestId('review-changes-pane').filter({ visible: true });
    const tab = studio.getByRole('tab', { name: 'Review changes' });
    // The history that still loads may take the click, or close.
    await expect(async () => {
      if (!(await tab.isVisible())) await openHistory();
      await tab.click({ timeout: 5000 });
      await expect(changes).toContainText('Title', { timeout: 5000 });
    }).toPass();
    await changes.getByTestId(/^single-change-revert-button/).click();
    await studio.getByRole('button', { name: 'Revert change' }).last().click();
    await expect(title).toHaveValue(mistake);
  });

  await test.step('the version before the mistake is shown, and becomes the draft', async () => {
    await studio.getByRole('tab', { name: 'History' }).click();
    await versions.filter({ hasText: 'Published' }).nth(1).click();
    await expect(title).toHaveValue(titles.nl);
    await studio.getByRole('button', { name: 'Revert to revision' }).click();
    await studio.getByRole('button', { name: 'Confirm' }).click();
    await expect(editor.draftMark('Pages', titles.nl)).toBeVisible();
    expect(await publishedTitle()).toBe(mistake);
    await editor.publish(titles.nl);
    expect(await publishedTitle()).toBe(titles.nl);
  });

  await test.step('discarded changes leave the published page as it was', async () => {
    await title.fill(secondThought);
    await expect(editor.draftMark('Pages', secondThought)).toBeVisible();
    await editor.choose('Discard changes');
    await studio.getByTestId('confirm-button').click();
    await expect(title).toHaveValue(titles.nl);
    await expect.poll(async () => (await readThePage(content))?._id).not.toMatch(/^drafts/);
    expect(await publishedTitle()).toBe(titles.nl);
  });
}
