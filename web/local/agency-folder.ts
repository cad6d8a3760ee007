import path from 'node:path';

/** Where the agency has its properties, what is for owners, and its public files. */
export const agencyFolder =
  process.env['AGENCY_FOLDER'] ?? path.resolve(import.meta.dirname, '../../seed/sample');
