import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Paths in a backup. */
export const partsIn = (folder: string) => ({
  content: path.join(folder, 'content.tar.gz'),
  database: path.join(folder, 'database.sqlite'),
  uploads: path.join(folder, 'uploads'),
  imported: path.join(folder, 'import'),
});

/** Where database and private files of a site are: on this machine, or at the host of a deployment. */
export type Stores = {
  /** As the manifest says where a backup comes from. */
  name: string;
  /** Writes the whole database, as one transaction sees it, into a new SQLite file. */
  saveDatabase: (file: string) => Promise<void>;
  /** Reads files of the private bucket into a folder, under their ids; leaves out those that it does not hold. */
  saveUploads: (ids: readonly string[], folder: string) => Promise<void>;
  /** Writes what the last import brought for owners into a folder, as the importer writes it; nothing when there was none. */
  saveImport: (database: DatabaseSync, folder: string) => Promise<void>;
};

/** The files that an import writes beside the data of a site, and that a site loads when it starts. */
export const agencyDocuments = 'agency-documents';
export const ownerRecords = 'owner-records.json';
export const importNames = [ownerRecords, agencyDocuments, 'properties.jsonl'];
