import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { widerRadius } from '../../properties/catalogue/wider-radius.ts';
import { distanceBetween } from '../../properties/model/position.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { ActiveFilter } from '../../properties/filter-form/list-filter-data.ts';
import type { FilterParameter, ListFilters } from '../../properties/filters/filter-table.ts';
import { isFiltered, type ListAddress, listSearch } from '../../properties/filters/list-address.ts';
import type { Goal } from '../../properties/property/property.ts';

export type ListSuggestion = { label: string; count: number; href: string };

export type EmptyListing = {
  goal: Goal;
  language: LanguageId;
  t: Translate;
  listHref: string;
  otherListHref: string;
  address: ListAddress;
  active: readonly ActiveFilter[];
  municipalities?: readonly Municipality[];
  catalogue: Pick<Catalogue, 'count' | 'city' | 'facets' | 'allCities' | 'ids' | 'listed'>;
};

const mostNearby = 4;

/** Kilometres. */
export const farthestNearby = 40;

export function listSuggestions(listing: EmptyListing) {
  const { goal, address, catalogue } = listing;
  const { filters } = address;
  return {
    changes: [...wider(listing), ...withoutFilter(listing), ...onOtherList(listing)],
    nearby: nearby(listing),
    all: isFiltered(filters) ? wayTo(listing, '', {}) : undefined,
    hasOther: catalogue.count({ goal: goal === 'sale' ? 'rent' : 'sale' }) > 0,
  };
}

function wayTo(
  { goal, listHref, address, municipalities, catalogue }: EmptyListing,
  label: string,
  filters: ListFilters,
): ListSuggestion {
  const count = catalogue.count({ goal, filters, municipalities });
  return { label, count, href: `${listHref}${listSearch({ ...address, filters, page: 1 })}` };
}

function wider(listing: EmptyListing): ListSuggestion[] {
  const found = widerRadius({ ...listing, filters: listing.address.filters });
  return found ? [wayTo(listing, listing.t('list.withRadius', { value: found.value }), found.filters)] : [];
}

const withoutWords = {
  city: 'list.withoutCity',
  minPrice: 'list.withoutMinPrice',
  maxPrice: 'list.withoutMaxPrice',
} as const;

/** Returns the filters that visitors may give up. Exclusions are never offered back. */
export function wishesOf({ active, address: { filters } }: EmptyListing): FilterParameter[] {
  const isExclusion = (parameter: FilterParameter) =>
    parameter === 'notCity' || parameter === 'notType' || filters[parameter]?.includes('no') === true;
  return [...new Set(active.map(({ parameter }) => parameter))].filter((one) => !isExclusion(one));
}

/** Suggests dropping each filter that alone empties the list, the one with most results first. */
function withoutFilter(listing: EmptyListing): ListSuggestion[] {
  const { active, address, t } = listing;
  return wishesOf(listing)
    .map((parameter) => {
      const labels = active.filter((filter) => filter.parameter === parameter);
      const filter = labels.map(({ label }) => label).join(', ');
      const known = parameter === 'city' || parameter === 'minPrice' || parameter === 'maxPrice';
      const label = known ? t(withoutWords[parameter]) : t('list.without', { filter });
      return wayTo(listing, label, { ...address.filters, [parameter]: [] });
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Sale prices say nothing about rents. */
function onOtherList(listing: EmptyListing): ListSuggestion[] {
  const { goal, t, otherListHref, address } = listing;
  const filters = { ...address.filters, minPrice: [], maxPrice: [] };
  const other = { ...listing, goal: goal === 'sale' ? 'rent' : 'sale', listHref: otherListHref } as const;
  const way = wayTo(other, t(goal === 'sale' ? 'search.forRent' : 'search.forSale'), filters);
  return isFiltered(filters) && way.count > 0 ? [way] : [];
}

function nearby(listing: EmptyListing): ListSuggestion[] {
  const { goal, language, address, municipalities, catalogue } = listing;
  const { filters } = address;
  const [chosen] = filters.city ?? [];
  const others = { ...filters, city: [], radius: [] };
  const centre = chosen === undefined ? undefined : catalogue.city(chosen, language)?.position;
  if (!centre) return [];
  const counts = catalogue.facets({ goal, filters: others, municipalities }).get('city');
  return catalogue
    .allCities(language)
    .filter(({ id }) => counts?.get(id))
    .map((city) => ({ city, distance: distanceBetween(centre, city.position) }))
    .filter(({ distance }) => distance <= farthestNearby)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNearby)
    .map(({ city }) => wayTo(listing, city.name, { ...others, city: [city.key] }));
}
