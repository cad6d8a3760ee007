import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { Goal } from '../property/property.ts';
import { type FilterParameter, filterTable, type ListFilters } from '../filters/filter-table.ts';
import { filterChips, filterSource } from '../catalogue/filter-chips.server.ts';
import {
  filterSections,
  type FilterSource,
  type ListFilter,
  type Choices,
  labelOf,
} from '../filters/list-filter.ts';
import { withMarkup } from './section-markup.server.tsx';
import type { ActiveFilter, ListFilterData, FilterChoice, FilterField } from './list-filter-data.ts';
import { isFiltered, type ListAddress, listSearch } from '../filters/list-address.ts';
import { listSorts } from '../filters/list-sort.ts';
import type { Facets } from '../filters/match-filters.ts';
import { formatNumber, languageTag } from '../../content/i18n/language.ts';

type Counts = ReadonlyMap<string, number> | undefined;

function filterField(
  row: ListFilter<FilterParameter>,
  source: FilterSource,
  counts: Counts,
): FilterField | undefined {
  const { parameter, control } = row;
  const values = source.chosen[parameter] ?? [];
  const named = { parameter, label: labelOf(row, source) };
  const [value = ''] = values;
  const choices = 'choices' in control ? choicesOf(control, values, source, counts) : [];
  switch (control.kind) {
    case 'hidden':
      return undefined;
    case 'text':
      return { ...named, kind: control.kind, maxLength: control.maxLength, value, goal: source.goal };
    case 'date':
      return { ...named, kind: control.kind, value };
    case 'number': {
      const written = (digits: string) =>
        digits && formatNumber(Number(digits), languageTag(source.language));
      const thresholds = choices.map((choice) => ({ ...choice, value: written(choice.value) }));
      return { ...named, kind: control.kind, unit: control.unit, value: written(value), choices: thresholds };
    }
    case 'select':
      return { ...named, kind: control.kind, anyLabel: source.t(control.anyLabel), choices };
    default:
      return { ...named, kind: control.kind, choices };
  }
}

/** Offers choices that leave something, and chosen ones in any case. */
function choicesOf(
  { choices, choiceOf }: Choices,
  values: readonly string[],
  source: FilterSource,
  counts: Counts,
): FilterChoice[] {
  const chosen = values.map((value) => choiceOf(value, source));
  const chosenKeys = new Set(chosen.map(({ key }) => key));
  const all = choices(source);
  const unknown = chosen.filter(({ key }) => !all.some((choice) => choice.key === key));
  return [...unknown, ...all].flatMap(({ key, value, name, lang }) => {
    const count = counts && (counts.get(key) ?? 0);
    const isChosen = chosenKeys.has(key);
    return isChosen || count !== 0 ? [{ value, label: name, lang, count, isChosen }] : [];
  });
}

type Listing = {
  goal: Goal;
  language: LanguageId;
  t: Translate;
  listHref: string;
  address: ListAddress;
  municipalities?: readonly Municipality[];
  catalogue: Catalogue;
};

const rows: readonly ListFilter<FilterParameter>[] = filterTable;

const wholeListOf = ({ goal, catalogue }: Listing): Facets =>
  catalogue.facets({ goal, filters: { sold: ['yes'] } });

const hrefWith = ({ listHref, address }: Listing, filters: ListFilters) =>
  `${listHref}${listSearch({ ...address, filters, page: 1 })}`;

type PlainLists = { catalogue: Catalogue; filters: Map<string, ListFilterData> };

/** Bounded by the orders and views of a list, while texts and properties are the same. */
const plainLists = new WeakMap<Translate, PlainLists>();

/** Rendered once for a list without filters, which most visitors see. */
export function loadListFilters(listing: Listing): ListFilterData {
  const { goal, t, listHref, address, catalogue } = listing;
  if (isFiltered(address.filters)) return makeListFilters(listing);
  const known = plainLists.get(t);
  const { filters } = known?.catalogue === catalogue ? known : { filters: new Map<string, ListFilterData>() };
  plainLists.set(t, { catalogue, filters });
  const key = `${goal} ${listHref}${listSearch({ ...address, page: 1 })}`;
  const found = filters.get(key);
  if (found) return found;
  const made = makeListFilters(listing);
  const rendered = { ...made, sections: made.sections.map(withMarkup) };
  filters.set(key, rendered);
  return rendered;
}

function makeListFilters(listing: Listing): ListFilterData {
  const { goal, language, t, listHref, address, catalogue } = listing;
  const { filters, view } = address;
  const source = filterSource({ goal, language, t, filters, catalogue });
  const facets = facetsOf(listing);
  const offered = rows.filter((row) => isOffered(row, listing));
  return {
    listHref,
    clearHref: hrefWith(listing, {}),
    sections: filterSections.flatMap(({ id, title, isMore }) => {
      const fields = offered
        .filter(({ section }) => section === id)
        .flatMap((row) => filterField(row, source, facets.get(row.parameter)) ?? []);
      return fields.length > 0 ? [{ id, title: t(title), isMore, fields }] : [];
    }),
    sort: {
      label: t('list.sort'),
      choices: listSorts.map(({ id, label }) => ({
        value: id === 'newest' ? '' : id,
        label: t(label),
        isChosen: id === address.sort,
      })),
    },
    hidden: [
      ...(view === 'list' ? [] : [{ name: 'view', value: view }]),
      ...rows
        .filter(({ control }) => control.kind === 'hidden')
        .flatMap(({ parameter }) => (filters[parameter] ?? []).map((value) => ({ name: parameter, value }))),
    ],
    active: activeFilters(listing, source),
    guesses: guessesOf(listing),
  };
}

/** Counts the whole list when nothing is found, so that every choice stays open. */
function facetsOf({ goal, address: { filters }, municipalities, catalogue }: Listing): Facets {
  const facets = catalogue.facets({ goal, filters, municipalities });
  const isEmpty = [...facets.values()].every((counts) => [...counts.values()].every((count) => count === 0));
  return isEmpty ? catalogue.facets({ goal, filters: {}, municipalities }) : facets;
}

function isOffered(row: ListFilter<FilterParameter>, listing: Listing): boolean {
  const { goal, address } = listing;
  const counts = wholeListOf(listing).get(row.parameter);
  const isUseful = counts === undefined || [...counts.values()].some((count) => count > 0);
  const isOfGoal = row.goal === undefined || row.goal === goal;
  return (isUseful && isOfGoal) || (address.filters[row.parameter] ?? []).length > 0;
}

function activeFilters(listing: Listing, source: FilterSource): ActiveFilter[] {
  const { filters } = listing.address;
  return filterChips(filters, source).map(({ parameter, value, label }) => {
    const others = filters[parameter]?.filter((other) => other !== value) ?? [];
    return { parameter, label, withoutHref: hrefWith(listing, { ...filters, [parameter]: others }) };
  });
}

function guessesOf(listing: Listing): ListFilterData['guesses'] {
  const { address, catalogue } = listing;
  const { filters } = address;
  const [text] = filters.q ?? [];
  if (text === undefined) return [];
  const { cities, types } = catalogue.searchNames(text, listing);
  const hrefOf = (found: ListFilters) => hrefWith(listing, { ...filters, q: [], ...found });
  return [
    ...cities
      .filter(({ isTypo }) => isTypo)
      .map(({ name, key }) => ({ label: name, href: hrefOf({ city: [key] }) })),
    ...types
      .filter(({ isTypo }) => isTypo)
      .map(({ name, webId }) => ({ label: name, href: hrefOf({ type: [String(webId)] }) })),
  ];
}
