import type { Position } from '../model/position.ts';
import { cityKeyOf } from '../model/terms.ts';
import { byNewest, type ListedProperty } from '../property/listed-property.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import type { PropertyIndex } from '../catalogue/records/property-index.ts';

type Lists = PropertyIndex['lists'];

/** The site needs these, so it shows those of its build where no source has sent any. */
const directories = [
  'PropertyTypes',
  'Cities',
  'Neighbourhoods',
  'Categories',
  'Brokers',
  'Terms',
] as const satisfies readonly (keyof Lists)[];

export type VersionedList = (typeof directories)[number] | 'Projects' | 'Properties';

export type Version = {
  list: VersionedList;
  key: string;
  revision: number;
  /** JSON; absent for properties, which have `listed`. */
  content: string | null;
  listed: string | null;
  isGone: boolean;
  changedOn: string;
};

export type LiveIndex = PropertyIndex & { revision: number };

export const emptyIndex: LiveIndex = {
  revision: 0,
  listed: [],
  lists: {
    PropertyTypes: [],
    Cities: [],
    Neighbourhoods: [],
    Categories: [],
    Brokers: [],
    Terms: [],
    Projects: [],
    Gone: [],
    Changed: [],
  },
};

type Keyed = { ID: number } | { Zip: string; CountryID: number } | { Kind: string; Code: string };

/** Of a property or project, our own number. */
export function keyIn(record: Keyed): string {
  if ('ID' in record) return String(record.ID);
  return 'Zip' in record ? cityKeyOf(record) : `${record.Kind}/${record.Code}`;
}

/** Keeps the places of known records and appends new ones. */
function patchedList<Row extends Keyed>(
  rows: readonly Row[],
  versions: readonly Version[],
  placeOf: (version: Version) => number,
): Row[] {
  const byKey = new Map(rows.map((row) => [keyIn(row), row]));
  const isNew = ({ key }: Version) => !byKey.has(key);
  const added = versions.filter(isNew).toSorted((a, b) => placeOf(a) - placeOf(b) || a.revision - b.revision);
  for (const { key, content } of [...versions.filter((version) => !isNew(version)), ...added]) {
    if (content === null) byKey.delete(key);
    // The pipeline checked it.
    else byKey.set(key, JSON.parse(content) as Row);
  }
  return [...byKey.values()];
}

/** Expects both in default order. */
function merged(a: readonly ListedProperty[], b: readonly ListedProperty[]): readonly ListedProperty[] {
  if (b.length === 0) return a;
  const all: ListedProperty[] = [];
  let next = 0;
  for (const one of a) {
    for (let other = b[next]; other && byNewest(other, one) < 0; other = b[next]) {
      all.push(other);
      next += 1;
    }
    all.push(one);
  }
  return next < b.length ? all.concat(b.slice(next)) : all;
}

type Dated = Lists['Gone'][number];

function patchedDays(rows: readonly Dated[], changes: ReadonlyMap<string, Dated | undefined>): Dated[] {
  const isOther = ({ ID, List }: Dated) => !changes.has(`${List ?? 'Properties'} ${ID}`);
  return [...rows.filter(isOther), ...[...changes.values()].flatMap((row) => row ?? [])];
}

function datedOf({ list, key, changedOn }: Version): Dated {
  return { ID: Number(key), Date: changedOn, ...(list === 'Projects' && { List: 'Projects' as const }) };
}

/** Hidden addresses get the places of their cities. */
function inTheirCities(listed: readonly ListedProperty[], cities: Lists['Cities']): ListedProperty[] {
  const centres = new Map<string, Position>(
    cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  return listed.map((property) => {
    if (property.position?.isExact) return property;
    const centre = centres.get(property.cityKey);
    return { ...property, position: centre && { ...centre, isExact: false } };
  });
}

/** The last of several versions of a record counts. */
export function patchedIndex(
  { listed, lists, revision }: LiveIndex,
  versions: readonly Version[],
  placeOf: (version: Version) => number,
): LiveIndex {
  const last = [...new Map(versions.map((version) => [`${version.list} ${version.key}`, version])).values()];
  const of = (list: VersionedList) => last.filter((version) => version.list === list);
  const properties = of('Properties');
  const changed = new Set(properties.map(({ key }) => key));
  const there = properties.flatMap(({ isGone, listed: text }) =>
    isGone || text === null ? [] : [JSON.parse(text) as ListedProperty],
  );
  const patched = <Row extends Keyed>(name: VersionedList, rows: Row[]): Row[] => {
    const some = of(name);
    return some.length === 0 ? rows : patchedList(rows, some, placeOf);
  };
  const numbered = [...properties, ...of('Projects')];
  const daysOf = (isGone: boolean) =>
    new Map(
      numbered.map((version) => [
        `${version.list} ${version.key}`,
        version.isGone === isGone ? datedOf(version) : undefined,
      ]),
    );
  const Cities = patched('Cities', lists.Cities);
  const kept = changed.size === 0 ? listed : listed.filter(({ id }) => !changed.has(id));
  const all = merged(kept, there.toSorted(byNewest));
  return {
    revision: versions.reduce((highest, version) => Math.max(highest, version.revision), revision),
    listed: Cities === lists.Cities ? all : inTheirCities(all, Cities),
    lists: {
      PropertyTypes: patched('PropertyTypes', lists.PropertyTypes),
      Cities,
      Projects: patched('Projects', lists.Projects),
      Neighbourhoods: patched('Neighbourhoods', lists.Neighbourhoods),
      Categories: patched('Categories', lists.Categories),
      Brokers: patched('Brokers', lists.Brokers),
      Terms: patched('Terms', lists.Terms),
      Gone: numbered.length === 0 ? lists.Gone : patchedDays(lists.Gone, daysOf(true)),
      Changed: numbered.length === 0 ? lists.Changed : patchedDays(lists.Changed, daysOf(false)),
    },
  };
}

export function withDefaults(lists: Lists, build: Pick<Bundle, (typeof directories)[number]>): Lists {
  const own = Object.fromEntries(
    directories.map((name) => [name, lists[name].length > 0 ? lists[name] : build[name]]),
  );
  return { ...lists, ...own };
}
