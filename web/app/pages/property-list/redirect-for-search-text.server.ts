import { listPath } from '../../content/paths/build-path.ts';
import { canonicalSearch, listSearch } from '../../properties/filters/list-address.ts';
import type { Goal } from '../../properties/property/property.ts';
import { filtersForText } from '../../properties/search-field/read-search-text.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { PageContext } from '../../content/page-context.ts';

/** Sale prices say nothing about rents. */
const pricesOfGoal = ['minPrice', 'maxPrice'];

/**
 * Parses the search text of a list's address into filters, which replace the old ones; other parameters stay, except
 * `page`. Adds the words that it did not understand. Undefined for text that the list looks up by name.
 */
export function redirectForSearchText(
  { platform, site, url, language }: PageContext,
  goal: Goal,
): string | undefined {
  const read = filtersForText(url.searchParams.get('q') ?? '', {
    language,
    municipalities: site.municipalities,
    catalogue: platform.catalogue,
    goal,
    today: belgianDay(platform.clock()),
  });
  if (!read) return undefined;
  const { filters } = read;
  const wanted = read.goal ?? goal;
  const params = new URLSearchParams(url.searchParams);
  const found = new URLSearchParams(listSearch({ filters }));
  const replaced = ['q', 'unread', 'page', ...found.keys(), ...(wanted === goal ? [] : pricesOfGoal)];
  for (const name of replaced) params.delete(name);
  for (const [name, value] of found) params.append(name, value);
  const path = wanted === goal ? url.pathname : listPath(site.paths, wanted, language);
  return `${path}${canonicalSearch(params) ?? searchOf(params)}`;
}

const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '');
