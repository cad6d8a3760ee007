import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { expectNoShifts, watchShifts } from './shifts.ts';

const [dutch] = journeys;

/** Names of the files of fonts that the page has fetched, without their hashes. */
function fetchedFonts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const fonts = addresses.flatMap((address) => /([a-z-]+)-.{8}\.woff2$/.exec(address)?.slice(1) ?? []);
    return [...new Set(fonts)].toSorted();
  });
}

test('the fonts that editors choose are on every page, come alone, and move nothing', async ({
  content,
  page,
}) => {
  const html = async (path: string) => (await page.request.get(path)).text();
  expect(await html(dutch.sale.path)).toContain('/fraunces-');
  await content.patch('theme').set({ fonts: 'newsreader-figtree' }).commit();
  await watchShifts(page);
  const { path } = dutch.property;
  for (const each of [`/${dutch.language}/`, dutch.sale.path, path, `${path}afdrukken/`]) {
    await expect.poll(() => html(each), { timeout: 15_000 }).toContain('/newsreader-');
    await page.goto(each);
    await expectNoShifts(page);
    expect(await fetchedFonts(page), each).toEqual(['figtree', 'newsreader']);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Display,/);
    await expect(page.locator('body')).toHaveCSS('font-family', /^Text,/);
  }
  await content.patch('theme').set({ fonts: 'of-another-site' }).commit();
  await expect.poll(() => html(path), { timeout: 15_000 }).toContain('/fraunces-');
});
