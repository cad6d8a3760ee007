import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { changesOf } from './changes.ts';
import {
  brokersOf,
  categoriesOf,
  citiesOf,
  cityEntry,
  countsOf,
  findCity,
  neighbourhoodsOf,
  typesOf,
  type Broker,
  type CityEntry,
} from './directory.ts';
import { type FactGroup, factGroupsOf } from '../facts/fact-groups.ts';
import { type FactSheet, factSheetOf } from '../facts/fact-sheet.ts';
import type { FactSource } from '../facts/fact-values.ts';
import type { FilterSubject } from '../conditions/filter-compare.ts';
import { conditionOf, filterSubjectOf, type FilterCondition } from '../conditions/filter-condition.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import type { FilterContext, FilterLookup } from '../filters/list-filter.ts';
import { type ListSort, sortProperties } from '../filters/list-sort.ts';
import { countChoices, type Facets, pinnedBy, prepareFilters } from '../filters/match-filters.ts';
import { createPlaceReach } from './place-reach.ts';
import { similarTo } from './similar.ts';
import { byFeatured, cityKeyOf, type ListedProperty, listedPropertyOf } from './listed-property.ts';
import type { LocatedProperty } from './located-property.ts';
import { ribbonOf } from '../model/marquee.ts';
import type { Municipality } from '../model/municipality.ts';
import { projectOf, type Project } from '../model/project.ts';
import { propertyOf, summaryOf, type Goal, type Property, type PropertySummary } from '../model/property.ts';
import type { PropertyRecord } from '../model/record.ts';
import { createFinders } from '../search/finder.ts';
import { createTerms, type Term, termsOf } from '../model/terms.ts';

export type PropertyState = 'available' | 'sold' | 'rented' | 'gone' | 'unknown';

export type ListQuery = {
  goal?: Goal | undefined;
  /** A visitor's filters, which leave out sold and rented properties; without any, all states are listed. */
  filters?: ListFilters | undefined;
  sort?: ListSort | undefined;
  /** Cached by identity. */
  municipalities?: readonly Municipality[] | undefined;
  projectId?: string | undefined;
  isAvailable?: boolean | undefined;
  isFeatured?: boolean | undefined;
  conditions?: readonly FilterCondition[] | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};

export type SearchOptions = { language: LanguageId; municipalities?: readonly Municipality[] | undefined };

const none: readonly Municipality[] = [];

const isAvailable = ({ state }: ListedProperty) => state === 'available';

function goneIn({ Gone }: Bundle, list: Bundle['Gone'][number]['List']): ReadonlySet<string> {
  return new Set(Gone.filter(({ List }) => List === list).map(({ ID }) => String(ID)));
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** `featured` lists references that come first in the default order while they are available. */
export function createCatalogue(bundle: Bundle, featured: readonly string[] = []) {
  const records = new Map(bundle.Properties.map((record) => [String(record.ID), record]));
  const gone = goneIn(bundle, undefined);
  const goneProjects = goneIn(bundle, 'Projects');
  const terms = createTerms(bundle.Terms);
  const centres = new Map(
    bundle.Cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  const listed = bundle.Properties.map((record) =>
    listedPropertyOf(record, centres.get(cityKeyOf(record))),
  ).sort(byFeatured(featured));
  const listedById = new Map(listed.map((property) => [property.id, property]));
  const byGoal: Readonly<Record<Goal, readonly ListedProperty[]>> = {
    sale: listed.filter(({ goal }) => goal === 'sale'),
    rent: listed.filter(({ goal }) => goal === 'rent'),
  };
  const available = {
    all: listed.filter(isAvailable),
    sale: byGoal.sale.filter(isAvailable),
    rent: byGoal.rent.filter(isAvailable),
  };
  const counts = {
    all: countsOf(available.all),
    sale: countsOf(available.sale),
    rent: countsOf(available.rent),
  };
  const createFinder = createFinders(bundle);
  const finders = new WeakMap<readonly Municipality[], ReturnType<typeof createFinder>>();
  const lookups = new WeakMap<readonly Municipality[], FilterLookup>();

  function finderOf(municipalities: readonly Municipality[] = none) {
    const finder = finders.get(municipalities) ?? createFinder(municipalities);
    finders.set(municipalities, finder);
    return finder;
  }

  function lookupOf(municipalities: readonly Municipality[] = none): FilterLookup {
    const lookup = lookups.get(municipalities) ?? {
      ...createPlaceReach(bundle.Cities, municipalities),
      matchText: finderOf(municipalities).match,
    };
    lookups.set(municipalities, lookup);
    return lookup;
  }

  const contextOf = ({ goal, filters = {}, municipalities }: ListQuery): FilterContext => ({
    goal,
    chosen: filters,
    lookup: lookupOf(municipalities),
  });
  const subjects = new Map<string, FilterSubject>();
  const summaries = new Map<PropertyRecord, Map<LanguageId, PropertySummary>>();

  function summary(record: PropertyRecord, language: LanguageId): PropertySummary {
    const known = summaries.get(record) ?? new Map<LanguageId, PropertySummary>();
    const made = known.get(language) ?? summaryOf(record, language, terms);
    summaries.set(record, known.set(language, made));
    return made;
  }

  function summarise(ids: readonly string[], language: LanguageId): PropertySummary[] {
    return ids.flatMap((id) => {
      const record = records.get(id);
      return record ? [summary(record, language)] : [];
    });
  }

  /** Compares values of the default language: those that conditions may name are the same in every language. */
  function meeting(conditions: readonly FilterCondition[]): (property: ListedProperty) => boolean {
    if (conditions.length === 0) return () => true;
    const holds = conditionOf(conditions);
    return ({ id }) => {
      const record = records.get(id);
      const subject = subjects.get(id) ?? (record && filterSubjectOf(summary(record, defaultLanguage)));
      if (!subject) return false;
      subjects.set(id, subject);
      return holds(subject);
    };
  }

  function candidatesOf({
    goal,
    projectId,
    isAvailable: wanted,
    isFeatured,
    conditions = [],
  }: ListQuery): ListedProperty[] {
    const meets = meeting(conditions);
    return (goal ? byGoal[goal] : listed).filter(
      (property) =>
        (projectId === undefined || property.projectId === projectId) &&
        (wanted !== true || isAvailable(property)) &&
        (isFeatured !== true || featured.includes(property.id)) &&
        meets(property),
    );
  }

  function matching(query: ListQuery): string[] {
    const prepared = query.filters ? prepareFilters(contextOf(query)) : [];
    const found = candidatesOf(query).filter((property) => prepared.every(({ passes }) => passes(property)));
    const sorted = sortProperties(found, query.sort ?? 'newest');
    return [...new Set([...pinnedBy(prepared), ...sorted.map(({ id }) => id)])];
  }

  function factSource(id: string, words: Pick<FactSource, 't' | 'language'>): FactSource | undefined {
    const record = records.get(id);
    return record && { record, property: summary(record, words.language), terms, ...words };
  }

  const cities = (language: LanguageId, list: Goal | 'all' = 'all'): CityEntry[] =>
    citiesOf(bundle.Cities, counts[list], language).filter(({ count }) => count > 0);

  const everyCity = new Map<LanguageId, readonly CityEntry[]>();

  /** Includes cities without a property. */
  function allCities(language: LanguageId): readonly CityEntry[] {
    const entries = everyCity.get(language) ?? citiesOf(bundle.Cities, counts.all, language);
    everyCity.set(language, entries);
    return entries;
  }

  const project = (id: string, language: LanguageId): Project | undefined => {
    const found = bundle.Projects.find(({ ID }) => String(ID) === id);
    return found && projectOf(found, summarise(matching({ projectId: id }), language), { language, terms });
  };

  return {
    /** Lists available and newest first. References in a text come before everything. */
    list(query: ListQuery & { language: LanguageId }): PropertySummary[] {
      const { offset = 0, limit = Infinity } = query;
      return summarise(matching(query).slice(offset, offset + limit), query.language);
    },
    /** For a map. The importer demands a city of every property, so each has a place. */
    located(ids: readonly string[], language: LanguageId): LocatedProperty[] {
      return ids.flatMap((id) => {
        const [record, position] = [records.get(id), listedById.get(id)?.position];
        if (!record || !position) return [];
        return [{ property: summary(record, language), position, marquee: record.Marquee }];
      });
    },
    /** References in the order of `list`. */
    ids: (query: Omit<ListQuery, 'offset' | 'limit'>): readonly string[] => matching(query),
    summaries: summarise,
    count: (query: ListQuery): number => matching(query).length,
    /** Counts each choice of each filter, given the query's other filters. */
    facets(query: ListQuery): Facets {
      const context = contextOf(query);
      const pinned = pinnedBy(prepareFilters(context));
      if (pinned.size === 0) return countChoices(candidatesOf(query), context);
      const candidates = new Set(candidatesOf(query));
      const elsewhere = listed.filter((property) => pinned.has(property.id) && !candidates.has(property));
      return countChoices([...candidates, ...elsewhere], context);
    },
    /** Lists what was sold or rented out, the latest first. */
    completed({ goal, language, limit }: { goal: Goal; language: LanguageId; limit: number }) {
      const day = ({ record }: ListedProperty) => record.TransactionDate ?? '';
      const done = byGoal[goal].filter((property) => !isAvailable(property));
      const latest = done.sort((a, b) => day(b).localeCompare(day(a))).slice(0, limit);
      return summarise(
        latest.map(({ id }) => id),
        language,
      );
    },
    newest({ goal, language, limit }: { goal?: Goal | undefined; language: LanguageId; limit: number }) {
      return summarise(matching({ goal, isAvailable: true }).slice(0, limit), language);
    },
    /** Finds what else is available for the goal of a property, be it sold or rented itself; the most similar first. */
    similar({ id, language, limit }: { id: string; language: LanguageId; limit: number }) {
      const property = listedById.get(id);
      const found = property ? similarTo(property, available[property.goal], limit) : [];
      return summarise(
        found.map((other) => other.id),
        language,
      );
    },
    /** Finds sold and rented ones too. Undefined for a reference that is gone or never existed. */
    find(id: string, language: LanguageId): Property | undefined {
      const record = records.get(id);
      return record && propertyOf(record, language, terms);
    },
    facts(id: string, words: Pick<FactSource, 't' | 'language'>): FactGroup[] {
      const source = factSource(id, words);
      return source ? factGroupsOf(source) : [];
    },
    factSheet(id: string, words: Pick<FactSource, 't' | 'language'>): FactSheet | undefined {
      const source = factSource(id, words);
      return source && factSheetOf(source);
    },
    state(id: string): PropertyState {
      const record = records.get(id);
      if (record) return ribbonOf(record.Marquee) ?? 'available';
      return gone.has(id) ? 'gone' : 'unknown';
    },
    /** Counts what a visitor may still buy or rent. */
    counts: (): Record<Goal, number> => ({ sale: available.sale.length, rent: available.rent.length }),
    types: (language: LanguageId) => typesOf(bundle.PropertyTypes, counts, language),
    cities,
    allCities,
    city(nameAndZip: string, language: LanguageId): CityEntry | undefined {
      const city = findCity(bundle.Cities, nameAndZip);
      return city && cityEntry(city, counts.all, language);
    },
    project,
    ...changesOf(bundle),
    isProjectGone: (id: string): boolean => goneProjects.has(id),
    /** In the order of the export, sold-out ones last. */
    projects: (language: LanguageId): Project[] =>
      bundle.Projects.flatMap(({ ID }) => project(String(ID), language) ?? []).sort(
        (a, b) => Number(a.state === 'sold-out') - Number(b.state === 'sold-out'),
      ),
    neighbourhoods: (language: LanguageId) => neighbourhoodsOf(bundle.Neighbourhoods, language),
    categories: (language: LanguageId) => categoriesOf(bundle.Categories, language),
    broker: (id: string, language: LanguageId): Broker | undefined =>
      brokersOf(bundle.Brokers, language).find((broker) => broker.id === id),
    search: (text: string, { language, municipalities }: SearchOptions) => {
      const finder = finderOf(municipalities);
      const match = finder.match(text);
      return finder.results(match, summarise([...match.references], language), {
        types: typesOf(bundle.PropertyTypes, counts, language),
        cities: allCities(language).filter(({ count }) => count > 0),
      });
    },
    term: terms,
    termsOf: (kind: string, language: LanguageId): Term[] => termsOf(bundle.Terms, kind, language),
    /** Understands a phrase; what it leaves over is as it was typed. */
    read: (text: string, { language, municipalities }: SearchOptions) => {
      const { cities: keys, ...reading } = finderOf(municipalities).read(text);
      return { ...reading, cities: allCities(language).filter(({ id }) => keys.includes(id)) };
    },
  };
}
