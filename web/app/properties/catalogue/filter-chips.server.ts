import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from './create-catalogue.ts';
import type { Goal } from '../property/property.ts';
import { termKinds } from '../model/terms.ts';
import { type FilterParameter, filterTable, type ListFilters } from '../filters/filter-table.ts';
import type { FilterSource, ListFilter } from '../filters/list-filter.ts';

type Chosen = {
  goal: Goal;
  language: LanguageId;
  t: Translate;
  filters: ListFilters;
  catalogue: Catalogue;
};

const rows: readonly ListFilter<FilterParameter>[] = filterTable;

export function filterSource({ filters, catalogue, ...list }: Chosen): FilterSource {
  const { language } = list;
  return {
    ...list,
    chosen: filters,
    cities: catalogue.allCities(language),
    types: catalogue.types(language),
    conditions: catalogue.termsOf(termKinds.Condition, language),
    city: (nameAndZip) => catalogue.city(nameAndZip, language),
  };
}

export function filterChips(filters: ListFilters, source: FilterSource) {
  return rows.flatMap(({ parameter, chip }) =>
    (filters[parameter] ?? []).map((value) => ({ parameter, value, label: chip(value, source) })),
  );
}
