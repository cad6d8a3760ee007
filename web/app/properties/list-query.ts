import type { FilterCondition } from './filter-condition.ts';
import type { Goal, PropertySummary } from './property.ts';

/** Which properties a list shows, and which part of it. */
export type ListQuery = {
  goal?: Goal | undefined;
  /** A city's key, `{name}|{zip}`, with its name in any language. */
  city?: string | undefined;
  /** A property type's web id. */
  type?: number | undefined;
  /** Text a visitor searched for: references, a city or a property type. */
  text?: string | undefined;
  projectId?: string | undefined;
  /** Leaves out what is sold or rented. */
  isAvailable?: boolean | undefined;
  /** Conditions an editor has set; they hold in every language alike. */
  conditions?: readonly FilterCondition[] | undefined;
  /** How many to skip. */
  offset?: number | undefined;
  limit?: number | undefined;
};

export type Match = {
  references: ReadonlySet<string>;
  cities: ReadonlySet<string>;
  webIds: ReadonlySet<number>;
};

/** The fields of a property that lists choose by, the same in every language. */
export type Listed = Pick<
  PropertySummary,
  'id' | 'goal' | 'state' | 'webIds' | 'projectId' | 'publishedOn'
> & {
  cityKey: string;
};

/** Available ones first, then the newest, then the higher reference: one fixed order on every page. */
export function byNewest(a: Listed, b: Listed): number {
  const ribbons = Number(a.state !== 'available') - Number(b.state !== 'available');
  return ribbons || b.publishedOn.localeCompare(a.publishedOn) || Number(b.id) - Number(a.id);
}

/** Chooses and orders. `cityKey` and `match` are what the query's city and text stand for. */
export function choose(
  listed: readonly Listed[],
  query: ListQuery,
  cityKey: string | undefined,
  match: Match | undefined,
): Listed[] {
  const isChosen = (entry: Listed) =>
    (query.goal === undefined || entry.goal === query.goal) &&
    (query.city === undefined || entry.cityKey === cityKey) &&
    (query.type === undefined || entry.webIds.includes(query.type)) &&
    (query.projectId === undefined || entry.projectId === query.projectId) &&
    (query.isAvailable !== true || entry.state === 'available') &&
    (!match || match.cities.has(entry.cityKey) || entry.webIds.some((webId) => match.webIds.has(webId)));
  return listed.filter(isChosen);
}
