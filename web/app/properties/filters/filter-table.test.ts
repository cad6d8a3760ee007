import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededTranslate } from '../../i18n/seeded-texts.test-data.tsx';
import { catalogue } from '../catalogue/catalogue.ts';
import { filterTable, type ListFilters } from './filter-table.ts';
import { canonicalSearch, listSearch, readListAddress } from './list-address.ts';
import type { FilterSource } from './list-filter.ts';
import { loadListFilters } from './load-list-filters.server.ts';

/** One `name=value` of an address for each parameter that is chosen. */
type Address = Readonly<Record<string, string>>;

const source: FilterSource = {
  t: seededTranslate('fr'),
  cities: catalogue.cities('fr'),
  types: catalogue.types('fr'),
  city: (nameAndZip) => catalogue.city(nameAndZip, 'fr'),
};
const words = ['huis', 'Malines', 'appartement leuven', 'studio 3000', 'mechlen', 'zwvxq', 'in'];
const references = ['2101', '2101 2136', '2119, 2142'];

const sensible = (row: (typeof filterTable)[number]) =>
  row.control.kind === 'select'
    ? fc.constantFrom(...row.control.choices(source).map(({ value }) => value))
    : fc.constantFrom(...words);
const chosen: fc.Arbitrary<Address> = fc
  .tuple(...filterTable.map((row) => fc.option(sensible(row), { nil: undefined })))
  .map((values) =>
    Object.fromEntries(
      filterTable.flatMap(({ parameter }, index) => {
        const value = values[index];
        return value === undefined ? [] : [[parameter, value]];
      }),
    ),
  );
const goals = fc.constantFrom('sale', 'rent');
const filtersOf = (address: Address): ListFilters => readListAddress(new URLSearchParams(address)).filters;
const listOf = (goal: 'sale' | 'rent', address: Address) =>
  catalogue.list({ goal, language: 'nl', filters: filtersOf(address) }).map(({ id }) => id);

const junkValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', '%', '|', '||', '-1', '1e3', '٣', '\u0000', '9'.repeat(400), 'Mechelen|'),
);
const junk = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(...filterTable.map(({ parameter }) => parameter), 'page', 'utm_source'),
      fc.string({ maxLength: 8 }),
    ),
    junkValue,
  ),
  { maxLength: 8 },
);

test('the order of filters in an address never matters', () => {
  const shuffled = chosen.chain((address) =>
    fc.tuple(
      fc.constant(address),
      fc.shuffledSubarray(Object.keys(address), { minLength: Object.keys(address).length }),
    ),
  );
  fc.assert(
    fc.property(goals, shuffled, (goal, [address, order]) => {
      const other = Object.fromEntries(order.map((name) => [name, address[name] ?? '']));
      expect(listOf(goal, other)).toEqual(listOf(goal, address));
      const search = listSearch({ filters: filtersOf(other), page: 1 });
      expect(search).toBe(listSearch({ filters: filtersOf(address), page: 1 }));
    }),
  );
});

test('adding a filter never adds a property', () => {
  for (const row of filterTable) {
    fc.assert(
      fc.property(goals, chosen, sensible(row), (goal, others, value) => {
        const address = { ...others, [row.parameter]: '' };
        const before = new Set(listOf(goal, address));
        expect(listOf(goal, { ...address, [row.parameter]: value }).filter((id) => !before.has(id))).toEqual(
          [],
        );
      }),
    );
  }
});

test('references come first, whatever else is chosen', () => {
  fc.assert(
    fc.property(goals, chosen, fc.constantFrom(...references), (goal, address, q) => {
      const wanted = q.split(/\W+/);
      expect(listOf(goal, { ...address, q }).slice(0, wanted.length)).toEqual(wanted);
    }),
  );
});

test('a canonical address is read back as it was written', () => {
  fc.assert(
    fc.property(junk, (entries) => {
      const address = readListAddress(new URLSearchParams(entries));
      const search = listSearch(address);
      expect(readListAddress(new URLSearchParams(search))).toEqual(address);
      expect(canonicalSearch(new URLSearchParams(search))).toBeUndefined();
    }),
  );
});

test('a canonical redirect leads to an address that redirects no further and keeps unknown parameters', () => {
  const own = new Set<string>([...filterTable.map(({ parameter }) => parameter), 'page']);
  const unknown = (params: URLSearchParams) => [...params].filter(([name]) => !own.has(name));
  fc.assert(
    fc.property(junk, (entries) => {
      const given = new URLSearchParams(entries);
      const canonical = canonicalSearch(given);
      if (canonical === undefined) return;
      const target = new URLSearchParams(canonical);
      expect(canonicalSearch(target)).toBeUndefined();
      expect(unknown(target)).toEqual(unknown(given));
      expect(readListAddress(target)).toEqual(readListAddress(given));
    }),
  );
});

test('the number beside a choice is the length of the list with that choice', () => {
  let compared = 0;
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      fc.pre(catalogue.count({ goal, filters }) > 0);
      const load = { goal, language: 'fr', t: source.t, listHref: '/', filters } as const;
      for (const field of loadListFilters(load).fields) {
        if (field.kind !== 'select') continue;
        for (const { value, label } of field.choices) {
          const count = catalogue.count({ goal, filters: { ...filters, [field.parameter]: [value] } });
          expect(label, `${field.parameter}=${value}`).toMatch(new RegExp(`\\(${String(count)}\\)$`));
          compared += 1;
        }
      }
    }),
  );
  expect(compared).toBeGreaterThan(200);
});

test('a choice that is not offered would leave nothing', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      fc.pre(catalogue.count({ goal, filters }) > 0);
      const { fields } = loadListFilters({ goal, language: 'fr', t: source.t, listHref: '/', filters });
      for (const { parameter, control } of filterTable) {
        const field = fields.find((one) => one.parameter === parameter);
        if (control.kind !== 'select' || field?.kind !== 'select') continue;
        const offered = new Set(field.choices.map(({ value }) => value));
        for (const { value } of control.choices(source)) {
          if (offered.has(value)) continue;
          expect(catalogue.count({ goal, filters: { ...filters, [parameter]: [value] } }), value).toBe(0);
        }
      }
    }),
  );
});

test('junk in an address never throws', () => {
  fc.assert(
    fc.property(goals, junk, (goal, entries) => {
      const { filters } = readListAddress(new URLSearchParams(entries));
      const load = { goal, language: 'en', t: source.t, listHref: '/', filters } as const;
      expect(() => loadListFilters(load)).not.toThrow();
      expect(() => catalogue.list({ goal, language: 'en', filters })).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test('every chosen filter has a chip that leads to the list without it', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      const { active } = loadListFilters({ goal, language: 'nl', t: source.t, listHref: '/', filters });
      expect(active).toHaveLength(Object.keys(address).length);
      const names = filterTable.map(({ parameter }) => parameter).filter((name) => name in address);
      names.forEach((name, index) => {
        const without = listSearch({ filters: { ...filters, [name]: [] }, page: 1 });
        expect(active[index]?.withoutHref).toBe(`/${without}`);
        expect(active[index]?.label).not.toBe('');
      });
    }),
  );
});
