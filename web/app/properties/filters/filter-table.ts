import type { ListFilter } from './list-filter.ts';
import { availableFilter, soldFilter } from './rows/availability-filters.ts';
import { boundsFilter } from './rows/bounds-filter.ts';
import { cityFilter, radiusFilter } from './rows/city-filter.ts';
import { energyFilter } from './rows/energy-filter.ts';
import { equipmentFilters } from './rows/equipment-filters.ts';
import { maxPriceFilter, minPriceFilter } from './rows/price-filters.ts';
import { bedroomsFilter, minPlotFilter, minSurfaceFilter } from './rows/size-filters.ts';
import { textFilter } from './rows/text-filter.ts';
import { typeFilter } from './rows/type-filter.ts';

/** Ordered as parameters stand in an address and chips on the page. */
export const filterTable = [
  cityFilter,
  radiusFilter,
  typeFilter,
  minPriceFilter,
  maxPriceFilter,
  bedroomsFilter,
  minSurfaceFilter,
  minPlotFilter,
  energyFilter,
  ...equipmentFilters,
  availableFilter,
  soldFilter,
  textFilter,
  boundsFilter,
] as const satisfies readonly ListFilter[];

export type FilterParameter = (typeof filterTable)[number]['parameter'];

export type ListFilters = Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
