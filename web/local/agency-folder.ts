import path from 'node:path';

/** Where the agency keeps its properties, and what is for owners. */
export const agencyFolder =
  process.env['AGENCY_FOLDER'] ?? path.resolve(import.meta.dirname, '../../seed/sample');
