import { generateExport } from '../import/generate/generate-export.ts';
import type { PropertyRecord } from '../model/record.ts';
import { catalogueOf } from './create-catalogue.ts';
import { propertyIndexOf } from './records/property-index.ts';
import { recordsInMemory } from './records/property-reader.ts';
import { sampleBundle } from './sample-catalogue.test-data.ts';

export function manyProperties(count: number, firstFields: Partial<PropertyRecord> = {}) {
  const { PropertyTypes, Cities, Properties } = generateExport(sampleBundle, { count, seed: 3 });
  const records = Properties.map((record, index) => (index === 0 ? { ...record, ...firstFields } : record));
  const source = recordsInMemory(records);
  const recordsRead = new Set<string>();
  const index = propertyIndexOf({ ...sampleBundle, PropertyTypes, Cities, Properties: records });
  const read = (ids: readonly string[]) => {
    for (const id of ids) recordsRead.add(id);
    return source.read(ids);
  };
  return { catalogue: catalogueOf(index, { read }, []), recordsRead };
}
