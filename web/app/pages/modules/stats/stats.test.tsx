import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { renderLoaded, testContext } from '../render-for-test.test-data.tsx';
import { loadStats } from './stats.server.ts';
import { createCatalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { exampleBundle } from '../../../properties/model/example.test-data.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const { statsModule } = blankModules;
type Figure = NonNullable<(typeof statsModule)['source']['figures']>[number];

const figure = (_key: string, source: Figure['source'], value: string | null = null): Figure => ({
  _key,
  source,
  value,
});
const valuesOf = (...figures: Figure[]) =>
  loadStats({ ...statsModule, source: { figures } }, testContext()).values;

test('figures are counted from the properties of the site', async () => {
  const listed = async (goal: 'sale' | 'rent') =>
    (await sampleCatalogue.list({ language: 'nl', goal, isAvailable: true })).length;
  const values = valuesOf(figure('a', 'saleTotal'), figure('b', 'rentTotal'), figure('c', 'cities'));
  expect(values).toEqual({
    a: String(await listed('sale')),
    b: String(await listed('rent')),
    c: String(sampleCatalogue.cities('nl').length),
  });
  expect(Number(values.a)).toBeGreaterThan(0);
  expect(Number(values.c)).toBeGreaterThan(1);
});

test('the days until an agreement are the average of the sales that visitors read of', async () => {
  const sold = await sampleCatalogue.completed({ goal: 'sale', language: 'nl', limit: 12 });
  const days = sold.flatMap(({ daysListed }) => daysListed ?? []);
  const average = Math.round(days.reduce((sum, each) => sum + each, 0) / days.length);
  expect(days.length).toBeGreaterThan(5);
  expect(valuesOf(figure('a', 'daysToAgreement'))).toEqual({ a: String(average) });
});

test('a figure that cannot be counted is left out with its label', async () => {
  const module = {
    ...statsModule,
    figures: [{ _key: 'a', label: 'dagen tot een akkoord' }],
    source: { figures: [figure('a', 'daysToAgreement')] },
  };
  const context = { ...testContext(), catalogue: createCatalogue(exampleBundle([])) };
  expect(renderLoaded(await loadModules([module], context))).not.toContain('dagen');
});

test('years are counted up to the present one', () => {
  expect(valuesOf(figure('a', 'yearsSince', '1989'))).toEqual({ a: '37' });
});

test('a figure typed by an editor is shown as typed, and a counted one ignores what was typed before', () => {
  const values = valuesOf(
    figure('a', 'manual', '25+'),
    figure('b', null, '12'),
    figure('c', 'cities', 'veel'),
  );
  expect(values).toMatchObject({ a: '25+', b: '12' });
  expect(values.c).not.toBe('veel');
});

test('each value is described by its label', async () => {
  const module = {
    ...statsModule,
    figures: [{ _key: 'a', label: 'Jaar ervaring' }],
    source: { figures: [figure('a', 'manual', '25+')] },
  };
  const html = renderLoaded(await loadModules([module], testContext()));
  expect(html).toMatch(/<dt[^>]*>Jaar ervaring<\/dt><dd[^>]*>25\+<\/dd>/);
});
