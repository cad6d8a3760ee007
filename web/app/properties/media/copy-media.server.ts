import type { CopyMedia, MediaStore } from './copy-files.server.ts';
import { createCopyDocuments } from './copy-documents.server.ts';
import { createCopyPictures } from './copy-pictures.server.ts';

/** Copies what a record brings from other hosts. Its documents wait until it has a picture, because it does too. */
export function createCopyMedia(store: MediaStore): CopyMedia {
  const [copyPictures, copyDocuments] = [createCopyPictures(store), createCopyDocuments(store)];
  return async (record, previous) => {
    const pictured = await copyPictures(record, previous);
    if (!pictured.record) return pictured;
    const whole = await copyDocuments(pictured.record, previous);
    return { ...whole, findings: [...pictured.findings, ...whole.findings] };
  };
}
