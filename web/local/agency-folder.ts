import path from 'node:path';

/** Holds the agency's properties, owner records and public files. */
export const agencyFolder =
  process.env['AGENCY_FOLDER'] ?? path.resolve(import.meta.dirname, '../../seed/sample');
