import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { editorOn } from './editor.ts';

test.slow();

test('staff see what the site does by itself, on a phone too, and what became of a publication', async ({
  content,
  page,
}) => {
  const editor = editorOn(page);
  await editor.open();
  await editor.openTool('Review', 'Status');
  const points = page.getByRole('list', { name: 'Status' }).getByRole('listitem');
  await expect(points).toHaveCount(9);
  const point = (title: string) =>
    points.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(point('Property data')).toContainText('The site has 50 properties.');
  await expect(point('Work of every minute')).toContainText('In order');
  await expectNoAxeViolations(page, 'main');

  await content.patch('site-settings').set({ phone: '+32 15 11 11 11' }).commit();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(point('Publications')).toContainText('The site last heard of a change on', {
      timeout: 1000,
    });
  }).toPass();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(point('E-mails that were given up')).toBeVisible();
  const overflow = await page
    .getByRole('main')
    .evaluate((main) => Math.max(main.scrollWidth - main.clientWidth, 0));
  expect(overflow).toBe(0);
});

test.describe('without the site', () => {
  test.use({ expectedProblems: { patterns: [/api\/staff/] } });

  test('staff are told that the site cannot be asked', async ({ page }) => {
    await page.route(`${addresses.site}/api/staff/**`, (route) => route.abort());
    const editor = editorOn(page);
    await editor.open();
    await editor.openTool('Review', 'Status');
    await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toBeVisible();
  });
});
