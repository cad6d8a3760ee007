import { formatEuro } from '../../properties/price/price.ts';
import type { FilterParameter, ListFilters } from '../../properties/filters/filter-table.ts';
import { distanceBetween } from '../../properties/model/position.ts';
import { type EmptyListing, farthestNearby, wishesOf } from './empty-list-suggestions.server.ts';

export type CloseProperty = { id: string; difference: string };

type Missed = CloseProperty & { distance: number };

const mostOfOneWish = 3;
const mostClose = 6;

/** Share by which a home may exceed the highest price. */
const stretch = 0.25;

/** Search text is no wish, and nobody misses sold homes. */
const noWishes: ReadonlySet<FilterParameter> = new Set([
  'q',
  'unread',
  'sold',
  'polygon',
  'bounds',
  'radius',
]);

export function closeProperties(listing: EmptyListing): CloseProperty[] {
  const { address, goal, municipalities, catalogue } = listing;
  const missing = (filters: ListFilters) => catalogue.ids({ goal, filters, municipalities });
  const wishes = wishesOf(listing).filter((parameter) => !noWishes.has(parameter));
  const found = wishes.flatMap((parameter) => {
    const others = { ...address.filters, [parameter]: [], ...(parameter === 'city' && { radius: [] }) };
    return missing(others)
      .flatMap((id) => missedBy(id, parameter, listing) ?? [])
      .sort((a, b) => a.distance - b.distance)
      .slice(0, mostOfOneWish);
  });
  const byId = new Map(found.map(({ id, difference }) => [id, { id, difference }]));
  return [...byId.values()].slice(0, mostClose);
}

/** Undefined for a property that is too far from the wish. */
function missedBy(id: string, parameter: FilterParameter, listing: EmptyListing): Missed | undefined {
  const { active, address, catalogue, language, t } = listing;
  const property = catalogue.listed(id);
  const [value = ''] = address.filters[parameter] ?? [];
  if (!property || property.state !== 'available') return undefined;
  switch (parameter) {
    case 'city':
      return awayFrom(property.cityKey, id, listing);
    case 'maxPrice': {
      const above = (property.price ?? Infinity) - Number(value);
      if (above > Number(value) * stretch) return undefined;
      return {
        id,
        distance: above,
        difference: t('list.closeAbove', { price: formatEuro(above, language) }),
      };
    }
    case 'bedrooms':
    case 'maxBedrooms': {
      const count = property.record.Bedrooms ?? 0;
      const distance = Math.abs(count - Number(value));
      return count === 0 ? undefined : { id, distance, difference: t('list.closeBedrooms', { count }) };
    }
    default: {
      const labels = active.filter((one) => one.parameter === parameter).map(({ label }) => label);
      return { id, distance: 0, difference: t('list.closeNot', { filter: labels.join(', ') }) };
    }
  }
}

function awayFrom(cityKey: string, id: string, listing: EmptyListing): Missed | undefined {
  const { address, catalogue, language, t } = listing;
  const place = catalogue.allCities(language).find((city) => city.id === cityKey);
  const chosen = (address.filters.city ?? []).flatMap((name) => catalogue.city(name, language) ?? []);
  const [nearest] = chosen
    .map(({ name, position }) => ({
      name,
      distance: place ? distanceBetween(place.position, position) : Infinity,
    }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > farthestNearby) return undefined;
  const value = Math.round(nearest.distance);
  return {
    id,
    distance: nearest.distance,
    difference: t('list.closeDistance', { value, place: nearest.name }),
  };
}
