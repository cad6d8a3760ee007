import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { tableModule } = blankModules;
type Rows = NonNullable<(typeof tableModule)['source']['table']>;

const rowsOf = (...rows: string[][]): Rows =>
  rows.map((cells, index) => ({ _type: 'tableRow' as const, _key: String(index), cells }));
const costs = rowsOf(['Kost', 'Bedrag'], ['Notaris', '€ 1.250,00'], ['Attest', '€ 90']);

type Fields = Partial<typeof tableModule>;
const render = async (source: Partial<typeof tableModule.source>, fields?: Fields) =>
  renderLoaded(
    await loadModules(
      [{ ...tableModule, ...fields, source: { ...tableModule.source, caption: 'Kosten', ...source } }],
      testContext(),
    ),
  );

test('a table has a caption and names its columns and rows, and scrolls by itself', async () => {
  const html = await render({ table: costs });
  expect(html).toMatch(
    /<div class="table-scroll drawn-whole" role="group" aria-label="Kosten" tabindex="0">/,
  );
  expect(html).toContain('<caption>Kosten</caption>');
  expect(html).toContain('<th scope="col">Kost</th>');
  expect(html).toContain('<th scope="row">Notaris</th>');
});

test('a column of figures is aligned by its last digit', async () => {
  const html = await render({ table: costs });
  expect(html).toContain('<th scope="col" class="number">Bedrag</th>');
  expect(html).toContain('<td class="number">€ 1.250,00</td>');
  expect(await render({ table: rowsOf(['A', 'B'], ['een', 'circa 4']) })).not.toContain('class="number"');
});

test('an editor says what is a heading', async () => {
  const withoutRow = await render({ table: costs, hasHeaderRow: false });
  expect(withoutRow).not.toContain('<thead');
  expect(withoutRow).toContain('<th scope="row">Kost</th>');
  const withoutColumn = await render({ table: costs }, { hasHeaderColumn: false });
  expect(withoutColumn).toContain('<td>Notaris</td>');
});

test('short rows are filled up, and empty ones left out', async () => {
  const html = await render({ table: rowsOf(['A', 'B', 'C'], ['een'], ['', ' ']) });
  expect(html.split('<tr').length - 1).toBe(2);
  expect(html.split('<td').length - 1).toBe(2);
  expect(await render({ table: rowsOf(['', '']) })).not.toContain('<table');
});

test('rows of the site stand in for what an editor typed, and cookies of services in use only', async () => {
  const [one, other] = ['language', '_ga'].map((name) => ({
    _key: name,
    name,
    category: 'necessary' as const,
    provider: 'Immo',
    service: name === '_ga' ? ('google' as const) : null,
    purpose: 'Onthoudt iets.',
    duration: '1 jaar',
  }));
  const consent = { googleAnalyticsId: null, tagManagerId: null, metaPixelId: null };
  const cookies = [one, other].flatMap((each) => each ?? []);
  const html = await render({ table: costs, filledBy: 'cookies', consent: { ...consent, cookies } });
  expect(html).toContain('<th scope="row">language</th>');
  expect(html).toMatch(/<table class="table table-stacked">.*<td data-label="[^"]+">/s);
  expect(html).not.toMatch(/Notaris|_ga/);
  const withGoogle = { ...consent, googleAnalyticsId: 'G-AB12CD34EF', cookies };
  expect(await render({ filledBy: 'cookies', consent: withGoogle })).toContain('_ga');
});
