import type { Municipality } from '../../content/cms/content.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import { radii } from '../filters/rows/place-filters.ts';
import type { Goal } from '../property/property.ts';
import type { Catalogue } from './create-catalogue.ts';

type EmptyList = {
  goal: Goal;
  filters: ListFilters;
  municipalities?: readonly Municipality[];
  catalogue: Pick<Catalogue, 'count'>;
};

/** The smallest radius in kilometres that finds anything for an empty list of towns, and how much. */
export function widerRadius({ goal, filters, municipalities, catalogue }: EmptyList) {
  const { city = [], radius = [] } = filters;
  if (city.length === 0) return undefined;
  return radii
    .filter((value) => value > Number(radius[0] ?? 0))
    .map((value) => {
      const wider = { ...filters, radius: [String(value)] };
      return { value, filters: wider, count: catalogue.count({ goal, filters: wider, municipalities }) };
    })
    .find(({ count }) => count > 0);
}
