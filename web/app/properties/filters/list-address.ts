import { filterTable, type ListFilters } from './filter-table.ts';

/** A list's address: the chosen filters and the page, whose first is 1. */
export type ListAddress = { filters: ListFilters; page: number };

const ownParameters: ReadonlySet<string> = new Set([
  ...filterTable.map(({ parameter }) => parameter),
  'page',
]);

/** Reads an address. Values that make no sense count as not chosen. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const chosen = filterTable.flatMap(({ parameter, parse }) => {
    const values = parse(params.getAll(parameter));
    return values.length > 0 ? [[parameter, values] as const] : [];
  });
  const page = params.get('page') ?? '';
  return { filters: Object.fromEntries(chosen), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

function entriesOf({ filters, page }: ListAddress): (readonly [string, string])[] {
  return [
    ...filterTable.flatMap(({ parameter }) =>
      (filters[parameter] ?? []).map((value) => [parameter, value] as const),
    ),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
}

function searchOf(entries: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
}

export function listSearch(address: ListAddress): string {
  return searchOf(entriesOf(address));
}

/**
 * The canonical query string for another spelling of it: filters in table order, none that is empty or makes no
 * sense, then all unknown parameters. Undefined when the address is canonical already.
 */
export function canonicalSearch(params: URLSearchParams): string | undefined {
  const isOwn = ([name]: readonly [string, string]) => ownParameters.has(name);
  const given = [...params];
  const own = entriesOf(readListAddress(params));
  if (searchOf(given.filter(isOwn)) === searchOf(own)) return undefined;
  return searchOf([...own, ...given.filter((entry) => !isOwn(entry))]);
}

/** True when a visitor chose a filter; a further page alone is not one. */
export function isFiltered(filters: ListFilters): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}
