import path from 'node:path';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Agency } from './agencies/agency.ts';
import type { OwnDocument, SeededDocument } from './builders/document.ts';
import { withFacts } from './builders/facts.ts';
import { starterDocuments } from './starter/documents.ts';

/** An agency's documents, dated relative to an ISO day. */
export type OwnDocuments = (agency: Agency, day: string) => readonly OwnDocument[];

/** Reads `ownDocuments` from `documents.ts` in an agency's folder; an agency without that file has none. */
export async function readOwnDocuments({ folder }: Agency): Promise<OwnDocuments> {
  const file = path.join(folder, 'documents.ts');
  if (!existsSync(file)) return () => [];
  const { ownDocuments } = (await import(pathToFileURL(file).href)) as { ownDocuments: OwnDocuments };
  return ownDocuments;
}

export function seededDocuments(agency: Agency, ownDocuments: OwnDocuments, day: string): SeededDocument[] {
  const documents = new Map<string, SeededDocument>(starterDocuments(agency).map((each) => [each._id, each]));
  for (const own of ownDocuments(agency, day))
    documents.set(own._id, { ...documents.get(own._id), ...own } as SeededDocument);
  return withFacts([...documents.values()], agency);
}
