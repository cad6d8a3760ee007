import type { Source } from '../sync/sync.ts';

/** Whatever sends whole exports is one source, so that a file takes up what an address began. */
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

/** Undefined for what is no export: its properties are no list. Other lists may be left out. */
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

/** Records of a batch, which the site stores in one step. */
const atOnce = { directory: 500, properties: 50 };

function* slicesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * Cuts an export into batches: what properties refer to comes first, and what owners read comes with its property. A check
 * keeps nothing between batches, so that each brings all that its properties refer to.
 */
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

/** The papers that records for owners list, whatever their names are. */
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

/** The export without the papers of some places, which owners then do not see listed. */
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
