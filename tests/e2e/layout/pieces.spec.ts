import { addresses, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';
import { startPiecewiseSite } from './piecewise-site.ts';
import { drawn, expectNoShifts, watchShifts } from './shifts.ts';

const [dutch] = journeys;

const unknownPath = '/nl/nergens/';

/** A bar, tables, columns to compare, and a text beside its picture. */
const paths = [
  dutch.property.path,
  '/nl/nieuwbouw/mechelen/dijlehof/71/',
  '/nl/bewaarde-panden/?compare=2106,2101',
  unknownPath,
];

test.use({ expectedProblems: { patterns: [new RegExp(`404.*${unknownPath}`)] } });

for (const width of [360, 768, 1280])
  test(`nothing moves in whatever pieces a page comes, at ${width} px`, async ({ page }) => {
    test.slow();
    const site = await startPiecewiseSite(addresses.site);
    await page.setViewportSize({ width, height: 1024 });
    await watchShifts(page);
    for (const path of paths) {
      await page.goto(site.address + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      while (site.sendNext()) await drawn(page);
      await page.waitForLoadState();
      await expectNoShifts(page);
    }
    await site.close();
  });
