import type { LanguageId } from 'schemas/languages.ts';
import type { PropertyPosition } from '../model/position.ts';
import {
  type PropertySummary,
  type Address,
  addressOf,
  type Goal,
  type Property,
} from '../property/property.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { changesOf } from './changes.ts';
import {
  brokersOf,
  citiesOf,
  cityEntry,
  findCity,
  neighbourhoodsOf,
  typesOf,
  type Broker,
  type CityEntry,
  type Neighbourhood,
} from './directory.ts';
import { type FactGroup, factGroupsOf } from '../facts/fact-groups.ts';
import { factSheetOf } from '../facts/fact-sheet.ts';
import type { FactSource } from '../facts/fact-values.ts';
import type { FilterLookup } from '../filters/list-filter.ts';
import type { Facets } from '../filters/match-filters.ts';
import { createPlaceReach } from './place-reach.ts';
import { createListing, type ListQuery } from './listing.ts';
import { averageDays, mostRecent } from './recent-sales.ts';
import { featuredOf, type PropertyEdit } from './records/property-edits.ts';
import { type PropertyIndex, propertyIndexOf } from './records/property-index.ts';
import { createPropertyReader, type RecordSource, recordsInMemory } from './records/property-reader.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { ListedProperty } from '../property/listed-property.ts';
import { lastOpenHouse } from '../open-houses/open-house.ts';
import { projectOf, type Project } from '../property/project.ts';
import { createFinders } from '../search/finder.ts';
import { type NamedStreet, typeUsesOf } from '../search/search-targets.ts';
import type { PhraseSetting } from '../search/phrase/phrase-state.ts';
import { createTerms, type Term, termsOf } from '../model/terms.ts';

type LocatedProperty = {
  property: PropertySummary;
  position: PropertyPosition;
  /** The export's number for sold or rented. */
  marquee: number;
};

export type PropertyState = ListedProperty['state'] | 'gone' | 'unknown';

export type SearchOptions = {
  language: LanguageId;
  municipalities?: readonly Municipality[] | undefined;
} & PhraseSetting;

type Words = Pick<FactSource, 't' | 'language'>;

type Finder = ReturnType<ReturnType<typeof createFinders>>;

const none: readonly Municipality[] = [];

function goneIn({ Gone }: Pick<Bundle, 'Gone'>, list: Bundle['Gone'][number]['List']): ReadonlySet<string> {
  return new Set(Gone.filter(({ List }) => List === list).map(({ ID }) => String(ID)));
}

const withId = <One extends { ID: number }>(all: readonly One[], id: string | undefined): One[] =>
  all.filter(({ ID }) => String(ID) === id);

function streetsIn(listed: PropertyIndex['listed'], { Projects }: Pick<Bundle, 'Projects'>): NamedStreet[] {
  const ofProject = Projects.filter(({ PublicAddress }) => PublicAddress);
  return [
    ...listed.flatMap(({ street }) => (street === undefined ? [] : { name: street, street })),
    ...ofProject.flatMap(({ Street: street, Texts }) =>
      street === undefined ? [] : Texts.map(({ Name: name }) => ({ name, street })),
    ),
  ];
}

export type Catalogue = ReturnType<typeof catalogueOf>;

export function createCatalogue(bundle: Bundle, edits: readonly PropertyEdit[] = []): Catalogue {
  return catalogueOf(propertyIndexOf(bundle), recordsInMemory(bundle.Properties), edits);
}

export function catalogueOf(
  { listed: imported, lists }: PropertyIndex,
  source: RecordSource,
  edits: readonly PropertyEdit[],
) {
  const hidden = new Set(edits.filter(({ isHidden }) => isHidden).map(({ reference }) => reference));
  const listed = hidden.size === 0 ? imported : imported.filter(({ id }) => !hidden.has(id));
  const gone = goneIn(lists, undefined);
  const goneProjects = goneIn(lists, 'Projects');
  const ownOpenHouses = new Map(
    edits.map(({ reference, openHouses }) => [reference, lastOpenHouse(openHouses)]),
  );
  const terms = createTerms(lists.Terms, lists.Cities);
  const lookups = new WeakMap<readonly Municipality[], FilterLookup>();
  const listing = createListing(listed, { featured: featuredOf(edits), lookupOf });
  const { counts } = listing;
  const reader = createPropertyReader(source, {
    edits,
    terms,
    isListed: (id) => listing.find(id) !== undefined,
  });
  const finders = new WeakMap<readonly Municipality[], Finder>();
  let createFinder: ReturnType<typeof createFinders> | undefined;

  /** Made before the first search, because very many changed properties are shown before anybody searches them. */
  function finderOf(municipalities: readonly Municipality[] = none): Finder {
    createFinder ??= createFinders({
      ...lists,
      typeUses: typeUsesOf(imported),
      isReference: listing.isListed,
      streets: streetsIn(listed, lists),
    });
    const finder = finders.get(municipalities) ?? createFinder(municipalities);
    finders.set(municipalities, finder);
    return finder;
  }

  function lookupOf(municipalities: readonly Municipality[] = none): FilterLookup {
    const lookup = lookups.get(municipalities) ?? {
      ...createPlaceReach(lists.Cities, municipalities),
      matchText: (text) => finderOf(municipalities).match(text),
    };
    lookups.set(municipalities, lookup);
    return lookup;
  }

  async function factSource(id: string, words: Words): Promise<FactSource | undefined> {
    const found = await reader.record(id, words.language);
    return found && { ...found, terms, ...words };
  }

  const cities = (language: LanguageId, list: Goal | 'all' = 'all'): CityEntry[] =>
    citiesOf(lists.Cities, counts[list], language).filter(({ count }) => count > 0);

  const everyCity = new Map<LanguageId, readonly CityEntry[]>();

  /** Includes cities without a property. */
  function allCities(language: LanguageId): readonly CityEntry[] {
    const entries = everyCity.get(language) ?? citiesOf(lists.Cities, counts.all, language);
    everyCity.set(language, entries);
    return entries;
  }

  async function project(id: string, language: LanguageId): Promise<Project | undefined> {
    const found = lists.Projects.find(({ ID }) => String(ID) === id);
    if (!found) return undefined;
    const units = await reader.summaries(listing.ids({ projectId: id }), language);
    return projectOf(found, units, { language, terms });
  }

  function searchNames(text: string, { language, municipalities }: SearchOptions) {
    const finder = finderOf(municipalities);
    return finder.results(finder.match(text), {
      types: typesOf(lists.PropertyTypes, counts, language),
      cities: allCities(language).filter(({ count }) => count > 0),
    });
  }

  return {
    list(query: ListQuery & { language: LanguageId }): Promise<PropertySummary[]> {
      const { offset = 0, limit = Infinity } = query;
      return reader.summaries(listing.ids(query).slice(offset, offset + limit), query.language);
    },
    /** The importer demands a city, so each property has a place. */
    async located(ids: readonly string[], language: LanguageId): Promise<LocatedProperty[]> {
      return (await reader.summaries(ids, language)).flatMap((property) => {
        const found = listing.find(property.id);
        return found?.position ? [{ property, position: found.position, marquee: found.record.Marquee }] : [];
      });
    },
    ids: (query: Omit<ListQuery, 'offset' | 'limit'>): readonly string[] => listing.ids(query),
    summaries: reader.summaries,
    records: reader.records,
    count: (query: ListQuery): number => listing.ids(query).length,
    facets: (query: ListQuery): Facets => listing.facets(query),
    completed({ goal, language, limit }: { goal: Goal; language: LanguageId; limit: number }) {
      return reader.summaries(listing.completed(goal).slice(0, limit), language);
    },
    daysToAgreement(): number | undefined {
      const latest = listing.completed('sale').slice(0, mostRecent);
      return averageDays(latest.flatMap((id) => listing.find(id) ?? []));
    },
    newest({ goal, language, limit }: { goal?: Goal | undefined; language: LanguageId; limit: number }) {
      return reader.summaries(listing.ids({ goal, isAvailable: true }).slice(0, limit), language);
    },
    similar({ id, language, limit }: { id: string; language: LanguageId; limit: number }) {
      return reader.summaries(listing.similar(id, limit), language);
    },
    async find(id: string, language: LanguageId): Promise<Property | undefined> {
      return (await reader.properties([id], language))[0];
    },
    findAll: reader.properties,
    /** Ignores that an address is hidden, so only for its owner. */
    async privateAddress(id: string, language: LanguageId): Promise<Address | undefined> {
      const found = await reader.record(id, language);
      return found && addressOf(found.record);
    },
    async facts(id: string, words: Words): Promise<FactGroup[]> {
      const facts = await factSource(id, words);
      return facts ? factGroupsOf(facts) : [];
    },
    async factSheet(id: string, words: Words) {
      const facts = await factSource(id, words);
      if (!facts) return undefined;
      const groups = factGroupsOf(facts);
      return { groups, sheet: factSheetOf(facts, groups) };
    },
    offMarket: listing.offMarket,
    listed: listing.find,
    ofBroker: (broker: string): string[] =>
      listed.flatMap(({ id, brokerId }) => (brokerId === broker ? [id] : [])),
    withOpenHouse: (day: string): string[] =>
      listed.flatMap(({ id, state, lastOpenHouse: imported = '' }) => {
        const isOpen = imported >= day || (ownOpenHouses.get(id) ?? '') >= day;
        return state === 'available' && isOpen ? [id] : [];
      }),
    state(id: string): PropertyState {
      return listing.find(id)?.state ?? (gone.has(id) ? 'gone' : 'unknown');
    },
    counts: listing.totals,
    types: (language: LanguageId) => typesOf(lists.PropertyTypes, counts, language),
    cities,
    allCities,
    city(nameAndZip: string, language: LanguageId): CityEntry | undefined {
      const city = findCity(lists.Cities, nameAndZip);
      return city && cityEntry(city, counts.all, language);
    },
    project,
    ...changesOf({ ...lists, find: listing.find, unitsOf: (projectId) => listing.ids({ projectId }) }),
    projectIds: (): string[] => lists.Projects.map(({ ID }) => String(ID)),
    isProjectGone: (id: string): boolean => goneProjects.has(id),
    async projects(language: LanguageId): Promise<Project[]> {
      const all = await Promise.all(lists.Projects.map(({ ID }) => project(String(ID), language)));
      return all
        .flatMap((one) => one ?? [])
        .sort((a, b) => Number(a.state === 'sold-out') - Number(b.state === 'sold-out'));
    },
    neighbourhood: (id: string | undefined, language: LanguageId): Neighbourhood | undefined =>
      neighbourhoodsOf(withId(lists.Neighbourhoods, id), language)[0],
    brokers: (language: LanguageId): Broker[] => brokersOf(lists.Brokers, language),
    broker: (id: string, language: LanguageId): Broker | undefined =>
      brokersOf(withId(lists.Brokers, id), language)[0],
    searchNames,
    async search(text: string, options: SearchOptions) {
      const { references } = finderOf(options.municipalities).match(text);
      const properties = await reader.summaries([...references], options.language);
      return { ...searchNames(text, options), properties };
    },
    term: terms,
    termsOf: (kind: string, language: LanguageId): Term[] => termsOf(lists.Terms, kind, language),
    read: (text: string, { language, municipalities, ...setting }: SearchOptions) => {
      const { cities, notCities, ...reading } = finderOf(municipalities).read(text, setting);
      const among = (keys: readonly string[]) => allCities(language).filter(({ id }) => keys.includes(id));
      return { ...reading, cities: among(cities), notCities: among(notCities) };
    },
  };
}
