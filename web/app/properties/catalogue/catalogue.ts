import type { Bundle } from '../import/bundle-schema.ts';
import { type Catalogue, catalogueOf } from './create-catalogue.ts';
import type { PropertyEdit } from './records/property-edits.ts';
import { type PropertyIndex, propertyIndexOf } from './records/property-index.ts';
import { type RecordSource, recordsInMemory } from './records/property-reader.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

// The importer validated the file, so that the worker needs no validator.
const built: unknown = data;
const bundle = built as Bundle;

/** True where the importer chose the database, so that the build has no properties. */
export const isInDatabase = bundle.Store === 'database';

let index = propertyIndexOf(bundle);
let records = recordsInMemory(bundle.Properties);
let edits: readonly PropertyEdit[] = [];
let applied = JSON.stringify(edits);
let withoutEdits = catalogueOf(index, records, []);

/** Replaced as a whole by `applyPropertyEdits` and `showImport`. */
export let catalogue = withoutEdits;

/** Everything imported, as it was imported. */
export function importedCatalogue(): Catalogue {
  return withoutEdits;
}

/**
 * Lets the published edits decide from now on which properties the site has, in which words and order. A worker serves
 * one site, so all its requests share the catalogue; edits that are the same as before cost nothing.
 */
export function applyPropertyEdits(wanted: readonly PropertyEdit[]): void {
  const text = JSON.stringify(wanted);
  if (text === applied) return;
  applied = text;
  edits = wanted;
  catalogue = catalogueOf(index, records, edits);
}

/** Shows another import from now on, with the edits that are published. */
export function showImport(imported: PropertyIndex, source: RecordSource): void {
  index = imported;
  records = source;
  withoutEdits = catalogueOf(index, records, []);
  catalogue = edits.length === 0 ? withoutEdits : catalogueOf(index, records, edits);
}
