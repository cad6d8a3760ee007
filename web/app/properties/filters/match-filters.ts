import { type FilterParameter, filterTable } from './filter-table.ts';
import type { FilterContext, ListFilter } from './list-filter.ts';
import type { Columns } from './value-columns.ts';

type PreparedFilter = {
  parameter: FilterParameter;
  /** Listed before all others, whatever the filters exclude. */
  pinned: ReadonlySet<string>;
  passes: (row: number) => boolean;
};

/** Counts the properties that each choice would leave, by filter. */
export type Facets = ReadonlyMap<FilterParameter, ReadonlyMap<string, number>>;

const filters: readonly ListFilter<FilterParameter>[] = filterTable;
export const countedFilters = filters.filter(({ control }) => 'tally' in control);
const none: ReadonlySet<string> = new Set();

/** Tests each value once, so that a row costs a look at two arrays, however many there are. */
export function prepareFilters(context: FilterContext, columns: Columns): PreparedFilter[] {
  return filters.flatMap((filter) => {
    const values = context.chosen[filter.parameter] ?? [];
    if (values.length === 0 && !filter.isAlwaysApplied) return [];
    const { passes, pinned = none } = filter.test(values, context);
    const { valueAt, examples } = columns(filter);
    const passing = new Uint8Array(examples.length);
    examples.forEach((property, value) => (passing[value] = Number(passes(property))));
    return [
      { parameter: filter.parameter, pinned, passes: (row: number) => passing[valueAt[row] ?? 0] === 1 },
    ];
  });
}

export function pinnedBy(prepared: readonly PreparedFilter[]): ReadonlySet<string> {
  return new Set(prepared.flatMap(({ pinned }) => [...pinned]));
}

/** Returns `none` when all filters pass, `several` when more than one fails. */
function excludedBy(row: number, prepared: readonly PreparedFilter[]): FilterParameter | 'none' | 'several' {
  let failing: FilterParameter | 'none' = 'none';
  for (const { parameter, passes } of prepared) {
    if (passes(row)) continue;
    if (failing !== 'none') return 'several';
    failing = parameter;
  }
  return failing;
}

type Rows = Iterable<number> & { readonly length: number };

/** Sorts rows by the one filter that excludes them; leaves out those that several exclude. */
function rowsByExclusion(rows: Rows, prepared: readonly PreparedFilter[]) {
  const found = new Map<string, number[]>([['none', []]]);
  for (const { parameter } of prepared) found.set(parameter, []);
  for (const row of rows) {
    const excluded = excludedBy(row, prepared);
    if (excluded !== 'several') found.get(excluded)?.push(row);
  }
  return found;
}

/**
 * Counts a property for a filter when all the others let it through, and those of `pinned` always. Counts values first and
 * choices by their values, which are few.
 */
export function countChoices(
  { rows, pinned }: { rows: Rows; pinned: readonly number[] },
  context: FilterContext,
  columns: Columns,
): Facets {
  const found = rowsByExclusion(rows, prepareFilters(context, columns));
  const facets = filters.flatMap((filter) => {
    const { parameter, control } = filter;
    if (!('tally' in control)) return [];
    const tally = control.tally(context);
    if (!tally) return [];
    const { valueAt, examples } = columns(filter);
    const counts = new Uint32Array(examples.length);
    const without = found.get(control.countsWithout ?? parameter) ?? [];
    for (const counted of [found.get('none') ?? [], without, pinned]) {
      for (const row of counted) {
        const value = valueAt[row] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    examples.forEach((property, value) => {
      const count = counts[value] ?? 0;
      if (count > 0) tally.add(property, count);
    });
    return [[parameter, tally.counts()] as const];
  });
  return new Map(facets);
}
