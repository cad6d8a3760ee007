import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileExtensionOf } from '../../../platform/files/file-type.ts';
import {
  agencyDocumentsFolder,
  mostDocumentBytes,
  type OwnerRecord,
} from '../../owner-records/owner-record.ts';
import { removeLeftovers } from '../bundle-file.server.ts';
import { codeOf, Unreadable } from '../download.server.ts';
import type { Problem } from '../import-problem.ts';
import type { DocumentSource } from './document-source.server.ts';

type Staged = {
  problems: Problem[];
  /** Puts the files in the place of all that were there. */
  replace: () => Promise<void>;
  /** Leaves what was there. */
  discard: () => Promise<void>;
};

type Named = { record: string; field: string; File: string };

const namedBy = (records: readonly OwnerRecord[]): Named[] =>
  records.flatMap(({ PropertyID, AgencyDocuments = [] }) =>
    AgencyDocuments.map(({ File }, index) => ({
      record: `OwnerRecords ${PropertyID}`,
      field: `AgencyDocuments.${index}.File`,
      File,
    })),
  );

/** Undefined for a file that was copied. */
async function copy(source: DocumentSource, name: string, folder: string): Promise<string | undefined> {
  try {
    const bytes = await source.read(name, mostDocumentBytes);
    const type = fileExtensionOf(bytes);
    if (!name.endsWith(`.${type}`)) return `holds ${type === undefined ? 'no document' : `a ${type}`}`;
    await writeFile(path.join(folder, name), bytes, { flush: true });
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    return `cannot be read: ${codeOf(error)}`;
  }
}

async function findStrays(source: DocumentSource, named: readonly Named[]): Promise<Problem[]> {
  const known = new Set(named.map(({ File }) => File));
  const strays = ((await source.list()) ?? []).filter((name) => !known.has(name));
  const reason = 'belongs to nobody: no record lists it';
  return strays.map((name) => ({ record: 'AgencyDocuments', field: name, reason }));
}

/**
 * Copies the documents that records list into a folder of this process below `parent`, one after the other, and finds
 * those that are missing, too large, of another kind than their name says, or that no record lists.
 */
export async function stageDocuments(
  source: DocumentSource,
  records: readonly OwnerRecord[],
  parent: string,
): Promise<Staged> {
  const target = path.join(parent, agencyDocumentsFolder);
  const draft = `${target}.${process.pid}.tmp`;
  const [fresh, former] = [path.join(draft, 'new'), path.join(draft, 'former')];
  await mkdir(parent, { recursive: true });
  await removeLeftovers(target);
  await mkdir(fresh, { recursive: true });
  const named = namedBy(records);
  const problems = await findStrays(source, named);
  for (const { record, field, File } of named) {
    const reason = await copy(source, File, fresh);
    if (reason !== undefined) problems.push({ record, field, reason });
  }
  const discard = () => rm(draft, { recursive: true, force: true });
  const replace = async () => {
    await rename(target, former).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    if (named.length > 0) await rename(fresh, target);
    await discard();
  };
  return { problems, replace, discard };
}
