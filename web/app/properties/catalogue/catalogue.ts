import type { Bundle } from '../import/bundle-schema.ts';
import { createCatalogue } from './create-catalogue.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

// The importer validated the file, so that the worker needs no validator.
const imported: unknown = data;

export const catalogue = createCatalogue(imported as Bundle);
