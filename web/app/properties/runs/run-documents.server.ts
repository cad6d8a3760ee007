import { documentReasons } from 'schemas/import-reasons.ts';
import { fileExtensionOf } from '../../platform/files/file-type.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { findListedDocuments } from '../owner-records/owner-records.server.ts';
import { agencyDocumentsFolder } from '../owner-records/owner-record.ts';

type Stores = Pick<Platform, 'database' | 'uploads'>;

const objectOf = (name: string) => `${agencyDocumentsFolder}/${name}`;

type SentDocument = { name: string; bytes: Uint8Array; isCheck: boolean };

/** Resolves to the reason for which a document is refused: it is another kind of file than its name says. */
export async function storeDocument(
  { uploads }: Pick<Platform, 'uploads'>,
  { name, bytes, isCheck }: SentDocument,
): Promise<string | undefined> {
  const type = fileExtensionOf(bytes);
  if (type === undefined || !name.endsWith(`.${type}`)) return documentReasons.otherType;
  if (!isCheck) await uploads.put(objectOf(name), bytes);
  return undefined;
}

export async function storedSince({ uploads }: Pick<Platform, 'uploads'>, name: string) {
  return (await uploads.head(objectOf(name)))?.uploaded;
}

/** Deletes documents that no record lists any more. */
export async function removeStrays({ database, uploads }: Stores): Promise<void> {
  const listed = new Set((await findListedDocuments(database)).map(objectOf));
  let cursor: string | undefined;
  do {
    const page = await uploads.list({ prefix: objectOf(''), ...(cursor !== undefined && { cursor }) });
    const strays = page.objects.map(({ key }) => key).filter((key) => !listed.has(key));
    if (strays.length > 0) await uploads.delete(strays);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
