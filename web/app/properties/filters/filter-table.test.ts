import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededTranslate } from '../../content/i18n/seeded-texts.test-data.tsx';
import {
  chosen,
  filtersOf,
  goals,
  junk,
  listOf,
  paramsOf,
  rows,
  sensible,
  sensibleValues,
  sorts,
} from './addresses.test-data.ts';
import type { ListFilters } from './filter-table.ts';
import { canonicalSearch, listSearch, readListAddress } from './list-address.ts';
import { loadListFilters } from '../filter-form/load-list-filters.server.ts';
import type { Goal } from '../property/property.ts';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const references = ['2101', '2101 2136', '2119, 2142'];
const load = (goal: Goal, filters: ListFilters, language: 'nl' | 'fr' | 'en' = 'fr') =>
  loadListFilters({
    catalogue: sampleCatalogue,
    goal,
    language,
    t: seededTranslate(language),
    listHref: '/',
    address: { filters, sort: 'newest', view: 'list', page: 1 },
  });
const fieldsOf = (...loaded: Parameters<typeof load>) =>
  load(...loaded).sections.flatMap(({ fields }) => fields);

test('the order of parameters in an address never matters', () => {
  const shuffled = chosen.chain((address) =>
    fc.tuple(fc.constant(address), fc.shuffledSubarray([...address], { minLength: address.length })),
  );
  fc.assert(
    fc.property(goals, shuffled, (goal, [address, other]) => {
      const [filters, reordered] = [filtersOf(address), filtersOf(other)];
      expect(listOf(goal, reordered)).toEqual(listOf(goal, filters));
      expect(listSearch({ filters: reordered })).toBe(listSearch({ filters }));
    }),
  );
});

const widening = new Set(['radius', 'sold']);

test('adding a filter never adds a property', () => {
  for (const row of rows) {
    if (widening.has(row.parameter)) continue;
    fc.assert(
      fc.property(goals, chosen, sensible(row), (goal, others, values) => {
        const filters = { ...filtersOf(others), radius: [], [row.parameter]: [] };
        const before = new Set(listOf(goal, filters));
        const after = listOf(goal, { ...filters, [row.parameter]: values });
        expect(
          after.filter((id) => !before.has(id)),
          `${row.parameter}=${String(values)}`,
        ).toEqual([]);
      }),
    );
  }
});

test('a wider radius and sold properties never take one away', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      const lists = [filters, { ...filters, radius: ['5'] }, { ...filters, radius: ['30'] }].map((wanted) =>
        listOf(goal, { ...wanted, radius: filters.city ? (wanted.radius ?? []) : [] }),
      );
      const [none = [], five = [], thirty = []] = filters.radius ? [[], lists[1], lists[2]] : lists;
      expect(five).toEqual(expect.arrayContaining(none));
      expect(thirty).toEqual(expect.arrayContaining(five));
      expect(listOf(goal, { ...filters, sold: ['yes'] })).toEqual(
        expect.arrayContaining(listOf(goal, { ...filters, sold: [] })),
      );
    }),
  );
});

test('an order only reorders', () => {
  fc.assert(
    fc.property(goals, chosen, sorts, (goal, address, sort) => {
      const filters = filtersOf(address);
      const ids = sampleCatalogue.ids({ goal, filters, sort });
      expect([...ids].sort()).toEqual([...listOf(goal, filters)].sort());
    }),
  );
});

test('references come first, whatever else is chosen', () => {
  fc.assert(
    fc.property(goals, chosen, sorts, fc.constantFrom(...references), (goal, address, sort, q) => {
      const wanted = q.split(/\W+/);
      const filters = { ...filtersOf(address), q: [q] };
      const ids = sampleCatalogue.ids({ goal, filters, sort });
      expect(ids.slice(0, wanted.length)).toEqual(wanted);
    }),
  );
});

test('a canonical address is read back as it was written', () => {
  fc.assert(
    fc.property(fc.oneof(junk, chosen), (entries) => {
      const address = readListAddress(paramsOf(entries));
      const search = listSearch(address);
      expect(readListAddress(new URLSearchParams(search))).toEqual(address);
      expect(canonicalSearch(new URLSearchParams(search))).toBeUndefined();
    }),
  );
});

test('a canonical redirect leads to an address that redirects no further and keeps unknown parameters', () => {
  const own = new Set<string>([...rows.map(({ parameter }) => parameter), 'sort', 'view', 'page']);
  const unknown = (params: URLSearchParams) => [...params].filter(([name]) => !own.has(name));
  fc.assert(
    fc.property(junk, (entries) => {
      const given = paramsOf(entries);
      const canonical = canonicalSearch(given);
      if (canonical === undefined) return;
      const target = new URLSearchParams(canonical);
      expect(canonicalSearch(target)).toBeUndefined();
      expect(unknown(target)).toEqual(unknown(given));
      expect(readListAddress(target)).toEqual(readListAddress(given));
    }),
  );
});

test('[2.20] the number beside a choice is the length of the list with that choice alone', () => {
  const compared = new Map<string, number>();
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      fc.pre(sampleCatalogue.count({ goal, filters }) > 0);
      for (const field of fieldsOf(goal, filters)) {
        if (!('choices' in field)) continue;
        const parse = rows.find(({ parameter }) => parameter === field.parameter)?.parse;
        for (const { value, count } of field.choices) {
          if (count === undefined) continue;
          const wanted = { ...filters, [field.parameter]: parse?.([value]) };
          expect(count, `${field.parameter}=${value}`).toBe(sampleCatalogue.count({ goal, filters: wanted }));
          compared.set(field.parameter, (compared.get(field.parameter) ?? 0) + 1);
        }
      }
    }),
    { numRuns: 150 },
  );
  const counted = rows.flatMap(({ parameter, control }) => ('choices' in control ? [parameter] : []));
  expect([...compared.keys()].sort()).toEqual([...counted].sort());
});

test('a choice that is not offered would leave nothing', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      fc.pre(sampleCatalogue.count({ goal, filters }) > 0);
      const fields = fieldsOf(goal, filters);
      for (const row of rows) {
        const field = fields.find(({ parameter }) => parameter === row.parameter);
        if (!field || !('choices' in field)) continue;
        const steps = row.parameter.endsWith('Price') ? [] : sensibleValues(row);
        const offered = new Set(field.choices.map(({ value }) => value));
        for (const value of steps) {
          if (offered.has(value)) continue;
          const wanted = { ...filters, [row.parameter]: [value] };
          expect(sampleCatalogue.count({ goal, filters: wanted }), `${row.parameter}=${value}`).toBe(0);
        }
      }
    }),
  );
});

test('junk in an address never throws', () => {
  fc.assert(
    fc.property(goals, junk, (goal, entries) => {
      const { filters, sort } = readListAddress(paramsOf(entries));
      expect(() => load(goal, filters, 'en')).not.toThrow();
      expect(() => sampleCatalogue.ids({ goal, filters, sort })).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test('every chosen value has a chip that leads to the list without it', () => {
  fc.assert(
    fc.property(goals, chosen, (goal, address) => {
      const filters = filtersOf(address);
      const { active } = load(goal, filters, 'nl');
      const values = rows.flatMap(({ parameter }) =>
        (filters[parameter] ?? []).map((value) => [parameter, value] as const),
      );
      expect(active.map(({ parameter }) => parameter)).toEqual(values.map(([parameter]) => parameter));
      values.forEach(([parameter, value], index) => {
        const others = (filters[parameter] ?? []).filter((other) => other !== value);
        expect(active[index]?.withoutHref).toBe(
          `/${listSearch({ filters: { ...filters, [parameter]: others } })}`,
        );
        expect(active[index]?.label).not.toMatch(/[{}]|^$/);
      });
    }),
  );
});
