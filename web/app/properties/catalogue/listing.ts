import {
  type FilterSubject,
  conditionOf,
  filterSubjectOf,
  type FilterCondition,
} from '../conditions/filter-condition.ts';
import type { ListFilters } from '../filters/filter-table.ts';
import type { FilterContext, FilterLookup } from '../filters/list-filter.ts';
import { type ListSort, sortProperties } from '../filters/list-sort.ts';
import {
  countChoices,
  countedFilters,
  type Facets,
  pinnedBy,
  prepareFilters,
  rowsThrough,
} from '../filters/match-filters.ts';
import { createColumns } from '../filters/value-columns.ts';
import type { Municipality } from '../../content/cms/content.ts';
import type { Goal } from '../property/property.ts';
import { countsOf } from './directory.ts';
import { isOffMarket } from '../model/marquee.ts';
import { byFeatured, type ListedProperty } from '../property/listed-property.ts';
import { createSimilar } from './similar.ts';

/** Drops the least recently used. Results are shared, so nobody may change them. */
export function createMemory<Value>(most: number) {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}

export type ListQuery = {
  goal?: Goal | undefined;
  /** Leave out sold and rented properties; without any, all states are listed. */
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
  /** First in the default order while they are available. */
  featured: readonly string[];
  lookupOf: (municipalities?: readonly Municipality[]) => FilterLookup;
};

const mostRemembered = 60;
const none: readonly Municipality[] = [];

const isOpen = ({ state }: ListedProperty) => state === 'available';

const newMemories = () => ({
  ids: createMemory<readonly string[]>(mostRemembered),
  facets: createMemory<Facets>(mostRemembered),
});

function keyOf({ goal, filters, sort, projectId, isAvailable, isFeatured, conditions }: ListQuery): string {
  return JSON.stringify({ goal, filters, sort, projectId, isAvailable, isFeatured, conditions });
}

function completedIds(properties: readonly ListedProperty[]): string[] {
  const day = ({ record }: ListedProperty) => record.TransactionDate ?? '';
  const done = properties.filter((property) => !isOpen(property));
  return done.sort((a, b) => Number(day(a) < day(b)) - Number(day(b) < day(a))).map(({ id }) => id);
}

/** Inside, a property is its row in the default order. */
export function createListing(properties: readonly ListedProperty[], { featured, lookupOf }: Options) {
  const listed = properties.filter(({ state }) => !isOffMarket(state)).toSorted(byFeatured(featured));
  const offMarket = new Map(
    properties.filter(({ state }) => isOffMarket(state)).map((property) => [property.id, property]),
  );
  const rowById = new Map(listed.map(({ id }, row) => [id, row]));
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
  const similar = { sale: createSimilar(available.sale), rent: createSimilar(available.rent) };
  const completed = createMemory<readonly string[]>(2);
  const columns = createColumns(listed, countedFilters);
  const orders = new Map<string, readonly number[]>();
  const subjects = new Map<string, FilterSubject>();
  const memories = new WeakMap<readonly Municipality[], ReturnType<typeof newMemories>>();

  /** By municipalities, which decide what cities are near and what a text means. */
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

  const rowsOf = (sorted: readonly ListedProperty[]) => sorted.map(({ id }) => rowById.get(id) ?? 0);

  /** Sorted once for each order, so that a filtered list needs no sorting. */
  function rowsInOrder({ goal, sort = 'newest' }: ListQuery): readonly number[] {
    const name = `${goal ?? ''} ${sort}`;
    const rows = orders.get(name) ?? rowsOf(sortProperties(goal ? byGoal[goal] : listed, sort));
    orders.set(name, rows);
    return rows;
  }

  function candidatesOf(query: ListQuery): readonly number[] {
    const { goal, sort = 'newest', projectId, isAvailable, isFeatured, conditions = [] } = query;
    const isOfProject = projectId !== undefined;
    const rows = isOfProject
      ? rowsOf(sortProperties(byProject.get(projectId) ?? [], sort))
      : rowsInOrder(query);
    if (!isOfProject && isAvailable !== true && isFeatured !== true && conditions.length === 0) return rows;
    const meets = meeting(conditions);
    return rows.filter((row) => {
      const property = listed[row];
      return (
        property !== undefined &&
        (goal === undefined || property.goal === goal) &&
        (isAvailable !== true || isOpen(property)) &&
        (isFeatured !== true || featured.includes(property.id)) &&
        meets(property)
      );
    });
  }

  const idsAt = (rows: readonly number[]) => rows.map((row) => listed[row]?.id ?? '');

  function idsOf(query: ListQuery): string[] {
    const prepared = query.filters ? prepareFilters(contextOf(query), columns) : [];
    const found = rowsThrough(candidatesOf(query), prepared);
    const pinned = pinnedBy(prepared);
    return pinned.size === 0 ? idsAt(found) : [...new Set([...pinned, ...idsAt(found)])];
  }

  function facetsOf(query: ListQuery): Facets {
    const context = contextOf(query);
    const prepared = prepareFilters(context, columns);
    const pinned = [...pinnedBy(prepared)].flatMap((id) => rowById.get(id) ?? []);
    const rows = candidatesOf({ ...query, sort: 'newest' });
    const others = pinned.length === 0 ? rows : rows.filter((row) => !pinned.includes(row));
    return countChoices({ rows: others, pinned, prepared }, context, columns);
  }

  const find = (id: string) => listed[rowById.get(id) ?? -1] ?? offMarket.get(id);

  return {
    find,
    isListed: (id: string): boolean => rowById.has(id),
    offMarket: (): string[] => [...offMarket.keys()],
    ids: (query: ListQuery): readonly string[] => memoriesOf(query).ids(keyOf(query), () => idsOf(query)),
    facets: (query: ListQuery): Facets => memoriesOf(query).facets(keyOf(query), () => facetsOf(query)),
    completed: (goal: Goal): readonly string[] => completed(goal, () => completedIds(byGoal[goal])),
    similar(id: string, limit: number): string[] {
      const property = find(id);
      return property ? similar[property.goal](property, limit).map((other) => other.id) : [];
    },
    totals: (): Record<Goal, number> => ({ sale: available.sale.length, rent: available.rent.length }),
    counts: {
      all: countsOf(available.all),
      sale: countsOf(available.sale),
      rent: countsOf(available.rent),
    },
  };
}
