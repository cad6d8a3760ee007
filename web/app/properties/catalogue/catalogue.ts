import type { Bundle } from '../import/bundle-schema.ts';
import { type Catalogue, catalogueOf } from './create-catalogue.ts';
import type { PropertyEdit } from './property-edits.ts';
import { propertyIndexOf } from './property-index.ts';
import { recordsInMemory } from './record-source.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

// The importer validated the file, so that the worker needs no validator.
const imported: unknown = data;
const bundle = imported as Bundle;
const index = propertyIndexOf(bundle);
const records = recordsInMemory(bundle.Properties);
const withoutEdits = catalogueOf(index, records, []);

/** Replaced as a whole by `applyPropertyEdits`. */
export let catalogue = withoutEdits;

/** Everything imported, as it was imported. */
export function importedCatalogue(): Catalogue {
  return withoutEdits;
}

let applied = JSON.stringify([]);

/**
 * Lets the published edits decide from now on which properties the site has, in which words and order. A worker serves
 * one site, so all its requests share the catalogue; edits that are the same as before cost nothing.
 */
export function applyPropertyEdits(edits: readonly PropertyEdit[]): void {
  const wanted = JSON.stringify(edits);
  if (wanted === applied) return;
  applied = wanted;
  catalogue = catalogueOf(index, records, edits);
}
