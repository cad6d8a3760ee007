import type { Bundle } from '../import/bundle-schema.ts';
import { createCatalogue } from './create-catalogue.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };

/**
 * The properties this build was made with. The importer has validated the file before writing it, so that the
 * worker need not carry a validator.
 */
export const catalogue = createCatalogue(data as unknown as Bundle);
