import { expect, test } from 'vitest';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { editOf } from '../../../properties/catalogue/records/property-edits.test-data.ts';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';
import { loadPropertyList } from './property-list.server.ts';
import { sampleCatalogue, sampleWith } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

type Module = ModuleOf<'propertyListModule'>;
type Filter = NonNullable<Module['source']['filters']>[number];

const { propertyListModule: blank } = blankModules;
const withSource = (source: Partial<Module['source']>): Module => ({
  ...blank,
  source: { ...blank.source, ...source },
});
const ids = async (source: Partial<Module['source']>, catalogue = sampleCatalogue) =>
  (await loadPropertyList(withSource(source), { ...testContext(), catalogue })).cards.map(({ id }) => id);
const filter = (fields: Partial<Filter>): Filter => ({
  logic: 'and',
  field: 'bedrooms',
  operator: 'greater-or-equal',
  compareWithField: null,
  compareWithValue: '3',
  ...fields,
});

const available = await sampleCatalogue.list({ language: 'nl', isAvailable: true });

test('[3.54] rows of conditions choose the properties on the server', async () => {
  const rows = [filter({}), filter({ field: 'goal', operator: 'equals', compareWithValue: 'sale' })];
  const expected = available.filter(({ goal, bedrooms }) => goal === 'sale' && (bedrooms ?? 0) >= 3);
  expect(expected.length).toBeGreaterThan(0);
  expect(await ids({ filters: rows, maxItems: 20 })).toEqual(expected.slice(0, 20).map(({ id }) => id));
});

test('[3.54] the advanced condition holds on top of rows that are joined by "or"', async () => {
  const rows = [
    filter({ field: 'zip', operator: 'equals', compareWithValue: '2800' }),
    filter({ logic: 'or', field: 'zip', operator: 'equals', compareWithValue: '3000' }),
  ];
  const expected = available
    .filter(({ zip, goal }) => ['2800', '3000'].includes(zip) && goal === 'rent')
    .map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  const advancedCondition = 'goal = "rent"';
  expect(await ids({ filters: rows, advancedCondition, maxItems: 20 })).toEqual(expected);
  const alone = available.filter(({ goal }) => goal === 'rent').slice(0, 20);
  expect(await ids({ advancedCondition, maxItems: 20 })).toEqual(alone.map(({ id }) => id));
});

test('[5.31] a condition that makes no sense matches nothing, and the page says so', async () => {
  expect(await ids({ filters: [filter({ field: null })] })).toEqual([]);
  expect(await ids({ advancedCondition: 'price <' })).toEqual([]);
  const html = renderLoaded(await loadModules([withSource({ advancedCondition: 'price <' })], testContext()));
  expect(html).toContain('Niets gevonden.');
});

test('[9.14] four properties are shown when a module does not say how many, and up to twenty when it does', async () => {
  expect(await ids({})).toHaveLength(4);
  expect(await ids({ maxItems: 20 })).toHaveLength(20);
});

test('an editor chooses properties by hand, in an order of their own, or shows the featured ones', async () => {
  const [first, second, third] = available.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('The sample has too few properties.');
  const sold = (await sampleCatalogue.list({ language: 'nl' })).find(({ state }) => state === 'sold');
  const references = [third, sold?.id ?? '', '999', first] as Module['source']['references'];
  expect(await ids({ order: 'chosen', references, maxItems: 4 })).toEqual([third, first]);
  expect(await ids({ order: 'featured' })).toEqual([]);
  const { catalogue } = sampleWith([editOf(second, { isFeatured: true })]);
  expect(await ids({ order: 'featured' }, catalogue)).toEqual([second]);
  expect((await ids({ order: 'newest' }, catalogue)).slice(0, 2)).toEqual([second, first]);
});

test('[3.50] properties are shown as cards or as lines, each with one link', async () => {
  const render = async (view: Module['view']) =>
    renderLoaded(
      await loadModules([{ ...withSource({ goal: 'sale' }), view, title: 'Nieuw' }], testContext()),
    );
  const lines = await render('list-view');
  expect(lines).toContain('<ul class="line-list">');
  expect(await render('card-view')).not.toContain('line-list');
  for (const html of [lines, await render('card-view'), await render(null)]) {
    expect(html.split('card-link').length - 1).toBe(4);
    expect(html).toMatch(/<h3 [^>]*><a href="\/nl\//);
  }
});

test('a module leads to the lists that have what it does not show', async () => {
  const listsOf = async (source: Partial<Module['source']>) =>
    (await loadPropertyList(withSource(source), testContext())).lists.map(({ goal }) => goal);
  expect(await listsOf({ goal: 'any' })).toEqual(['sale', 'rent']);
  expect(await listsOf({ goal: 'rent' })).toEqual(['rent']);
  expect(await listsOf({ goal: 'rent', maxItems: 100 })).toEqual([]);
  const module = { ...withSource({ goal: 'sale' }), title: 'Nieuw' };
  expect(renderLoaded(await loadModules([module], testContext()))).toContain('list.allForSale');
});
