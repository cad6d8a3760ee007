import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CityEntry, TypeEntry } from '../catalogue/directory.ts';
import type { Goal } from '../model/property.ts';
import { filterTable, type ListFilters } from './filter-table.ts';
import { isFiltered, listSearch } from './list-address.ts';
import type { ActiveFilter, FilterField, ListFilterData } from './list-filter-data.ts';
import type { FilterSource, SelectControl } from './list-filter.ts';
import type { Facets } from './match-filters.ts';

type Listing = { goal: Goal; language: LanguageId; t: Translate; listHref: string; filters: ListFilters };

type WholeList = { cities: readonly CityEntry[]; types: readonly TypeEntry[]; facets: Facets };

/** Cached for the life of the build, which brings its own properties. */
const wholeLists = new Map<string, WholeList>();

function wholeListOf(goal: Goal, language: LanguageId): WholeList {
  const key = `${language} ${goal}`;
  const whole = wholeLists.get(key) ?? {
    cities: catalogue.cities(language, goal),
    types: catalogue.types(language),
    facets: catalogue.facets({ goal }),
  };
  wholeLists.set(key, whole);
  return whole;
}

export function loadListFilters(listing: Listing): ListFilterData {
  const { goal, language, t, listHref, filters } = listing;
  const whole = wholeListOf(goal, language);
  const source: FilterSource = { t, ...whole, city: (nameAndZip) => catalogue.city(nameAndZip, language) };
  const facets = facetsOf(listing, whole);
  return {
    listHref,
    fields: filterTable.map(({ parameter, label, control }): FilterField => {
      const named = { parameter, label: t(label) };
      const [value] = filters[parameter] ?? [];
      if (control.kind === 'text') return { ...named, ...control, value: value ?? '' };
      return { ...named, ...selectField(control, value, source, facets.get(parameter)) };
    }),
    active: activeFilters(listing, source),
    guesses: guessesOf(listing),
  };
}

/** Counts the whole list when nothing is found, so that every choice stays open. */
function facetsOf({ goal, filters }: Listing, whole: WholeList): Facets {
  if (!isFiltered(filters)) return whole.facets;
  const facets = catalogue.facets({ goal, filters });
  return [...facets.values()].some(({ size }) => size > 0) ? facets : whole.facets;
}

/** Offers the choices that leave something, and the chosen one even when it leaves nothing. */
function selectField(
  { allLabel, choices, choiceOf }: SelectControl,
  value: string | undefined,
  source: FilterSource,
  counts: ReadonlyMap<string, number> | undefined,
) {
  const countOf = (key: string) => counts?.get(key) ?? 0;
  const chosen = value === undefined ? undefined : choiceOf(value, source);
  const all = choices(source);
  const isOffered = all.some(({ key }) => key === chosen?.key);
  const offered = [...(chosen && !isOffered ? [chosen] : []), ...all];
  return {
    kind: 'select' as const,
    allLabel: source.t(allLabel),
    chosen: chosen?.value ?? '',
    choices: offered
      .filter(({ key }) => countOf(key) > 0 || key === chosen?.key)
      .map(({ key, value, name }) => ({ value, label: `${name} (${String(countOf(key))})` })),
  };
}

function activeFilters({ listHref, filters }: Listing, source: FilterSource): ActiveFilter[] {
  return filterTable.flatMap(({ parameter, chip }) => {
    const values = filters[parameter] ?? [];
    return values.map((value) => {
      const others = values.filter((other) => other !== value);
      const without = listSearch({ filters: { ...filters, [parameter]: others }, page: 1 });
      return { label: chip(value, source), withoutHref: `${listHref}${without}` };
    });
  });
}

function guessesOf({ language, listHref, filters }: Listing): ListFilterData['guesses'] {
  const [text] = filters.q ?? [];
  if (text === undefined) return [];
  const { cities, types } = catalogue.search(text, language);
  const hrefOf = (found: ListFilters) =>
    `${listHref}${listSearch({ filters: { ...filters, q: [], ...found }, page: 1 })}`;
  return [
    ...cities
      .filter(({ isTypo }) => isTypo)
      .map(({ name, key }) => ({ label: name, href: hrefOf({ city: [key] }) })),
    ...types
      .filter(({ isTypo }) => isTypo)
      .map(({ name, webId }) => ({ label: name, href: hrefOf({ type: [String(webId)] }) })),
  ];
}
