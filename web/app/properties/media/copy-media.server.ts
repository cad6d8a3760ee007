import {
  type CopyMedia,
  type MediaStore,
  copyFiles,
  findingOf,
  type Stored,
  type Task,
} from './copy-files.server.ts';
import { createCopyPictures, withOtherPictures } from './copy-pictures.server.ts';
import { fileExtensionOf } from '../../platform/files/file-type.ts';
import type { PropertyRecord } from '../model/record.ts';
import { mostDocumentBytes } from '../owner-records/owner-record.ts';
import { documentTypes, storeDocumentFile } from './document-store.server.ts';
import { MediaProblem } from './fetch-file.server.ts';

type DocumentRecord = PropertyRecord['Documents'][number];

async function keep({ uploads }: MediaStore, bytes: Uint8Array<ArrayBuffer>, hash: string) {
  const found = fileExtensionOf(bytes);
  const type = documentTypes.find((each) => each === found);
  if (!type) throw new MediaProblem('noDocument');
  await storeDocumentFile(uploads, `${hash}.${type}`, bytes);
  return { type, width: null, height: null, tone: null };
}

const hashOfName = (file: string | undefined) => file?.split('.')[0];
const nameOf = ({ hash, type }: Stored) => `${hash}.${type ?? ''}`;

export const documentTask = (store: MediaStore): Task => ({
  kind: 'document',
  mostBytes: mostDocumentBytes,
  keep: (bytes, hash) => keep(store, bytes, hash),
});

/** Stores no address, because it may hold a key. */
const withFile = ({ ID, Kind }: DocumentRecord, File: string): DocumentRecord => ({ ID, Kind, File });

/** Into the private bucket. Those without an address stay as they are. */
export function createCopyDocuments(store: MediaStore): CopyMedia {
  return async (record, previous) => {
    const formers = new Map(previous?.Documents.map(({ ID, File }) => [ID, hashOfName(File)]));
    const wanted = record.Documents.flatMap(({ ID, Url }) =>
      Url === undefined ? [] : { id: ID, address: Url, former: formers.get(ID) },
    );
    const copied = await copyFiles(store, wanted, documentTask(store));
    const results = new Map(wanted.map(({ id }, index) => [id, copied[index]]));
    const documents = record.Documents.flatMap((document) => {
      if (document.Url === undefined) return document;
      const file = results.get(document.ID)?.file;
      return file ? withFile(document, nameOf(file)) : [];
    });
    const findings = record.Documents.flatMap(({ ID, Url = '' }, index) => {
      const result = results.get(ID);
      return (result && findingOf(result, `Documents.${String(index)}.Url`, Url)) ?? [];
    });
    return { record: { ...record, Documents: documents }, findings };
  };
}

export function withOtherFiles(record: PropertyRecord, files: ReadonlyMap<string, Stored>): PropertyRecord {
  const Documents = record.Documents.map((document) => {
    const file = files.get(hashOfName(document.File) ?? '');
    return file ? { ...document, File: nameOf(file) } : document;
  });
  return { ...withOtherPictures(record, files), Documents };
}

/** Documents wait until a record has a picture, because the record waits too. */
export function createCopyMedia(store: MediaStore): CopyMedia {
  const [copyPictures, copyDocuments] = [createCopyPictures(store), createCopyDocuments(store)];
  return async (record, previous) => {
    const pictured = await copyPictures(record, previous);
    if (!pictured.record) return pictured;
    const whole = await copyDocuments(pictured.record, previous);
    return { ...whole, findings: [...pictured.findings, ...whole.findings] };
  };
}
