import type { FilterSubject } from '../conditions/filter-compare.ts';
import { conditionOf, filterSubjectOf, type FilterCondition } from '../conditions/filter-condition.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import type { FilterContext, FilterLookup } from '../filters/list-filter.ts';
import { type ListSort, sortProperties } from '../filters/list-sort.ts';
import { countChoices, type Facets, pinnedBy, prepareFilters } from '../filters/match-filters.ts';
import type { Municipality } from '../model/municipality.ts';
import type { Goal } from '../model/property.ts';
import { countsOf } from './directory.ts';
import { createMemory } from './remember.ts';
import { byFeatured, type ListedProperty } from './listed-property.ts';
import { similarTo } from './similar.ts';

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

type Options = {
  /** References that come first in the default order while they are available. */
  featured: readonly string[];
  lookupOf: (municipalities?: readonly Municipality[]) => FilterLookup;
};

/** Lists and counts that visitors page through, step through and come back to. */
const mostRemembered = 60;
const none: readonly Municipality[] = [];

const isOpen = ({ state }: ListedProperty) => state === 'available';

const newMemories = () => ({
  ids: createMemory<readonly string[]>(mostRemembered),
  facets: createMemory<Facets>(mostRemembered),
});

/** The parts of a query that decide which properties are in its list; `offset` and `limit` do not. */
function keyOf({ goal, filters, sort, projectId, isAvailable, isFeatured, conditions }: ListQuery): string {
  return JSON.stringify({ goal, filters, sort, projectId, isAvailable, isFeatured, conditions });
}

/** Chooses, orders and counts properties by their references. */
export function createListing(properties: readonly ListedProperty[], { featured, lookupOf }: Options) {
  const listed = properties.toSorted(byFeatured(featured));
  const byId = new Map(listed.map((property) => [property.id, property]));
  const byProject = Map.groupBy(listed, ({ projectId }) => projectId);
  const byGoal: Readonly<Record<Goal, readonly ListedProperty[]>> = {
    sale: listed.filter(({ goal }) => goal === 'sale'),
    rent: listed.filter(({ goal }) => goal === 'rent'),
  };
  const available = {
    all: listed.filter(isOpen),
    sale: byGoal.sale.filter(isOpen),
    rent: byGoal.rent.filter(isOpen),
  };
  const subjects = new Map<string, FilterSubject>();
  const memories = new WeakMap<readonly Municipality[], ReturnType<typeof newMemories>>();

  /** Kept apart by municipalities, which decide what cities are near and what a text means. */
  function memoriesOf({ municipalities = none }: ListQuery) {
    const known = memories.get(municipalities) ?? newMemories();
    memories.set(municipalities, known);
    return known;
  }

  const contextOf = ({ goal, filters = {}, municipalities }: ListQuery): FilterContext => ({
    goal,
    chosen: filters,
    lookup: lookupOf(municipalities),
  });

  function meeting(conditions: readonly FilterCondition[]): (property: ListedProperty) => boolean {
    if (conditions.length === 0) return () => true;
    const holds = conditionOf(conditions);
    return (property) => {
      const subject = subjects.get(property.id) ?? filterSubjectOf(property);
      subjects.set(property.id, subject);
      return holds(subject);
    };
  }

  function candidatesOf({
    goal,
    projectId,
    isAvailable,
    isFeatured,
    conditions = [],
  }: ListQuery): readonly ListedProperty[] {
    const from = projectId === undefined ? (goal ? byGoal[goal] : listed) : (byProject.get(projectId) ?? []);
    const isOfGoal = goal === undefined || projectId === undefined;
    if (isOfGoal && isAvailable !== true && isFeatured !== true && conditions.length === 0) return from;
    const meets = meeting(conditions);
    return from.filter(
      (property) =>
        (goal === undefined || property.goal === goal) &&
        (isAvailable !== true || isOpen(property)) &&
        (isFeatured !== true || featured.includes(property.id)) &&
        meets(property),
    );
  }

  function idsOf(query: ListQuery): string[] {
    const prepared = query.filters ? prepareFilters(contextOf(query)) : [];
    const candidates = candidatesOf(query);
    const found =
      prepared.length === 0
        ? candidates
        : candidates.filter((property) => prepared.every(({ passes }) => passes(property)));
    const sorted = sortProperties(found, query.sort ?? 'newest').map(({ id }) => id);
    const pinned = pinnedBy(prepared);
    return pinned.size === 0 ? sorted : [...new Set([...pinned, ...sorted])];
  }

  function facetsOf(query: ListQuery): Facets {
    const context = contextOf(query);
    const pinned = pinnedBy(prepareFilters(context));
    if (pinned.size === 0) return countChoices(candidatesOf(query), context);
    const candidates = new Set(candidatesOf(query));
    const elsewhere = listed.filter((property) => pinned.has(property.id) && !candidates.has(property));
    return countChoices([...candidates, ...elsewhere], context);
  }

  return {
    find: (id: string): ListedProperty | undefined => byId.get(id),
    ids: (query: ListQuery): readonly string[] => memoriesOf(query).ids(keyOf(query), () => idsOf(query)),
    /** Counts each choice of each filter, given the query's other filters. */
    facets: (query: ListQuery): Facets => memoriesOf(query).facets(keyOf(query), () => facetsOf(query)),
    /** Lists what was sold or rented out, the latest first. */
    completed(goal: Goal): string[] {
      const day = ({ record }: ListedProperty) => record.TransactionDate ?? '';
      const done = byGoal[goal].filter((property) => !isOpen(property));
      return done.sort((a, b) => day(b).localeCompare(day(a))).map(({ id }) => id);
    },
    similar(id: string, limit: number): string[] {
      const property = byId.get(id);
      const found = property ? similarTo(property, available[property.goal], limit) : [];
      return found.map((other) => other.id);
    },
    /** Counts what a visitor may still buy or rent. */
    totals: (): Record<Goal, number> => ({ sale: available.sale.length, rent: available.rent.length }),
    /** Of available properties, by city and type. */
    counts: {
      all: countsOf(available.all),
      sale: countsOf(available.sale),
      rent: countsOf(available.rent),
    },
  };
}
