import { catalogue } from '../properties/catalogue/catalogue.ts';
import type { SearchOptions } from '../properties/catalogue/create-catalogue.ts';
import type { ListFilters } from '../properties/filters/filter-table.ts';
import { readListAddress } from '../properties/filters/list-address.ts';
import type { Goal } from '../properties/model/property.ts';

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
