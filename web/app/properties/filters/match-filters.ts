import type { ListedProperty } from '../catalogue/listed-property.ts';
import { type FilterParameter, filterTable } from './filter-table.ts';
import type { FilterContext, FilterTest, ListFilter } from './list-filter.ts';

type PreparedFilter = FilterTest & { parameter: FilterParameter };

/** Counts the properties that each choice would leave, by filter. */
export type Facets = ReadonlyMap<FilterParameter, ReadonlyMap<string, number>>;

const rows: readonly ListFilter<FilterParameter>[] = filterTable;

export function prepareFilters(context: FilterContext): PreparedFilter[] {
  return rows.flatMap(({ parameter, test, isAlwaysApplied }) => {
    const values = context.chosen[parameter] ?? [];
    return values.length > 0 || isAlwaysApplied ? [{ parameter, ...test(values, context) }] : [];
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
export function countChoices(properties: readonly ListedProperty[], context: FilterContext): Facets {
  const prepared = prepareFilters(context);
  const pinned = pinnedBy(prepared);
  const counted = rows.flatMap(({ parameter, control }) => {
    if (!('tally' in control)) return [];
    const tally = control.tally(context);
    return tally ? [{ parameter, without: control.countsWithout ?? parameter, tally }] : [];
  });
  for (const property of properties) {
    const excluded = pinned.has(property.id) ? 'none' : excludedBy(property, prepared);
    if (excluded === 'several') continue;
    for (const { without, tally } of counted) {
      if (excluded === 'none' || excluded === without) tally.add(property);
    }
  }
  return new Map(counted.map(({ parameter, tally }) => [parameter, tally.counts()]));
}
