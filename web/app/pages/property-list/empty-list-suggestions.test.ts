import { expect, test } from 'vitest';
import { filterTable } from '../../properties/filters/filter-table.ts';
import { readListAddress } from '../../properties/filters/list-address.ts';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import { closeProperties } from './close-properties.server.ts';
import { listSuggestions, type ListSuggestion } from './empty-list-suggestions.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const listHref = '/nl/te-koop/';

function waysFrom(search: string) {
  const address = readListAddress(new URLSearchParams(search));
  const active = filterTable.flatMap(({ parameter }) =>
    (address.filters[parameter] ?? []).map((value) => ({ parameter, label: value, withoutHref: '' })),
  );
  const t = seededTranslate('nl');
  const listing = { goal: 'sale', language: 'nl', t, listHref, otherListHref: '/nl/te-huur/' } as const;
  const empty = { ...listing, address, active, catalogue: sampleCatalogue };
  return { ...listSuggestions(empty), close: closeProperties(empty) };
}

function countBehind({ href }: ListSuggestion): number {
  const { filters } = readListAddress(new URL(href, 'https://site.test').searchParams);
  return sampleCatalogue.count({ goal: 'sale', filters });
}

const emptyList = 'city=Bonheiden|2820&bedrooms=6&sort=price-up';

test('an empty list tells what to change, a wider radius first, with the count that this gives', () => {
  const { changes, all } = waysFrom(emptyList);
  expect(changes.map(({ label }) => label)).toEqual(['Straal 30 km', 'Zonder gemeente', 'Zonder ‘6’']);
  for (const way of changes) {
    expect(way.count).toBeGreaterThan(0);
    expect(way.count).toBe(countBehind(way));
    expect(way.href).toContain('sort=price-up');
  }
  expect(all?.count).toBe(sampleCatalogue.count({ goal: 'sale', filters: {} }));
  expect(waysFrom('city=Mechelen|2800&maxPrice=100').changes.map(({ label }) => label)).toContain(
    'Zonder maximumprijs',
  );
});

test('what only the other list has leads there, with its count', () => {
  const way = waysFrom('pets=yes').changes.at(-1);
  expect(way).toMatchObject({ label: 'Te huur', href: '/nl/te-huur/?pets=yes' });
  expect(way?.count).toBe(sampleCatalogue.count({ goal: 'rent', filters: { pets: ['yes'] } }));
});

test('what comes close misses one wish and says which', () => {
  const { close } = waysFrom('city=Leuven|3000&radius=10&type=1&maxPrice=400000&garden=yes');
  expect(close).toEqual([{ id: '2101', difference: '23 km van Leuven' }]);
  const { close: dearer } = waysFrom('city=Mechelen|2800&type=1&maxPrice=380000');
  expect(dearer.map(({ difference }) => difference)).toContain('€\u00a09.000 boven uw maximum');
  const { close: smaller } = waysFrom('city=Bonheiden|2820&bedrooms=6');
  expect(smaller.map(({ difference }) => difference)).toContain('4 slaapkamers');
  expect(
    waysFrom('city=Leuven|3000&notCity=Mechelen|2800&type=1&maxPrice=400000&garden=yes').close,
  ).not.toContainEqual(expect.objectContaining({ difference: '23 km van Leuven' }));
});

test('what a visitor left out is not offered back, neither as a way on nor as a card', () => {
  const price = 'type=1&minPrice=389000&maxPrice=389000';
  expect(
    sampleCatalogue.ids({ goal: 'sale', filters: readListAddress(new URLSearchParams(price)).filters }),
  ).toEqual(['2101']);
  const { changes, close } = waysFrom(`notCity=Mechelen|2800&${price}`);
  expect(close.map(({ id }) => id)).not.toContain('2101');
  expect(changes.length).toBeGreaterThan(0);
  for (const { href } of changes) expect(href).toContain('notCity=');
  for (const { href } of waysFrom('lift=no&maxPrice=1').changes) expect(href).toContain('lift=no');
});

test('an empty list names the nearest places that have what the other filters want', () => {
  const { nearby } = waysFrom(emptyList);
  expect(nearby.length).toBeGreaterThan(0);
  expect(nearby.length).toBeLessThanOrEqual(4);
  for (const way of nearby) expect(way.count).toBe(countBehind(way));
  const { nearby: nearPlots } = waysFrom('city=Bonheiden|2820&type=4&maxPrice=200000');
  expect(nearPlots[0]?.label).toBe('Lier');
});

test('without a place there is nothing near it, and without a filter nothing to drop', () => {
  expect(waysFrom('bedrooms=50').nearby).toEqual([]);
  expect(waysFrom('')).toEqual({ changes: [], nearby: [], all: undefined, hasOther: true, close: [] });
});
