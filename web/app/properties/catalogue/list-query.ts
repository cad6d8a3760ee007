import type { FilterCondition } from '../conditions/filter-condition.ts';
import type { Goal, PropertySummary } from '../model/property.ts';

/** Which properties a list shows, and which part of it. */
export type ListQuery = {
  goal?: Goal | undefined;
  /** A city's key, `{name}|{zip}`, with its name in any language. */
  city?: string | undefined;
  /** A property type's web id. */
  type?: number | undefined;
  /** Text a visitor searched for: references, or words that each name a city or a property type. */
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

/** The cities and types that a word, or several as one name, may stand for. */
export type Meaning = { cities: ReadonlySet<string>; webIds: ReadonlySet<number> };

export type Match = {
  references: ReadonlySet<string>;
  /** A property is found when it satisfies each of them; without any, none is. */
  meanings: readonly Meaning[];
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
    (!match || isMeant(entry, match));
  return listed.filter(isChosen);
}

function isMeant({ cityKey, webIds }: Listed, { meanings }: Match): boolean {
  const isOf = (meaning: Meaning) =>
    meaning.cities.has(cityKey) || webIds.some((webId) => meaning.webIds.has(webId));
  return meanings.length > 0 && meanings.every(isOf);
}
