import { addresses, expect, expectNoAxeViolations, test, withoutJavaScript } from '../support/fixtures.ts';

const list = '/nl/nieuwbouw/';
const dijlehof = `${list}mechelen/dijlehof/71/`;

test.describe('without JavaScript', () => {
  withoutJavaScript();

  test('[1.02][2.39] a visitor finds a project, sorts its units, and goes from unit to unit', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/nl/te-koop/');
    await page.getByRole('banner').locator('summary').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Nieuwbouw', exact: true }).click();
    await expect(page).toHaveURL(list);
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('article').filter({ hasText: 'Vaartlicht' })).toContainText('Uitverkocht');
    await main.getByRole('link', { name: 'Dijlehof' }).click();
    await expect(page).toHaveURL(dijlehof);
    await expect(main).toContainText(/vanaf €\s329\.000/);

    const units = page.getByRole('table', { name: 'Aanbod in dit project' });
    const names = units.getByRole('rowheader');
    const byFloor = ['Appartement 101', 'Penthouse 401', 'Parkeerplaats P22', 'Appartement 002'];
    await expect(names).toHaveText(byFloor);
    await units.getByRole('link', { name: 'Prijs' }).click();
    await units.getByRole('link', { name: 'Prijs' }).click();
    await expect(page).toHaveURL(`${dijlehof}?sort=price-down#units`);
    await expect(names).toHaveText(['Penthouse 401', 'Appartement 101', ...byFloor.slice(2)]);
    await expect(units.getByRole('columnheader', { name: 'Prijs' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');

    await units.getByRole('link', { name: 'Appartement 101', exact: true }).click();
    await expect(page).toHaveURL(/\/2128\/$/);
    await expect(main.locator('.price').first()).toHaveText(/^€\s329\.000$/);
    const project = page.getByRole('region', { name: 'Deel van project Dijlehof' });
    await project.getByRole('link', { name: 'Penthouse 401', exact: true }).click();
    await expect(page).toHaveURL(/\/2129\/$/);
    await project.getByRole('link', { name: 'Bekijk project Dijlehof' }).click();
    await expect(page).toHaveURL(dijlehof);
  });
});

test('[4.06] the list and the pages of projects satisfy axe, and fit a phone', async ({ page }) => {
  const narrow = 320;
  for (const width of [narrow, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of [list, dijlehof, '/fr/property/2128/', '/nl/nieuwbouw/leuven/vaartlicht/72/']) {
      await page.goto(path);
      if (width === narrow) await expectNoAxeViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      const beyond = await page
        .locator('.unit-table')
        .evaluateAll((tables) =>
          tables.map(({ clientWidth, parentElement }) => clientWidth - (parentElement?.clientWidth ?? 0)),
        );
      expect(Math.max(0, ...beyond), `table on ${path}`).toBe(0);
    }
    await expect(page.getByText('Dit project is uitverkocht.')).toBeVisible();
  }
});

test('[8.08] a project has one address, and one that is unknown or gone says that there is none', async () => {
  const answer = (path: string) => fetch(`${addresses.site}${path}`, { redirect: 'manual' });
  for (const path of [
    '/nl/project/71/',
    '/nl/nieuwbouw/elders/iets/71/',
    '/nl/projets-neufs/malines/dijlehof/71/',
  ]) {
    const { status, headers } = await answer(path);
    expect([status, headers.get('location')], path).toEqual([301, dijlehof]);
  }
  for (const [path, status] of [
    ['/en/new-build/mechelen/nowhere/999/', 404],
    ['/en/project/64/', 410],
  ] as const) {
    const response = await answer(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('No constructions found.');
  }
  expect((await answer('/en/property/71/')).status).toBe(404);
});
