import { readAgency } from './agencies/agency.ts';
import { seededDocuments } from './documents.ts';
import { documents } from './sample-documents.test-data.ts';

export const seededAgencies = [
  ['the sample', documents],
  ['another agency', seededDocuments(readAgency('tests/agencies/immo-rivage'), () => [], '2026-03-02')],
] as const;
