import type { Page } from '@playwright/test';
import { addresses, expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';
import { seededText } from '../support/visitor.ts';

/** One of each kind, with its type as the first sheet names it. */
const kinds = [
  { id: 2101, language: 'nl', kind: 'house' },
  { id: 2111, language: 'fr', kind: 'flat' },
  { id: 2125, language: 'en', kind: 'studio' },
  { id: 2117, language: 'nl', kind: 'land' },
  { id: 2121, language: 'fr', kind: 'investment' },
  { id: 2120, language: 'en', kind: 'commerce' },
  { id: 2131, language: 'nl', kind: 'parking' },
  { id: 2129, language: 'fr', kind: 'unit of a project' },
  { id: 2127, language: 'nl', kind: 'sold' },
  { id: 2150, language: 'en', kind: 'rented' },
  { id: 2108, language: 'nl', kind: 'hidden price and address' },
] as const;

/** The address of the sheets, which the page of the property links to. */
async function sheetsOf(id: number, language: string): Promise<string> {
  const html = await (await fetch(`${addresses.site}/${language}/property/${String(id)}/`)).text();
  return /href="([^"]+\/(?:afdrukken|imprimer|print)\/)"/.exec(html)?.[1] ?? '';
}

const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

/** Parts of the sheets that hold more than they show. */
function cutParts(page: Page) {
  return page
    .locator('.sheet, .sheet-facts, .sheet-text, .sheet-title')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => part.getAttribute('class')),
    );
}

test('[1.12][2.38] every kind of property prints as two sheets of A4, with nothing cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { id, language, kind } of kinds) {
    await page.goto(await sheetsOf(id, language));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const [front = '', back = '', ...rest] = await printed(page);
    expect(rest, kind).toEqual([]);
    expect(front, kind).toContain(title?.split(' ')[0]);
    for (const words of [`/property/${String(id)}`, seededText('facts.broker', language)])
      expect(back, kind).toContain(words);
    expect(await cutParts(page), kind).toEqual([]);
    const mail = page.locator('.sheet-broker a[href^="mailto:"] > span');
    expect(await mail.evaluate((text) => text.getClientRects().length), kind).toBe(1);
  }
  await page
    .locator('.sheet-text > p')
    .first()
    .evaluate((text) => {
      text.textContent = `${text.textContent} `.repeat(12);
    });
  expect(await printed(page), 'long texts').toHaveLength(2);
});

test('a visitor prints from the page of a property, by a button or, without script, as the sheet says', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/nl/property/2101/');
  await page.getByRole('link', { name: seededText('print.print', 'nl') }).click();
  await expect(page).toHaveURL(/\/2101\/afdrukken\/$/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: seededText('print.print', 'nl') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  await page.getByRole('link', { name: seededText('print.back', 'nl') }).click();
  await expect(page).toHaveURL(/\/2101\/$/);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${addresses.site}${await sheetsOf(2101, 'fr')}`);
  await expect(plain.getByText(seededText('print.how', 'fr'))).toBeVisible();
  await expect(plain.getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('[2.38] the sheets of a property are not indexed and follow their property when it moves or goes', async ({
  request,
}) => {
  const sheets = await sheetsOf(2101, 'nl');
  const html = await (await request.get(sheets)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(canonical).pathname).toBe(sheets.replace('afdrukken/', ''));

  const moved = await request.get('/fr/te-koop/mechelen/oud/2101/afdrukken/', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, await sheetsOf(2101, 'fr')]);
  for (const [id, status] of [
    ['9999', 404],
    ['71', 404],
    ['2042', 410],
  ] as const) {
    const gone = await request.get(`/nl/te-koop/mechelen/huis/${id}/afdrukken/`);
    expect([id, gone.status()]).toEqual([id, status]);
    // The short address of the QR code.
    expect((await request.get(`/property/${id}`)).status()).toBe(status);
  }
});
