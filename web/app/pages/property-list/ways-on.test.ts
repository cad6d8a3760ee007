import { expect, test } from 'vitest';
import { readListAddress } from '../../properties/filters/list-address.ts';
import { waysOn, type WayOn } from './ways-on.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const listHref = '/nl/te-koop/';

function waysFrom(search: string) {
  const address = readListAddress(new URLSearchParams(search));
  const active = Object.entries(address.filters).flatMap(([parameter, values]) =>
    values.map((value) => ({ parameter, label: value, withoutHref: '' })),
  );
  return waysOn({ goal: 'sale', language: 'nl', listHref, address, active, catalogue: sampleCatalogue });
}

/** The count that a visitor finds behind the link. */
function countBehind({ href }: WayOn): number {
  const { filters } = readListAddress(new URL(href, 'https://site.test').searchParams);
  return sampleCatalogue.count({ goal: 'sale', filters });
}

const emptyList = 'city=Bonheiden|2820&bedrooms=6&sort=price-up';

test('an empty list tells which filter to drop, with the count that this gives', () => {
  const { withoutFilter, all } = waysFrom(emptyList);
  expect(withoutFilter.map(({ label }) => label).sort()).toEqual(['6', 'Bonheiden|2820']);
  for (const way of withoutFilter) {
    expect(way.count).toBeGreaterThan(0);
    expect(way.count).toBe(countBehind(way));
    expect(way.href).toContain('sort=price-up');
  }
  expect(withoutFilter[0]?.count).toBeGreaterThanOrEqual(withoutFilter[1]?.count ?? 0);
  expect(all?.count).toBe(sampleCatalogue.count({ goal: 'sale', filters: {} }));
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
  expect(waysFrom('')).toEqual({ withoutFilter: [], nearby: [], all: undefined });
});
