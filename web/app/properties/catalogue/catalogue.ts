import type { Bundle } from '../import/bundle-schema.ts';
import { createCatalogue } from './create-catalogue.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

// The importer validated the file, so that the worker needs no validator.
const imported: unknown = data;

/** The properties that this build was made with. */
export const catalogue = createCatalogue(imported as Bundle);
