import { mostCompared, mostFavourites, validIds } from './property-ids.ts';

export type FavouritesAddress = {
  ids: readonly string[];
  /** Shown side by side, though not all may fit; empty for the plain list. */
  compared: readonly string[];
};

const ownParameters: ReadonlySet<string> = new Set(['ids', 'compare']);

function valuesOf(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim()));
}

/** Reads lists with commas and repeated parameters, which a plain form sends. */
export function readFavouritesAddress(params: URLSearchParams): FavouritesAddress {
  const compared = validIds(valuesOf(params, 'compare'), mostFavourites);
  return { ids: validIds([...valuesOf(params, 'ids'), ...compared], mostFavourites), compared };
}

/** Leaves commas unencoded, so that people can read and shorten the address. */
export function favouritesSearch({ ids = [], compared = [] }: Partial<FavouritesAddress>): string {
  const isWhole = compared.join() === ids.join();
  const parts = [
    ...(ids.length > 0 && !isWhole ? [`ids=${ids.join()}`] : []),
    ...(compared.length > 0 ? [`compare=${compared.join()}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function comparisonSearch(id: string, favourites: readonly string[]): string {
  const compared = validIds([id, ...favourites], mostCompared);
  return favouritesSearch({ ids: validIds([...favourites, ...compared], mostFavourites), compared });
}

/** Undefined for a canonical address. Unknown parameters follow our own. */
export function canonicalFavouritesSearch(url: URL): string | undefined {
  const others = [...url.searchParams].filter(([name]) => !ownParameters.has(name));
  const own = favouritesSearch(readFavouritesAddress(url.searchParams));
  const rest = new URLSearchParams(others).toString();
  const canonical = [own, rest && `${own === '' ? '?' : '&'}${rest}`].join('');
  const given = url.search.replace(/%2C/gi, ',');
  return [...url.searchParams.keys()].some((name) => ownParameters.has(name)) && given !== canonical
    ? canonical
    : undefined;
}
