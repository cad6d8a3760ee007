import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { canary, examplePage, storeWithDraft } from './drafts.ts';
import { editorOn } from './editor.ts';

const published = examplePage('schedule-published', 'Een pagina met een concept');

const planned = {
  _id: 'schedule.month',
  documentId: 'page-about',
  documentType: 'page',
  documentTitle: 'De opendeur',
  action: 'publish',
  state: 'planned',
};

test('Schedule proposes to publish a page that has a draft, and asks again before it plans to unpublish', async ({
  content,
  context,
}) => {
  test.slow();
  const studio = await context.newPage();
  const editor = editorOn(studio);
  const dialog = studio.getByRole('dialog');
  const plans = () =>
    content.fetch<string[]>('*[_type == "schedule" && documentId == $id].action', { id: published._id });
  await storeWithDraft(content, published);
  await editor.open();
  await editor.openDocument('Pages', canary);
  await editor.choose('Schedule…');
  await expect(dialog.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();
  const when = dialog.getByLabel('When (Belgian time)');

  await test.step('unpublishing is planned only once it is confirmed', async () => {
    await dialog.getByRole('radio', { name: 'Unpublish' }).check();
    await when.fill('2099-01-01T09:00');
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog.getByRole('alertdialog')).toContainText('visitors no longer find this on the site');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect(await plans()).toEqual([]);
  });

  await test.step('publishing is planned at once', async () => {
    await dialog.getByRole('radio', { name: 'Publish', exact: true }).check();
    await when.fill('2099-01-01T09:00');
    await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dialog.getByRole('list', { name: 'Planned for this document' })).toContainText('Publish');
    expect(await plans()).toEqual(['publish']);
  });

  await test.step('a month shows plans, and when a popup opens by itself', async () => {
    const today = new Date();
    const at = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 15, 11)).toISOString();
    await content
      .transaction()
      .patch('popup', { set: { showFrom: at } })
      .create({ ...planned, _type: 'schedule', at })
      .commit();
    await studio.goto(`${addresses.studio}/publishing/planned`);
    await studio.getByRole('button', { name: 'Next month' }).click({ timeout: 30_000 });
    const day = studio.getByRole('cell').filter({ has: studio.getByText('15', { exact: true }) });
    await expect(day).toContainText(/1[23]:00 From: Opendeurdag/);
    await expect(day).toContainText(/1[23]:00 Publish: De opendeur/);
    await studio.getByRole('button', { name: 'Previous month' }).click();
    await expect(studio.getByRole('cell').getByRole('link', { name: 'De opendeur' })).toHaveCount(0);
    await expectNoAxeViolations(studio, 'main');
  });
});
