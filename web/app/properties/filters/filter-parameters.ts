import { type FilterParameter, filterTable } from './filter-table.ts';
import { type FilterSource, labelOf, type ListFilter } from './list-filter.ts';

export type DescribedFilter = { parameter: FilterParameter; description: string };

/** Free text, which other software has a field for, or drawn on a map. */
const notDescribed: ReadonlySet<FilterParameter> = new Set(['q', 'unread', 'polygon', 'bounds']);

const rows: readonly ListFilter<FilterParameter>[] = filterTable;

/** Enough of a longer list, such as all towns, to show how the others are written. */
const mostNamed = 40;

function valuesOf({ control }: ListFilter, source: FilterSource): string {
  if (control.kind === 'date') return 'a day such as 2027-01-31';
  if (control.kind === 'number') return `a number in ${control.unit}`;
  if (!('choices' in control)) return 'written as for the filter of the same kind';
  const choices = control.choices(source);
  const named = choices
    .slice(0, mostNamed)
    .map(({ value, name }) => (value === name ? value : `${value} (${name})`));
  return named.concat(choices.length > mostNamed ? 'and so on' : []).join(', ');
}

export function describeFilters(source: FilterSource): DescribedFilter[] {
  return rows
    .filter(({ parameter }) => !notDescribed.has(parameter))
    .map((row) => ({
      parameter: row.parameter,
      description: `${labelOf(row, source)}: ${valuesOf(row, source)}`,
    }));
}
