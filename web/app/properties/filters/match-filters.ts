import type { ListedProperty } from '../catalogue/listed-property.ts';
import { type FilterParameter, filterTable, type ListFilters } from './filter-table.ts';
import type { FilterLookup, FilterTest } from './list-filter.ts';

type PreparedFilter = FilterTest & { parameter: FilterParameter };

export type Facets = ReadonlyMap<FilterParameter, ReadonlyMap<string, number>>;

export function prepareFilters(filters: ListFilters, lookup: FilterLookup): PreparedFilter[] {
  return filterTable.flatMap(({ parameter, test }) => {
    const values = filters[parameter] ?? [];
    return values.length > 0 ? [{ parameter, ...test(values, lookup) }] : [];
  });
}

export function pinnedBy(prepared: readonly PreparedFilter[]): ReadonlySet<string> {
  return new Set(prepared.flatMap(({ pinned }) => [...(pinned ?? [])]));
}

/** Returns `none` when all filters pass, `several` when more than one fails. */
function excludedBy(
  property: ListedProperty,
  prepared: readonly PreparedFilter[],
): FilterParameter | 'none' | 'several' {
  let failing: FilterParameter | 'none' = 'none';
  for (const { parameter, passes } of prepared) {
    if (passes(property)) continue;
    if (failing !== 'none') return 'several';
    failing = parameter;
  }
  return failing;
}

/** Counts in one pass: a property counts for a filter when all the others let it through. Pinned ones always count. */
export function countChoices(
  properties: readonly ListedProperty[],
  prepared: readonly PreparedFilter[],
): Facets {
  const pinned = pinnedBy(prepared);
  const selects = filterTable.flatMap(({ parameter, control }) =>
    control.kind === 'select'
      ? [{ parameter, keysOf: control.keysOf, counts: new Map<string, number>() }]
      : [],
  );
  for (const property of properties) {
    const excluded = pinned.has(property.id) ? 'none' : excludedBy(property, prepared);
    for (const { parameter, keysOf, counts } of selects) {
      if (excluded !== 'none' && excluded !== parameter) continue;
      for (const key of keysOf(property)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Map(selects.map(({ parameter, counts }) => [parameter, counts]));
}
