import { filterTable, type ListFilters } from './filter-table.ts';

/** Counts pages from 1. */
export type ListAddress = { filters: ListFilters; page: number };

const ownParameters: ReadonlySet<string> = new Set([
  ...filterTable.map(({ parameter }) => parameter),
  'page',
]);

/** Drops values that make no sense. */
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

/** Returns undefined for a canonical address. Unknown parameters follow the filters, which are in table order. */
export function canonicalSearch(params: URLSearchParams): string | undefined {
  const isOwn = ([name]: readonly [string, string]) => ownParameters.has(name);
  const given = [...params];
  const own = entriesOf(readListAddress(params));
  if (searchOf(given.filter(isOwn)) === searchOf(own)) return undefined;
  return searchOf([...own, ...given.filter((entry) => !isOwn(entry))]);
}

/** Ignores the page: a further page alone is no filter. */
export function isFiltered(filters: ListFilters): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}
