import type { LanguageId } from 'schemas/languages.ts';
import type { PropertyRecord } from '../../model/record.ts';
import { propertyOf, summaryOf, type Property, type PropertySummary } from '../../property/property.ts';
import type { Terms } from '../../model/terms.ts';
import { editRecord, type PropertyEdit } from './property-edits.ts';

export type RecordSource = {
  /** Unordered; leaves out unknown references. An unchanged record is the same object. */
  read: (ids: readonly string[]) => Promise<readonly PropertyRecord[]>;
};

export function recordsInMemory(records: readonly PropertyRecord[]): RecordSource {
  const byId = new Map(records.map((record) => [String(record.ID), record]));
  return { read: (ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])) };
}

type Options = {
  edits: readonly PropertyEdit[];
  terms: Terms;
  isListed: (id: string) => boolean;
};

type Make<Made> = (record: PropertyRecord, language: LanguageId, terms: Terms) => Made;

/** By record, which is another object once it changes. Results are shared, so nobody may change them. */
function rememberMade<Made>(make: Make<Made>, terms: Terms) {
  const made = new WeakMap<PropertyRecord, Map<LanguageId, Made>>();
  return (record: PropertyRecord, language: LanguageId): Made => {
    const known = made.get(record) ?? new Map<LanguageId, Made>();
    const one = known.get(language) ?? make(record, language, terms);
    made.set(record, known.set(language, one));
    return one;
  };
}

export function createPropertyReader(source: RecordSource, { edits, terms, isListed }: Options) {
  const byReference = new Map(edits.map((edit) => [edit.reference, edit]));
  const edited = new WeakMap<PropertyRecord, PropertyRecord>();
  const summary = rememberMade(summaryOf, terms);
  const property = rememberMade(propertyOf, terms);

  function withEdit(record: PropertyRecord): PropertyRecord {
    const edit = byReference.get(String(record.ID));
    if (!edit) return record;
    const known = edited.get(record) ?? editRecord(record, edit);
    edited.set(record, known);
    return known;
  }

  async function records(ids: readonly string[]): Promise<PropertyRecord[]> {
    const wanted = ids.filter(isListed);
    if (wanted.length === 0) return [];
    const found = (await source.read(wanted)).map(withEdit);
    const byId = new Map(found.map((record) => [String(record.ID), record]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    records,
    summaries: async (ids: readonly string[], language: LanguageId): Promise<PropertySummary[]> =>
      (await records(ids)).map((record) => summary(record, language)),
    properties: async (ids: readonly string[], language: LanguageId): Promise<Property[]> =>
      (await records(ids)).map((record) => property(record, language)),
    async record(id: string, language: LanguageId) {
      const [record] = await records([id]);
      return record && { record, property: summary(record, language) };
    },
  };
}
