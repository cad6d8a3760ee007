import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { recordFigure } from '../support/figures.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeys } from '../support/journeys.ts';

const [dutch] = journeys;

/** The most elements before the end of what a visitor sees first, header included. */
const pages = [
  { kind: 'home', path: `/${dutch.language}/`, most: 180 },
  { kind: 'list', path: dutch.sale.path, most: 540 },
  { kind: 'property', path: dutch.property.path, most: 440 },
  { kind: 'project', path: '/nl/nieuwbouw/mechelen/dijlehof/71/', most: 300 },
  { kind: 'projects', path: '/nl/nieuwbouw/', most: 190 },
  { kind: 'recently sold', path: '/nl/recent-verkocht/', most: 250 },
  { kind: 'content', path: '/nl/werkwijze/', most: 180 },
  { kind: 'article', path: '/nl/werkwijze/oplevering/', most: 160 },
  { kind: 'contact', path: '/nl/contact/', most: 240 },
  { kind: 'valuation', path: '/nl/gratis-schatting/', most: 300 },
  { kind: 'visit', path: `${dutch.property.path}visit/`, most: 570 },
  { kind: 'favourites', path: '/nl/bewaarde-panden/', most: 170 },
  { kind: 'login', path: '/nl/login/', most: 180 },
  { kind: 'not found', path: '/nl/nergens/', most: 170 },
];

const endMark = 'id="top-end"';

/** Reads markup on a page without a policy, for ours let no script write any. */
function inspect(page: Page, html: string) {
  return page.evaluate((markup) => {
    const { head, body } = new DOMParser().parseFromString(markup, 'text/html');
    const end = body.querySelector('#top-end');
    const isBefore = (element: Element) =>
      end !== null && (element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const before = [...body.querySelectorAll('*')].filter(isBefore);
    const waiting = '[rel=stylesheet], script[src]:not([async], [type=module])';
    return {
      before: before.length,
      sheets: head.querySelectorAll('[rel=stylesheet]').length,
      scripts: head.querySelectorAll('script[src]:not([async], [type=module])').length,
      waits: before.filter((element) => element.matches(waiting)).length,
      after: body.querySelectorAll('[rel=stylesheet]').length,
    };
  }, html);
}

test('a page of each kind begins with few elements and bytes, and waits for one style sheet only', async ({
  page,
  request,
}) => {
  const figures: Record<string, number> = {};
  for (const { kind, path, most } of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html.split(endMark), `ends of the top, ${kind}`).toHaveLength(2);
    const [top = ''] = html.split(endMark);
    const kilobytes = brotliCompressSync(top).length / 1000;
    const { before, after, ...blocking } = await inspect(page, html);
    figures[kind] = before;
    expect.soft(before, `elements, ${kind}`).toBeLessThanOrEqual(most);
    expect.soft(kilobytes, `KB, ${kind}`).toBeLessThanOrEqual(8.9);
    expect.soft(blocking, kind).toEqual({ sheets: 1, scripts: 0, waits: 0 });
    expect.soft(after, `late sheets, ${kind}`).toBeGreaterThan(0);
  }
  recordFigure('elements at the top of a page', figures);
});

test('the style sheet that a page waits for fits in what a server may send at once', async ({
  page,
  request,
}) => {
  await page.goto(dutch.property.path);
  const href = await page.locator('head > link[rel=stylesheet]').getAttribute('href');
  const sheet = await request.get(href ?? '', { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(sheet.headers()['content-length']) / 1000).toBeLessThanOrEqual(14.6);
});
