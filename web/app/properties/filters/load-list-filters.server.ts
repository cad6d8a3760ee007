import type { LanguageId } from 'schemas/languages.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CityEntry, Counts, TypeEntry } from '../catalogue/directory.ts';
import type { Goal } from '../model/property.ts';
import type { ActiveFilter, FilterField, ListFilterData } from './list-filter-data.ts';
import { isFiltered, type ListFilters, listSearch } from './list-filters.ts';

type Listing = { goal: Goal; language: LanguageId; listHref: string; filters: ListFilters };

type Choices = { cities: readonly CityEntry[]; types: readonly TypeEntry[] };

const known = new Map<string, Choices>();

/** The cities and types of a goal's list. They are the same until the next build, so they are made once. */
function choicesOf(goal: Goal, language: LanguageId): Choices {
  const key = `${language} ${goal}`;
  const choices = known.get(key) ?? {
    cities: catalogue.cities(language, goal),
    types: catalogue.types(language),
  };
  known.set(key, choices);
  return choices;
}

/** What the filters above a list offer, each choice with the number of properties it would leave. */
export function loadListFilters(listing: Listing): ListFilterData {
  const { language, listHref, filters } = listing;
  const city = filters.city === undefined ? undefined : catalogue.city(filters.city, language);
  return {
    listHref,
    text: filters.text ?? '',
    ...fieldsOf(listing, city),
    active: activeFilters(listing, city),
    guesses: filters.text === undefined ? [] : guessesOf(filters.text, listing),
  };
}

function fieldsOf(
  { goal, language, filters }: Listing,
  city: CityEntry | undefined,
): { city: FilterField; type: FilterField } {
  const { cities, types } = choicesOf(goal, language);
  const facets = facetsOf(goal, filters);
  const inCity = (entry: CityEntry) => (facets ? (facets.cities.get(entry.id) ?? 0) : entry.count);
  const usual = goal === 'sale' ? 'saleCount' : 'rentCount';
  const ofType = (entry: TypeEntry) => (facets ? (facets.types.get(entry.webId) ?? 0) : entry[usual]);
  const cityChoices = cities
    .filter((entry) => inCity(entry) > 0 || entry.id === city?.id)
    .map((entry) => ({ value: entry.key, label: `${entry.name} (${String(inCity(entry))})` }));
  const typeChoices = types
    .filter((entry) => ofType(entry) > 0 || entry.webId === filters.type)
    .map((entry) => ({ value: String(entry.webId), label: `${entry.name} (${String(ofType(entry))})` }));
  return {
    city: fieldOf(cityChoices, city?.key ?? filters.city, city?.name ?? nameIn(filters.city)),
    type: fieldOf(typeChoices, filters.type?.toString(), filters.type?.toString()),
  };
}

/** A choice the list does not have stays in sight, so that sending the form again asks for the same. */
function fieldOf(
  choices: FilterField['choices'],
  chosen: string | undefined,
  name: string | undefined,
): FilterField {
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) {
    return { chosen: chosen ?? '', choices };
  }
  return { chosen, choices: [{ value: chosen, label: `${name ?? chosen} (0)` }, ...choices] };
}

/** Undefined where the numbers of the whole list hold: without filters, and where these find nothing anywhere. */
function facetsOf(goal: Goal, filters: ListFilters): Counts | undefined {
  if (!isFiltered(filters)) return undefined;
  const { city, type, text } = filters;
  const facets = catalogue.facets({ goal, city, type, text });
  return facets.cities.size + facets.types.size > 0 ? facets : undefined;
}

function nameIn(city: string | undefined): string | undefined {
  return city?.split('|')[0];
}

function activeFilters(
  { goal, language, listHref, filters }: Listing,
  city: CityEntry | undefined,
): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const without = (name: ActiveFilter['name']) => `${listHref}${listSearch({ ...first, [name]: undefined })}`;
  const type = choicesOf(goal, language).types.find(({ webId }) => webId === filters.type);
  const labels = {
    city: city?.name ?? nameIn(filters.city),
    type: type?.name ?? filters.type?.toString(),
    text: filters.text,
  };
  return (['city', 'type', 'text'] as const).flatMap((name) => {
    const label = labels[name];
    return label ? [{ name, label, withoutHref: without(name) }] : [];
  });
}

/** The cities and types that a text with one typing error in it stands for. */
function guessesOf(text: string, { language, listHref, filters }: Listing): ListFilterData['guesses'] {
  const { cities, types } = catalogue.search(text, language);
  const hrefOf = (found: Partial<ListFilters>) =>
    `${listHref}${listSearch({ ...filters, text: undefined, page: 1, ...found })}`;
  return [
    ...cities
      .filter(({ isTypo }) => isTypo)
      .map(({ name, key }) => ({ label: name, href: hrefOf({ city: key }) })),
    ...types
      .filter(({ isTypo }) => isTypo)
      .map(({ name, webId }) => ({ label: name, href: hrefOf({ type: webId }) })),
  ];
}
