import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { nextView, visit } from '../support/visitor.ts';

const list = '/nl/te-koop/';

/** Records which parts of each coming page move into place. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const partsOf = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      const parts = viewTransition ? viewTransition.ready.then(partsOf) : Promise.resolve([]);
      Reflect.set(globalThis, 'movedParts', parts);
    });
  });
}

const movedParts = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'movedParts') as Promise<(string | null)[]>);

async function openCard(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  const viewed = nextView(page);
  await card.getByRole('link').first().click();
  await viewed;
}

const cover = ['::view-transition-old(cover)', '::view-transition-new(cover)'];

test.describe('with motion', () => {
  withMotion();

  test('the picture of a card grows into the gallery of its property', async ({ page }) => {
    await watchMoves(page);
    await visit(page, list);
    await openCard(page);
    expect(await movedParts(page)).toEqual(expect.arrayContaining(cover));
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });

  test('a property that is reached without a card has no picture to grow from', async ({ page }) => {
    await watchMoves(page);
    await visit(page, '/nl/contact/');
    const viewed = nextView(page);
    await page.evaluate(() => location.assign('/nl/property/2101/'));
    await viewed;
    expect(await movedParts(page)).not.toContain(cover[0]);
  });
});

test('nothing moves for a visitor who prefers no motion', async ({ page }) => {
  await watchMoves(page);
  await visit(page, list);
  await openCard(page);
  expect(await movedParts(page)).toEqual([]);
});
