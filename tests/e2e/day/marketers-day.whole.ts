import { addresses, expect, test } from '../support/fixtures.ts';
import { collectProblems } from '../support/problems.ts';
import { editorOn } from '../studio/editor.ts';
import type { Day } from './day.ts';
import { arrangeMenu, planPopup, planTopBar } from './layout.ts';
import { makePage } from './make-page.ts';
import { planPage, publishTogether, storeOtherPages } from './plan-page.ts';
import { previewPage, shareDraft } from './preview-page.ts';
import { deletePage, restorePage, unpublishPage } from './remove-page.ts';
import { renamePage, undoMistake } from './undo-mistake.ts';

/** Ten minutes before the fixed time of the site, for which all that is planned below is late. */
const editorsNow = '2026-03-02T08:50:00.000Z';

test('[3.43] a marketer’s day: a page is made, previewed, shared, planned, renamed, mended, taken off, put in the menu, deleted and restored', async ({
  browser,
  content,
  page: studio,
  request,
}) => {
  test.setTimeout(900_000);
  const anonymous = await browser.newContext();
  const problems = await collectProblems(anonymous, new Set([addresses.studio]));
  const visitor = await anonymous.newPage();
  studio.setDefaultTimeout(30_000);
  await studio.clock.setSystemTime(new Date(editorsNow));
  const day: Day = { content, editor: editorOn(studio), request, studio, visitor };
  await storeOtherPages(day);

  await day.editor.open();
  await makePage(day);
  await previewPage(day);
  await shareDraft(day);
  await planPage(day);
  await renamePage(day);
  await undoMistake(day);
  await unpublishPage(day);
  await publishTogether(day);
  await arrangeMenu(day);
  await planTopBar(day);
  await planPopup(day);
  await restorePage(day, await deletePage(day));

  await anonymous.close();
  expect(problems.filter((problem) => !/40[4]|410/.test(problem))).toEqual([]);
});
