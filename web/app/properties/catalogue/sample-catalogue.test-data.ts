import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };
import type { Bundle } from '../import/bundle-schema.ts';
import { type Catalogue, createCatalogue } from './create-catalogue.ts';
import type { PropertyEdit } from './records/property-edits.ts';

const unchecked: unknown = data;

export const sampleBundle = unchecked as Bundle;

/** The properties of the sample, which a site has until an import. */
export const sampleCatalogue = createCatalogue(sampleBundle);

/** Both catalogues of a request on the sample, the first with the edits of editors. */
export function sampleWith(
  edits: readonly PropertyEdit[],
): Readonly<Record<'catalogue' | 'importedCatalogue', Catalogue>> {
  return { catalogue: createCatalogue(sampleBundle, edits), importedCatalogue: sampleCatalogue };
}
