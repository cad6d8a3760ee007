import { type FilterParameter, filterTable, type ListFilters } from './filter-table.ts';
import { listSorts, type ListSort } from './list-sort.ts';
import type { ListFilter } from './list-filter.ts';

const listViews = ['list', 'map', 'both'] as const;
export type ListView = (typeof listViews)[number];

export type ListAddress = { filters: ListFilters; sort: ListSort; view: ListView; page: number };

type WantedAddress = Pick<ListAddress, 'filters'> & Partial<ListAddress>;

type Entry = readonly [name: string, value: string];

const rows: readonly ListFilter<FilterParameter>[] = filterTable;
/** Come after order and view, as the areas of a map do. */
const lateParameters: ReadonlySet<string> = new Set(['polygon', 'bounds'] satisfies FilterParameter[]);
export const listParameters: ReadonlySet<string> = new Set([
  ...filterTable.map(({ parameter }) => parameter),
  'sort',
  'view',
  'page',
]);

function meaningful(filters: ListFilters): ListFilters {
  const chosen = rows.flatMap(({ parameter, needs }) => {
    const values = filters[parameter] ?? [];
    const isNeeded =
      needs === undefined || rows.some((row) => row.parameter === needs && filters[row.parameter]?.length);
    return values.length > 0 && isNeeded ? [[parameter, values] as const] : [];
  });
  return Object.fromEntries(chosen);
}

export function readListAddress(params: URLSearchParams): ListAddress {
  const parsed = rows.map(({ parameter, parse }) => [parameter, parse(params.getAll(parameter))] as const);
  const page = params.get('page') ?? '';
  return {
    filters: meaningful(Object.fromEntries(parsed)),
    sort: listSorts.find(({ id }) => id === params.get('sort'))?.id ?? 'newest',
    view: listViews.find((view) => view === params.get('view')) ?? 'list',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function entriesOf({ filters, sort = 'newest', view = 'list', page = 1 }: WantedAddress): Entry[] {
  const entries = Object.entries(meaningful(filters)).flatMap(([parameter, values]) =>
    values.map((value): Entry => [parameter, value]),
  );
  const isLate = ([parameter]: Entry) => lateParameters.has(parameter);
  return [
    ...entries.filter((entry) => !isLate(entry)),
    ...(sort === 'newest' ? [] : [['sort', sort] as const]),
    ...(view === 'list' ? [] : [['view', view] as const]),
    ...entries.filter(isLate),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
}

function searchOf(entries: readonly Entry[]): string {
  const search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
}

export function listSearch(address: WantedAddress): string {
  return searchOf(entriesOf(address));
}

/** Undefined for a canonical address. Unknown parameters follow the known ones. */
export function canonicalSearch(params: URLSearchParams): string | undefined {
  const isOwn = ([name]: Entry) => listParameters.has(name);
  const given = [...params];
  const own = entriesOf(readListAddress(params));
  if (searchOf(given.filter(isOwn)) === searchOf(own)) return undefined;
  return searchOf([...own, ...given.filter((entry) => !isOwn(entry))]);
}

export function isFiltered(filters: ListFilters): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** On any page: search engines may index it. */
export function isPlainList({ filters, sort, view }: ListAddress): boolean {
  return !isFiltered(filters) && sort === 'newest' && view === 'list';
}

/** The only filters that make a page of its own. */
export function isOneTownOrType({ filters, sort, view, page }: ListAddress): boolean {
  const chosen = Object.entries(filters).flatMap(([name, values]) => values.map(() => name));
  const [name = ''] = chosen;
  const isUsual = sort === 'newest' && view === 'list' && page === 1;
  return isUsual && chosen.length === 1 && ['city', 'type'].includes(name);
}
