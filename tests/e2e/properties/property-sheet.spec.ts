import type { Locator, Page } from '@playwright/test';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';

const answer = 'Er rust geen voorkooprecht op het goed.';

test('the folded planning answers open without JavaScript, and are open on paper', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nl/property/2101/');
  const planning = page.getByRole('region', { name: 'Stedenbouw' });
  await expect(planning.getByText(answer)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(planning.getByText(answer)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(planning.getByText(answer)).toBeHidden();
  await planning.getByRole('heading', { name: 'Stedenbouw' }).click();
  await expect(planning.getByText(answer)).toBeVisible();
  await context.close();
});

const centreOf = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return { left: x, centre: x + width / 2, right: x + width };
};

/** The pointer lies over the class of the label, and its words do not leave the page. */
async function expectPointer(page: Page, label: string): Promise<void> {
  const scale = page.locator('.energy-scale');
  const current = scale.locator('[data-current]');
  await expect(current).toContainText(label.charAt(0));
  const [pointer, own, words] = await Promise.all([
    centreOf(scale.locator('path')),
    centreOf(current),
    centreOf(scale.locator('text')),
  ]);
  expect(pointer.centre).toBeGreaterThanOrEqual(own.left - 1);
  expect(pointer.centre).toBeLessThanOrEqual(own.right + 1);
  expect(words.left).toBeGreaterThanOrEqual(0);
  expect(words.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expect(current).toHaveCSS('print-color-adjust', 'exact');
}

/** Words of facts that continue on a second line without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('.property-columns').evaluate((root) => {
    const broken: string[] = [];
    for (const element of root.querySelectorAll('dt, dd, h3, figcaption')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          // A part after a soft hyphen counts as beginning beside the hyphen.
          range.setStart(node, node.nodeValue?.[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(node, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Opens everything and expects no word to break and nothing to stick out. */
async function expectWholeWords(page: Page, name: string): Promise<void> {
  await page.locator('details.disclosure').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  expect(await brokenWords(page), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, name).toBeLessThanOrEqual(0);
}

const scales = [
  ['nl', 2101, 'C'],
  ['fr', 2111, 'D+'],
  ['en', 2114, 'G'],
  ['fr', 2116, 'B'],
] as const;

const longWords = ['/nl/property/2131/', '/nl/property/2143/', '/en/property/2148/'];

test('on the narrowest phone the scale of each region fits and no word of a fact breaks', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [language, reference, label] of scales) {
      await page.goto(`/${language}/property/${reference}/`);
      await expectPointer(page, label);
      await expectWholeWords(page, `${language} ${reference} at ${width}`);
    }
    for (const path of longWords) {
      await page.goto(path);
      await expectWholeWords(page, `${path} at ${width}`);
    }
    await page.goto('/nl/property/2104/');
    await expectWholeWords(page, `2104 at ${width}`);
    await expectNoAxeViolations(page);
  }
});

const duties = {
  nl: /binnen zes jaar na de akte renoveren tot label D of beter/,
  fr: /jusqu’au label D au moins, dans les six ans qui suivent l’acte/,
  en: /to label D or better within six years of the deed/,
};

test('[9.30][9.35] homes with label E and F name the renovation duty, as editors word it', async ({
  page,
  content,
}) => {
  for (const [language, duty] of Object.entries(duties)) {
    for (const reference of [2104, 2106]) {
      await page.goto(`/${language}/property/${reference}/`);
      await expect(page.getByText(duty), `${language} ${reference}`).toBeVisible();
    }
    await page.goto(`/${language}/property/2101/`);
    await expect(page.getByText(duty)).toHaveCount(0);
  }
  const text = [
    { _type: 'internationalizedArrayTextValue', _key: 'nl', language: 'nl', value: 'Binnen tien jaar.' },
  ];
  const later = { _type: 'renovationDuty', _key: 'later', from: '2026-01-01', text };
  await content.patch('site-settings').append('renovationDuties', [later]).commit();
  const read = async () => (await fetch(`${addresses.site}/nl/property/2104/`)).text();
  await expect.poll(read).toContain('Binnen tien jaar.');
});
