import { readAgency, sampleAgency } from './agencies/agency.ts';
import type { SeededDocument, SeededPage } from './builders/document.ts';
import { seededDocuments } from './documents.ts';
import { sampleMonday } from './sample/property-edits/sample-days.ts';
import { ownDocuments } from './sample/documents.ts';

export const documents: SeededDocument[] = seededDocuments(
  readAgency(sampleAgency),
  ownDocuments,
  sampleMonday,
);

export const pages: SeededPage[] = documents.filter((document) => document._type === 'page');

/**
 * The seeded document of a type that there is once, or of an id.
 * @throws Error when there is none
 */
export function sampleDocument<Type extends SeededDocument['_type']>(
  type: Type,
  id?: string,
): Extract<SeededDocument, { _type: Type }> {
  const found = documents.find((each) => each._type === type && (id === undefined || each._id === id));
  if (!found) throw new Error(`The sample has no document of type ${type} ${id ?? ''}.`);
  return found as Extract<SeededDocument, { _type: Type }>;
}
