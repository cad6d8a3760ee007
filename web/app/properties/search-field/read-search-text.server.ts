import { catalogue } from '../catalogue/catalogue.ts';
import type { SearchOptions } from '../catalogue/create-catalogue.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import { readListAddress } from '../filters/list-address.ts';
import type { Goal } from '../property/property.ts';

export type ReadText = {
  goal: Goal | undefined;
  /** None of them is the text itself. */
  filters: ListFilters;
  rest: string;
};

export function readSearchText(text: string, options: SearchOptions): ReadText {
  const { goal, cities, chosen, rest } = catalogue.read(text, options);
  const params = new URLSearchParams(cities.map(({ key }) => ['city', key]));
  for (const [parameter, values] of chosen) {
    for (const value of values) params.append(parameter, value);
  }
  return { goal, filters: readListAddress(params).filters, rest };
}
