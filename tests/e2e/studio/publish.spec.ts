import type { APIRequestContext, Page } from '@playwright/test';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { plainPage } from '../support/plain-page.ts';
import { collectProblems } from '../support/problems.ts';
import { editorOn } from './editor.ts';

const oldTitle = 'Een titel uit de kast';
const newTitle = 'Een kersverse titel';
const frenchTitle = 'Un titre qui reste';

/** A public page of this test's own. */
function examplePage(name: string, dutchTitle: string): SeededPage {
  const path = `/${name}/`;
  return {
    ...plainPage,
    _id: `page-${name}`,
    title: localizedString({ nl: dutchTitle, fr: frenchTitle, en: 'A title that stays' }),
    path: localizedString({ nl: path, fr: path, en: path }),
  };
}

const edited = examplePage('publishing-edited', oldTitle);
const later = examplePage('publishing-later', 'Een latere pagina');
const dutchPath = '/nl/publishing-edited/';
const frenchPath = '/fr/publishing-edited/';

/** Waits until the site knows a new page, and so has reloaded all its content. */
async function waitUntilKnown(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
}

async function expectTitle(visitor: Page, path: string, title: string): Promise<void> {
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1000 });
  await expect(visitor).toHaveTitle(`${title} – Huis & Haard`, { timeout: 1000 });
}

test('an editor changes a title in the Studio: visitors read it once it is published, and not before', async ({
  browser,
  content,
  context,
  page,
  request,
}) => {
  test.slow();
  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plainProblems = await collectProblems(plainContext, new Set([addresses.studio]));
  const visitors = [page, await plainContext.newPage()];
  const editor = editorOn(await context.newPage());

  await test.step('visitors read the published title', async () => {
    await content.create(edited);
    await waitUntilKnown(request, dutchPath);
    for (const visitor of visitors) {
      await expectTitle(visitor, dutchPath, oldTitle);
      await expectTitle(visitor, frenchPath, frenchTitle);
    }
  });

  await test.step('the Studio opens without a login, and looking at a page makes no draft', async () => {
    await editor.open();
    await editor.openDocument('Pages', oldTitle);
    await expect(editor.localizedField('title', 'Nederlands')).toHaveValue(oldTitle);
    await expect(editor.draftMark('Pages', oldTitle)).toHaveCount(0);
    expect(await content.getDocument(`drafts.${edited._id}`)).toBeUndefined();
  });

  await test.step('a new title is a draft', async () => {
    await editor.localizedField('title', 'Nederlands').fill(newTitle);
    await expect(editor.draftMark('Pages', newTitle)).toBeVisible();
    const published = await content.getDocument(edited._id);
    expect(published).toMatchObject({ title: edited.title });
  });

  await test.step('the site keeps the published title, even when it asks for its content again', async () => {
    await content.create(later);
    await waitUntilKnown(request, '/nl/publishing-later/');
    for (const visitor of visitors) await expectTitle(visitor, dutchPath, oldTitle);
  });

  await test.step('once published, all visitors read it at once, and only in its language', async () => {
    await editor.publish(newTitle);
    // Without the webhook the site would hold on to its content for five minutes.
    for (const visitor of visitors) {
      await expect(() => expectTitle(visitor, dutchPath, newTitle)).toPass({ timeout: 30_000 });
      await expectTitle(visitor, frenchPath, frenchTitle);
    }
    await expect(editor.draftMark('Pages', newTitle)).toHaveCount(0);
  });

  await plainContext.close();
  expect(plainProblems).toEqual([]);
});
