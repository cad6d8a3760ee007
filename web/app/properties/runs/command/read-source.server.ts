import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentReasons, runReasons } from 'schemas/import-reasons.ts';
import { agencyDocumentsFolder, mostDocumentBytes } from '../../owner-records/owner-record.ts';
import { documentBeside, download, megabytes, tooLarge, Unreadable } from '../download.server.ts';
import type { ReadDocument } from '../send-export.server.ts';

/** An export of 50,000 properties has about 250 MB, and one text takes up to 512. */
const mostBytes = megabytes(450);

type ReadSource = {
  bytes: Uint8Array;
  readDocument: ReadDocument;
  /** Names of all files for owners; none where they cannot be listed. */
  documents: readonly string[];
};

async function readAddress(address: URL): Promise<ReadSource> {
  const bytes = await download(address, mostBytes);
  if (!bytes) throw new Unreadable(runReasons.silent);
  const readDocument: ReadDocument = (name) => download(documentBeside(address, name), mostDocumentBytes);
  return { bytes, readDocument, documents: [] };
}

async function readFolder(file: string): Promise<ReadSource> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new Unreadable(`The file ${file} cannot be read.`);
  const folder = path.join(path.dirname(file), agencyDocumentsFolder);
  const readDocument: ReadDocument = async (name) => {
    const document = path.join(folder, name);
    const found = await stat(document).catch(() => undefined);
    if (!found?.isFile()) throw new Unreadable(documentReasons.missing);
    if (found.size > mostDocumentBytes) throw tooLarge(mostDocumentBytes);
    return readFile(document);
  };
  return { bytes, readDocument, documents: (await readdir(folder).catch(() => [])).toSorted() };
}

/** Reads an export, from a file or over https. @throws Unreadable without its address, which may hold a key */
export function readSource(source: string): Promise<ReadSource> {
  if (/^http:/i.test(source)) throw new Unreadable('An address must begin with https://.');
  return /^https:/i.test(source) ? readAddress(new URL(source)) : readFolder(source);
}
