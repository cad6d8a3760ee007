import { onTestFinished } from 'vitest';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };
import type { Bundle } from '../import/bundle-schema.ts';
import { generateExport } from '../import/generate/generate-export.ts';
import type { PropertyRecord } from '../model/record.ts';
import { showImport } from './catalogue.ts';
import { propertyIndexOf } from './records/property-index.ts';
import { recordsInMemory } from './records/property-reader.ts';

const unchecked: unknown = data;
const sample = unchecked as Bundle;

/** Has the site show invented properties for the rest of a test, the first with other fields. Returns the references that it reads. */
export function showMany(count: number, firstFields: Partial<PropertyRecord> = {}): ReadonlySet<string> {
  const { PropertyTypes, Cities, Properties } = generateExport(sample, { count, seed: 3 });
  const records = Properties.map((record, index) => (index === 0 ? { ...record, ...firstFields } : record));
  const source = recordsInMemory(records);
  const read = new Set<string>();
  showImport(propertyIndexOf({ ...sample, PropertyTypes, Cities, Properties: records }), {
    read: (ids) => {
      for (const id of ids) read.add(id);
      return source.read(ids);
    },
  });
  onTestFinished(() => showImport(propertyIndexOf(sample), recordsInMemory(sample.Properties)));
  return read;
}
