import { type LanguageId, defaultLanguage } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { filterChips, filterSource } from '../catalogue/filter-chips.server.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import { listSearch, readListAddress } from '../filters/list-address.ts';
import type { Goal } from '../property/property.ts';

export type Criteria = { goal: Goal; search: string };

/**
 * Undefined without a type or a zone, which a search demand needs. Leaves out typed text and unknown cities: criteria
 * appear in a mail to an address that is not confirmed.
 */
export function criteriaOf(
  goal: Goal,
  filters: ListFilters,
  catalogue: Pick<Catalogue, 'types' | 'city'>,
): Criteria | undefined {
  const types = new Set(catalogue.types(defaultLanguage).map(({ webId }) => String(webId)));
  const type = (filters.type ?? []).filter((webId) => types.has(webId));
  const city = (filters.city ?? [])
    .flatMap((name) => catalogue.city(name, defaultLanguage)?.key ?? [])
    .sort();
  const areas = [...(filters.bounds ?? []), ...(filters.polygon ?? [])];
  if (type.length + city.length + areas.length === 0) return undefined;
  return { goal, search: listSearch({ filters: { ...filters, type, city, q: [], unread: [], sold: [] } }) };
}

export function filtersOf({ search }: Pick<Criteria, 'search'>): ListFilters {
  return readListAddress(new URLSearchParams(search)).filters;
}

export function writeCriteria({ goal, search }: Criteria): string {
  return `${goal}${search}`;
}

export function readCriteria(
  text: string,
  catalogue: Pick<Catalogue, 'types' | 'city'>,
): Criteria | undefined {
  const [, goal, search] = /^(sale|rent)(\?.*)$/.exec(text) ?? [];
  if (search === undefined) return undefined;
  return criteriaOf(goal === 'sale' ? 'sale' : 'rent', filtersOf({ search }), catalogue);
}

export function describeCriteria(
  criteria: Criteria,
  { t, language, catalogue }: { t: Translate; language: LanguageId; catalogue: Catalogue },
): string {
  const { goal } = criteria;
  const filters = filtersOf(criteria);
  const chips = filterChips(filters, filterSource({ goal, language, t, filters, catalogue }));
  const goalName = t(goal === 'sale' ? 'alert.forSale' : 'alert.forRent');
  return [goalName, ...chips.map(({ label }) => label)].join(' · ');
}
