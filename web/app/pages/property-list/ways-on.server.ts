import type { LanguageId } from 'schemas/languages.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { distanceBetween } from '../../properties/model/position.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { ActiveFilter } from '../../properties/filter-form/list-filter-data.ts';
import type { ListFilters } from '../../properties/filters/filter-table.ts';
import { isFiltered, type ListAddress, listSearch } from '../../properties/filters/list-address.ts';
import type { Goal } from '../../properties/property/property.ts';

export type WayOn = { label: string; count: number; href: string };

type Listing = {
  goal: Goal;
  language: LanguageId;
  listHref: string;
  address: ListAddress;
  active: readonly ActiveFilter[];
  municipalities?: readonly Municipality[];
  catalogue: Pick<Catalogue, 'count' | 'city' | 'facets' | 'allCities'>;
};

const mostNearby = 4;

export function waysOn(listing: Listing) {
  const { filters } = listing.address;
  return {
    withoutFilter: withoutFilter(listing),
    nearby: nearby(listing),
    all: isFiltered(filters) ? wayTo(listing, '', {}) : undefined,
  };
}

function wayTo(
  { goal, listHref, address, municipalities, catalogue }: Listing,
  label: string,
  filters: ListFilters,
): WayOn {
  const count = catalogue.count({ goal, filters, municipalities });
  return { label, count, href: `${listHref}${listSearch({ ...address, filters, page: 1 })}` };
}

/** Names each filter that alone empties the list, the one that gives most first. */
function withoutFilter(listing: Listing): WayOn[] {
  const { filters } = listing.address;
  const parameters = new Set(listing.active.map(({ parameter }) => parameter));
  return [...parameters]
    .map((parameter) => {
      const labels = listing.active.filter((filter) => filter.parameter === parameter);
      const words = labels.map(({ label }) => label).join(', ');
      return wayTo(listing, words, { ...filters, [parameter]: [] });
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function nearby(listing: Listing): WayOn[] {
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
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNearby)
    .map(({ city }) => wayTo(listing, city.name, { ...others, city: [city.key] }));
}
