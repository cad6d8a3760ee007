import type { Source } from '../sync/sync.ts';

/** All whole exports are one source, so that a file continues what an address began. */
export const exportSource: Source = { system: 'file', account: '' };

const directoryLists = [
  'PropertyTypes',
  'Cities',
  'Neighbourhoods',
  'Categories',
  'Brokers',
  'Terms',
  'Projects',
] as const;

type List = (typeof directoryLists)[number] | 'Properties' | 'OwnerRecords';

export type ExportLists = Readonly<Record<List, readonly unknown[]>>;
export type ExportBatch = Partial<ExportLists>;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** Undefined unless it has a list of properties. Other lists may be absent. */
export function listsOf(exported: unknown): ExportLists | undefined {
  const list = (name: List): readonly unknown[] => {
    const value = fieldOf(exported, name);
    return Array.isArray(value) ? value : [];
  };
  if (!Array.isArray(fieldOf(exported, 'Properties'))) return undefined;
  return {
    PropertyTypes: list('PropertyTypes'),
    Cities: list('Cities'),
    Neighbourhoods: list('Neighbourhoods'),
    Categories: list('Categories'),
    Brokers: list('Brokers'),
    Terms: list('Terms'),
    Projects: list('Projects'),
    Properties: list('Properties'),
    OwnerRecords: list('OwnerRecords'),
  };
}

/** Records per batch, which the site stores in one step. */
const atOnce = { directory: 500, properties: 50 };

function* slicesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Referred-to records first; in a check, with each batch, because a check stores nothing between batches. */
export function* batchesOf(lists: ExportLists, isCheck: boolean): Generator<ExportBatch> {
  const { Properties, OwnerRecords, ...directory } = lists;
  if (!isCheck)
    for (const list of directoryLists)
      for (const records of slicesOf(directory[list], atOnce.directory)) yield { [list]: records };
  const common = isCheck ? directory : {};
  const ownersOf = Map.groupBy(OwnerRecords, (record) => String(fieldOf(record, 'PropertyID')));
  for (const records of slicesOf(Properties, atOnce.properties)) {
    const keys = records.map((record) => String(fieldOf(record, 'ID')));
    const owned = keys.flatMap((key) => ownersOf.get(key) ?? []);
    for (const key of keys) ownersOf.delete(key);
    yield { ...common, Properties: records, ...(owned.length > 0 && { OwnerRecords: owned }) };
  }
  for (const records of slicesOf([...ownersOf.values()].flat(), atOnce.properties))
    yield { ...common, OwnerRecords: records };
}

export type NamedDocument = { record: unknown; key: string; index: number; name: string };

export function documentsOf({ OwnerRecords }: ExportLists): NamedDocument[] {
  return OwnerRecords.flatMap((record) => {
    const documents = fieldOf(record, 'AgencyDocuments');
    const listed: readonly unknown[] = Array.isArray(documents) ? documents : [];
    return listed.flatMap((document, index) => {
      const name = fieldOf(document, 'File');
      const key = String(fieldOf(record, 'PropertyID'));
      return typeof name === 'string' ? [{ record, key, index, name }] : [];
    });
  });
}

/** Owners do not see refused papers listed. */
export function withoutDocuments(lists: ExportLists, refused: readonly NamedDocument[]): ExportLists {
  const places = Map.groupBy(refused, ({ record }) => record);
  const OwnerRecords = lists.OwnerRecords.map((record) => {
    const indexes = places.get(record)?.map(({ index }) => index);
    const documents = fieldOf(record, 'AgencyDocuments');
    if (!indexes || !Array.isArray(documents) || typeof record !== 'object') return record;
    return { ...record, AgencyDocuments: documents.filter((_each, index) => !indexes.includes(index)) };
  });
  return { ...lists, OwnerRecords };
}
