import type { Bundle } from '../import/bundle-schema.ts';
import type { Finding } from '../sync/sync.ts';
import { checkRecord, cutRecord, recordRules } from './check-record.ts';
import { knownOf } from './known.ts';

export type Told = Finding & { record: string };

type Lists = Pick<
  Bundle,
  'PropertyTypes' | 'Cities' | 'Neighbourhoods' | 'Categories' | 'Brokers' | 'Terms'
> &
  Pick<Bundle, 'Projects'> & { Properties: readonly unknown[]; OwnerRecords?: readonly unknown[] };

const nameOf = (row: unknown, index: number): string => {
  const fields = Object(row) as { ID?: number; PropertyID?: number; Kind?: string; Code?: string };
  return String(fields.ID ?? fields.PropertyID ?? (fields.Code ? `${fields.Kind}/${fields.Code}` : index));
};

/** Findings of the pipeline in records that are sent together. */
export function findingsIn(lists: Lists, today = '2026-11-20'): Told[] {
  const known = knownOf(lists);
  return (Object.keys(recordRules) as (keyof typeof recordRules)[]).flatMap((list) =>
    (lists[list] ?? []).flatMap((row: unknown, index: number) => {
      const { cut, notes } = cutRecord(recordRules[list], row);
      const { findings } = checkRecord<unknown>(recordRules[list], cut, { known, today });
      return [...notes, ...findings].map((finding) => ({
        record: `${list} ${nameOf(row, index)}`,
        ...finding,
      }));
    }),
  );
}

/** Keys that two rows of a list share. */
export function sharedKeys({ Properties, PropertyTypes, Cities, Projects, Terms }: Bundle): unknown[] {
  const twice = (keys: readonly unknown[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
  const ids = (rows: readonly { ID: number | string }[]) => rows.map(({ ID }) => ID);
  return [
    ...twice(ids(Properties)),
    ...twice(ids(Properties.flatMap(({ Pictures }) => Pictures))),
    ...twice(ids(Properties.flatMap(({ Documents }) => Documents))),
    ...twice(ids(PropertyTypes)),
    ...twice(PropertyTypes.map(({ WebID }) => WebID)),
    ...twice(Cities.map(({ CountryID, Zip }) => `${CountryID}/${Zip}`)),
    ...twice(ids(Projects)),
    ...twice(Terms.map(({ Kind, Code }) => `${Kind}/${Code}`)),
  ];
}
