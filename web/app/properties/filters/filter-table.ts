import type { ListFilter } from './list-filter.ts';
import { availableFilter, soldFilter } from './rows/availability-filters.ts';
import {
  boundsFilter,
  nearbyFilter,
  streetFilter,
  polygonFilter,
  cityFilter,
  notCityFilter,
  radiusFilter,
} from './rows/place-filters.ts';
import { energyFilter, maxEnergyFilter } from './rows/energy-filter.ts';
import { conditionFilter, equipmentFilters, linkedEquipmentFilters } from './rows/equipment-filters.ts';
import { maxPriceFilter, minPriceFilter } from './rows/price-filters.ts';
import {
  bedroomsFilter,
  maxBedroomsFilter,
  maxSurfaceFilter,
  minGardenFilter,
  minPlotFilter,
  minSurfaceFilter,
} from './rows/size-filters.ts';
import { textFilter, unreadFilter } from './rows/text-filter.ts';
import { notTypeFilter, typeFilter } from './rows/type-filter.ts';

/** Ordered as parameters stand in an address and chips on the page. */
export const filterTable = [
  cityFilter,
  radiusFilter,
  notCityFilter,
  streetFilter,
  nearbyFilter,
  typeFilter,
  notTypeFilter,
  minPriceFilter,
  maxPriceFilter,
  bedroomsFilter,
  maxBedroomsFilter,
  minSurfaceFilter,
  maxSurfaceFilter,
  minPlotFilter,
  minGardenFilter,
  energyFilter,
  maxEnergyFilter,
  ...equipmentFilters,
  ...linkedEquipmentFilters,
  conditionFilter,
  availableFilter,
  soldFilter,
  textFilter,
  unreadFilter,
  polygonFilter,
  boundsFilter,
] as const satisfies readonly ListFilter[];

export type FilterParameter = (typeof filterTable)[number]['parameter'];

export type ListFilters = Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
