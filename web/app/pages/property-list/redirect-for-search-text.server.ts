import { listPath } from '../../content/paths/build-path.ts';
import { canonicalSearch, isFiltered, listSearch } from '../../properties/filters/list-address.ts';
import type { Goal } from '../../properties/property/property.ts';
import { readSearchText } from '../../properties/search-field/load-suggestions.server.ts';
import type { PageContext } from '../../content/page-context.ts';

/** Prices of houses say nothing about rents. */
const pricesOfGoal = ['minPrice', 'maxPrice'];

/**
 * Parses the search text of a list's address into filters, which replace old ones; other parameters stay, except
 * `page`. Undefined when nothing of the text is understood.
 */
export function redirectForSearchText(
  { platform, site, url, language }: PageContext,
  goal: Goal,
): string | undefined {
  const read = readSearchText(url.searchParams.get('q') ?? '', {
    language,
    municipalities: site.municipalities,
    catalogue: platform.catalogue,
  });
  const { filters, rest } = read;
  if (read.goal === undefined && !isFiltered(filters)) return undefined;
  const wanted = read.goal ?? goal;
  const params = new URLSearchParams(url.searchParams);
  const found = new URLSearchParams(listSearch({ filters }));
  const replaced = ['q', 'page', ...found.keys(), ...(wanted === goal ? [] : pricesOfGoal)];
  for (const name of replaced) params.delete(name);
  for (const [name, value] of found) params.append(name, value);
  if (rest !== '') params.append('q', rest);
  const path = wanted === goal ? url.pathname : listPath(site.paths, wanted, language);
  return `${path}${canonicalSearch(params) ?? searchOf(params)}`;
}

const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '');
