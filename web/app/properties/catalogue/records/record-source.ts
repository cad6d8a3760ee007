import type { PropertyRecord } from '../../model/record.ts';

/** Reads the records of properties, in memory or in a database. */
export type RecordSource = {
  /** In any order; leaves out unknown references. A record that has not changed is the same object. */
  read: (ids: readonly string[]) => Promise<readonly PropertyRecord[]>;
};

export function recordsInMemory(records: readonly PropertyRecord[]): RecordSource {
  const byId = new Map(records.map((record) => [String(record.ID), record]));
  return { read: (ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])) };
}
