import type { Bundle } from '../../import/bundle-schema.ts';
import { cityKeyOf } from '../../model/terms.ts';
import { type ListedProperty, listedPropertyOf } from '../../property/listed-property.ts';

export type PropertyIndex = {
  listed: readonly ListedProperty[];
  lists: Omit<Bundle, 'Properties'>;
};

export function propertyIndexOf({ Properties, ...lists }: Bundle): PropertyIndex {
  const centres = new Map(
    lists.Cities.map((city) => [cityKeyOf(city), { latitude: city.Latitude, longitude: city.Longitude }]),
  );
  return {
    listed: Properties.map((record) => listedPropertyOf(record, centres.get(cityKeyOf(record)))),
    lists,
  };
}

/** Half as long as rows, since each name is there once. */
type Columns = Readonly<Record<string, readonly unknown[]>>;

type Part =
  | { kind: 'listed'; top: Columns; record: Columns }
  | { kind: 'list'; name: keyof PropertyIndex['lists']; rows: readonly unknown[] };

/** Takes milliseconds to write, in which no page is served, and stays far below the size limit of a database row. */
const rowsInPart = 250;

type Row = Readonly<Record<string, unknown>>;

function columnsOf(rows: readonly Row[]): Columns {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)]));
}

function shareTexts(values: readonly unknown[]): readonly unknown[] {
  const known = new Map<unknown, unknown>();
  return values.map((value) => {
    if (typeof value !== 'string') return value;
    const same = known.get(value) ?? value;
    known.set(value, same);
    return same;
  });
}

function rowsOf(columns: Columns, count: number): Row[] {
  const entries = Object.entries(columns).map(([name, values]) => [name, shareTexts(values)] as const);
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of entries) {
      const value = values[index] ?? undefined;
      if (value !== undefined) row[name] = value;
    }
    return row;
  });
}

function sliced<Value>(values: readonly Value[]): (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / rowsInPart) }, (_, index) =>
    values.slice(index * rowsInPart, (index + 1) * rowsInPart),
  );
}

/** Yields JSON texts of bounded size on demand: all at once would hold up every page. */
export function* writeIndex({ listed, lists }: PropertyIndex): Generator<string> {
  const write = (part: Part) => JSON.stringify(part);
  for (const [name, rows] of Object.entries(lists))
    if (Array.isArray(rows))
      for (const some of sliced<unknown>(rows)) yield write({ kind: 'list', name, rows: some } as Part);
  for (const rows of sliced(listed))
    yield write({
      kind: 'listed',
      top: columnsOf(rows.map((property) => ({ ...property, record: undefined }))),
      record: columnsOf(rows.map(({ record }) => record)),
    });
}

const listNames = [
  'PropertyTypes',
  'Cities',
  'Projects',
  'Neighbourhoods',
  'Categories',
  'Brokers',
  'Terms',
  'Gone',
  'Changed',
] as const satisfies readonly (keyof PropertyIndex['lists'])[];

export function indexReader() {
  const lists = new Map<string, unknown[]>(listNames.map((name) => [name, []]));
  const listed: ListedProperty[] = [];
  return {
    take(text: string): void {
      const part = JSON.parse(text) as Part;
      if (part.kind === 'list') {
        lists.get(part.name)?.push(...part.rows);
        return;
      }
      const count = part.top['id']?.length ?? 0;
      const records = rowsOf(part.record, count);
      for (const [index, top] of rowsOf(part.top, count).entries())
        listed.push({ ...top, record: records[index] } as ListedProperty);
    },
    index: (): PropertyIndex => ({
      listed,
      lists: Object.fromEntries(lists) as unknown as PropertyIndex['lists'],
    }),
  };
}
