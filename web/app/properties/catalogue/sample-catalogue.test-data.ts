import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import type { Bundle } from '../import/bundle-schema.ts';
import { type Catalogue, createCatalogue } from './create-catalogue.ts';
import type { PropertyEdit } from './records/property-edits.ts';

const unchecked: unknown = data;

export const sampleBundle = unchecked as Bundle;

export const sampleCatalogue = createCatalogue(sampleBundle);

export function sampleWith(
  edits: readonly PropertyEdit[],
): Readonly<Record<'catalogue' | 'importedCatalogue', Catalogue>> {
  return { catalogue: createCatalogue(sampleBundle, edits), importedCatalogue: sampleCatalogue };
}
