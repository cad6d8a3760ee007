import { readIndex, writeIndex } from '../catalogue/records/index-parts.ts';
import { propertyIndexOf } from '../catalogue/records/property-index.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Bundle } from './bundle-schema.ts';

/** A worker ends at ten megabytes, and each thousand of properties takes 1.2 of them and its share of the start. */
const mostInBuild = 1000;

/** Decides where the site reads its properties from. */
export const isForDatabase = ({ Properties }: Pick<Bundle, 'Properties'>): boolean =>
  Properties.length > mostInBuild;

/** Stands in the build for a bundle that lies in the database. */
export const emptyBundle: Bundle = {
  Store: 'database',
  Properties: [],
  PropertyTypes: [],
  Cities: [],
  Projects: [],
  Neighbourhoods: [],
  Categories: [],
  Brokers: [],
  Terms: [],
  Gone: [],
  Changed: [],
};

export type StoredLine = { record: PropertyRecord } | { part: string };

/** A bundle as the rows of its database, one for each line of a file. */
export function* storedLines(bundle: Bundle): Generator<string> {
  for (const record of bundle.Properties) yield JSON.stringify({ record } satisfies StoredLine);
  for (const part of writeIndex(propertyIndexOf(bundle))) yield JSON.stringify({ part } satisfies StoredLine);
}

/** Reads what `storedLines` wrote. */
export function bundleOfLines(lines: readonly StoredLine[]): Bundle {
  const parts = lines.flatMap((line) => ('part' in line ? [line.part] : []));
  const Properties = lines.flatMap((line) => ('record' in line ? [line.record] : []));
  return { ...readIndex(parts).lists, Properties };
}
