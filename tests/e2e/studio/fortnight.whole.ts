import { addresses, expect, test } from '../support/fixtures.ts';
import { editorOn } from './editor.ts';
import { countClicks, type FrequentTask, frequentTasks, shareOfAll } from './fortnight.ts';
import { campaign, lookAfterPage } from './fortnight-page.ts';
import { lookAfterSite } from './fortnight-site.ts';

test('the ten tasks of every fortnight take no more clicks than they did, and together a quarter fewer', async ({
  content,
  context,
  request,
}) => {
  test.setTimeout(900_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.studio });
  const studio = await context.newPage();
  studio.setDefaultTimeout(60_000);
  const taken = new Map<FrequentTask, number>();
  const clicks = await countClicks(studio);
  const fortnight = { clicks, content, editor: editorOn(studio), request, studio, taken };
  await content.create(campaign);

  await lookAfterPage(fortnight);
  await lookAfterSite(fortnight);

  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
  const before = sum(Object.values(frequentTasks).map((task) => task.before));
  const all = sum(taken.values());
  for (const [task, { most }] of Object.entries(frequentTasks)) {
    const count = taken.get(task as FrequentTask);
    // None would mean that the counter is broken.
    expect.soft(count, task).toBeGreaterThan(0);
    expect.soft(count, task).toBeLessThanOrEqual(most);
  }
  expect(all).toBeLessThanOrEqual(before * shareOfAll);
});
