import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { editorOn } from './editor.ts';

test.slow();

test('staff see what the site does by itself and what browsers blocked, on a phone too, and what became of a publication', async ({
  content,
  page,
  tag,
}) => {
  const host = `pixel-${tag}.example`;
  const report = {
    'document-uri': `${addresses.site}/nl/contact/?naam=An`,
    'blocked-uri': `https://${host}/a.gif`,
  };
  await page.request.post(`${addresses.site}/api/policy-reports`, {
    headers: { 'Content-Type': 'application/csp-report' },
    data: JSON.stringify({ 'csp-report': { ...report, 'effective-directive': 'img-src' } }),
  });
  const editor = editorOn(page);
  await editor.open();
  await editor.openTool('Review', 'Status');
  const points = page.getByRole('list', { name: 'Status' }).getByRole('listitem');
  await expect(points).toHaveCount(13);
  const point = (title: string) =>
    points.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(point('Property data')).toContainText('The site has 50 properties.');
  await expect(point('Work of every minute')).toContainText('In order');
  const blocked = page
    .getByRole('list', { name: 'Blocked scripts and resources' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Picture: ${host}` }) });
  await expect(blocked).toContainText('1 time');
  await expect(blocked).toContainText('On /nl/contact/, last on 2 March 2026.');
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
  await blocked.scrollIntoViewIfNeeded();
  const overflow = await page
    .getByRole('main')
    .evaluate((main) => Math.max(main.scrollWidth - main.clientWidth, 0));
  expect(overflow).toBe(0);
});
