/** What a visitor has narrowed a list down to, as its address says it. */
export type ListFilters = {
  /** `{name}|{zip}`, with the name in any language. */
  city: string | undefined;
  /** The web id of a type of property. */
  type: number | undefined;
  /** References, a city or a type, as typed. */
  text: string | undefined;
  /** The first page is 1. */
  page: number;
};

/** The parameters of a list's address, in the order that its one address has them. */
const names = ['city', 'type', 'q', 'page'] as const;

/** A hundred references or so. */
const longestText = 1000;

/** Reads the filters of an address. What makes no sense counts as not chosen. */
export function readListFilters(params: URLSearchParams): ListFilters {
  const type = params.get('type') ?? '';
  const page = params.get('page') ?? '';
  return {
    city: typed(params.get('city')),
    type: /^\d{1,9}$/.test(type) ? Number(type) : undefined,
    text: typed(params.get('q')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function typed(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, longestText).trim();
}

function entriesOf({ city, type, text, page }: ListFilters): [name: string, value: string][] {
  const values = { city, type: type?.toString(), q: text, page: page > 1 ? String(page) : undefined };
  return names.flatMap((name): [string, string][] => {
    const value = values[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** The query of the address that these filters have, with its question mark; empty without any. */
export function listSearch(filters: ListFilters): string {
  return searchOf(entriesOf(filters));
}

function searchOf(entries: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
}

/**
 * The one query for what this one asks, when it is another: filters in their order, none that is empty or makes no
 * sense, and whatever else the address carries behind them. Undefined when the query is that already.
 */
export function tidySearch(params: URLSearchParams): string | undefined {
  const isOwn = ([name]: readonly [string, string]) => names.some((known) => known === name);
  const given = [...params];
  const own = entriesOf(readListFilters(params));
  if (searchOf(given.filter(isOwn)) === searchOf(own)) return undefined;
  return searchOf([...own, ...given.filter((entry) => !isOwn(entry))]);
}

/** Whether a visitor narrowed the list down; a further page of it does not. */
export function isFiltered({ city, type, text }: ListFilters): boolean {
  return city !== undefined || type !== undefined || text !== undefined;
}
