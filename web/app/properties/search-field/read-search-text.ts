import type { Catalogue, SearchOptions } from '../catalogue/create-catalogue.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import { isFiltered, readListAddress } from '../filters/list-address.ts';
import type { Goal } from '../property/property.ts';

export type ReadText = {
  goal: Goal | undefined;
  filters: ListFilters;
  rest: string;
};

type Reading = SearchOptions & { catalogue: Catalogue };

export function readSearchText(text: string, { catalogue, ...options }: Reading): ReadText {
  const { goal, cities, notCities, chosen, references, rest } = catalogue.read(text, options);
  const params = new URLSearchParams([
    ...cities.map(({ key }) => ['city', key]),
    ...notCities.map(({ key }) => ['notCity', key]),
    ...[...chosen].flatMap(([parameter, values]) => values.map((value) => [parameter, value])),
  ]);
  // A reference names one property, for which all other typed words already hold.
  const filters = references.length > 0 ? { q: [references.join(' ')] } : readListAddress(params).filters;
  return { goal, filters, rest };
}

/** `unread` holds words that no filter can say. Undefined where nothing is understood: the list searches by name. */
export function filtersForText(text: string, reading: Reading): Omit<ReadText, 'rest'> | undefined {
  const { goal, filters, rest } = readSearchText(text, reading);
  const isUnderstood = goal !== undefined || isFiltered(filters);
  if (!isUnderstood && (rest !== '' || text.trim() === '')) return undefined;
  const unread = isUnderstood ? rest : text;
  return { goal, filters: unread === '' ? filters : { ...filters, unread: [unread] } };
}
