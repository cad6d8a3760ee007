import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import type { Goal } from '../property/property.ts';
import type { FilterField } from './list-filter-data.ts';
import { readListAddress } from '../filters/list-address.ts';
import { loadListFilters } from './load-list-filters.server.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const load = (search: string, language: 'nl' | 'fr' = 'nl', goal: Goal = 'sale') =>
  loadListFilters({
    catalogue: sampleCatalogue,
    goal,
    language,
    t: seededTranslate(language),
    listHref: '/list/',
    address: readListAddress(new URLSearchParams(search)),
  });

function choices(parameter: string, ...loaded: Parameters<typeof load>) {
  const field = fields(...loaded).find((one) => one.parameter === parameter);
  if (!field || !('choices' in field)) throw new Error(`There is no choice of "${parameter}".`);
  return field.choices;
}
const fields = (...loaded: Parameters<typeof load>): FilterField[] =>
  load(...loaded).sections.flatMap((section) => section.fields);
const counts = (...wanted: Parameters<typeof choices>) =>
  Object.fromEntries(choices(...wanted).map(({ value, count }) => [value, count]));
const chosenValues = (...wanted: Parameters<typeof choices>) =>
  choices(...wanted).flatMap(({ value, isChosen }) => (isChosen ? [value] : []));

test('the form offers its filters in the words of its language', () => {
  const loaded = load('q=huis', 'fr');
  const byName = new Map(fields('q=huis', 'fr').map((field) => [field.parameter, field]));
  expect(byName.get('city')).toMatchObject({ kind: 'checkboxes', label: 'Ville ou commune' });
  expect(byName.get('type')).toMatchObject({ kind: 'checkboxes', label: 'Type de bien' });
  expect(byName.get('q')).toMatchObject({ kind: 'text', value: 'huis', maxLength: 1000 });
  expect(byName.get('maxPrice')).toMatchObject({ kind: 'number', unit: '€', value: '' });
  expect(loaded.sections.map(({ id }) => id)).toEqual([
    'text',
    'place',
    'type',
    'price',
    'rooms',
    'size',
    'equipment',
    'availability',
  ]);
});

test('a condition and what a home is equipped with are chosen as the agency words them', () => {
  expect(
    choices('condition', 'condition=good', 'fr').map(({ value, label, isChosen }) => [
      value,
      label,
      isChosen,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['good', 'Bon', true],
      ['to-renovate', 'À rénover', false],
    ]),
  );
  expect(counts('condition', '')).not.toHaveProperty('to-demolish');
  expect(load('pool=yes&condition=excellent').active.map(({ label }) => label)).toEqual([
    'Zwembad',
    'Uitstekend',
  ]);
  expect(sampleCatalogue.ids({ goal: 'sale', filters: { pool: ['yes'], condition: ['excellent'] } })).toEqual(
    ['2109'],
  );
});

test('a filter that no property of the list has is not offered, unless it is chosen', () => {
  const names = (...loaded: Parameters<typeof load>) => fields(...loaded).map(({ parameter }) => parameter);
  expect(names('')).not.toContain('furnished');
  expect(names('')).not.toContain('available');
  expect(names('furnished=yes')).toContain('furnished');
  expect(names('', 'nl', 'rent')).toEqual(expect.arrayContaining(['furnished', 'pets', 'available']));
});

test('[2.19] a city is chosen by its name in any language and shown in that of the page', () => {
  expect(chosenValues('city', 'city=Mechelen|2800', 'fr')).toEqual(['Malines|2800']);
  expect(load('city=Mechelen|2800', 'fr').active).toEqual([
    { parameter: 'city', label: 'Malines', withoutHref: '/list/' },
  ]);
});

test('[2.20] several cities and types may be chosen', () => {
  const search = 'city=Mechelen|2800&city=Leuven|3000&type=1&type=2';
  expect(chosenValues('city', search)).toEqual(['Leuven|3000', 'Mechelen|2800']);
  expect(chosenValues('type', search)).toEqual(['1', '2']);
  expect(counts('city', search)['Mechelen|2800']).toBe(counts('city', 'type=1&type=2')['Mechelen|2800']);
});

test('each choice says how many properties it leaves, and none leaves nothing', () => {
  const few = choices('city', 'type=2');
  expect(few.filter(({ count }) => count === 0)).toEqual([]);
  expect(few.length).toBeLessThan(choices('city', '').length);
});

test('steps differ for sale and rent, and include what was typed between them', () => {
  expect(counts('maxPrice', '')['400.000']).toBeGreaterThan(0);
  expect(counts('maxPrice', '', 'fr', 'rent')['1\u00a0000']).toBeGreaterThan(0);
  const chosen = choices('maxPrice', 'maxPrice=417000', 'fr').find(({ isChosen }) => isChosen);
  expect(chosen).toMatchObject({ value: '417\u00a0000', label: '417\u00a0000\u00a0€' });
  expect(fields('maxPrice=400k').find(({ parameter }) => parameter === 'maxPrice')).toMatchObject({
    value: '400.000',
  });
});

test('distances are counted once a city is chosen', () => {
  expect(Object.values(counts('radius', ''))).toEqual([undefined, undefined, undefined, undefined]);
  const around = counts('radius', 'city=Mechelen|2800');
  expect(around['30']).toBeGreaterThan(around['5'] ?? 0);
});

test('what finds nothing leaves every choice of the list open, and stays in sight', () => {
  expect(choices('city', 'q=zwvxq')).toEqual(choices('city', ''));
  expect(choices('city', 'city=Atlantis|0000')[0]).toEqual({
    value: 'Atlantis|0000',
    label: 'Atlantis',
    count: 0,
    isChosen: true,
  });
  expect(load('city=Atlantis|0000').active.map(({ label }) => label)).toEqual(['Atlantis']);
});

test('each filter is taken away alone, from the first page on, in the same order and view', () => {
  const loaded = load('city=Mechelen|2800&type=2&q=huis&sort=price-up&view=map&page=2');
  expect(loaded.active.map(({ withoutHref }) => withoutHref)).toEqual([
    '/list/?type=2&q=huis&sort=price-up&view=map',
    '/list/?city=Mechelen%7C2800&q=huis&sort=price-up&view=map',
    '/list/?city=Mechelen%7C2800&type=2&sort=price-up&view=map',
  ]);
  expect(loaded.clearHref).toBe('/list/?sort=price-up&view=map');
  expect(loaded.sort.choices.filter(({ isChosen }) => isChosen)).toMatchObject([{ value: 'price-up' }]);
  expect(loaded.hidden).toEqual([{ name: 'view', value: 'map' }]);
});

test('only a text with a typing error is guessed at', () => {
  expect(load('q=mechlen').guesses).toEqual([{ label: 'Mechelen', href: '/list/?city=Mechelen%7C2800' }]);
  expect(load('q=mechelen').guesses).toEqual([]);
  expect(load('type=2').guesses).toEqual([]);
});
