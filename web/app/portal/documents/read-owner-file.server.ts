import { bytesOf, uploadField, uploadLimits } from '../../forms/definition/upload-limits.ts';
import {
  type RefusedFile,
  storeFile,
  type StoredFile,
  type Stores,
} from '../../forms/uploads/file-sink.server.ts';
import { removeFree } from '../../forms/uploads/remove-uploads.server.ts';
import {
  bodyChunks,
  createTextReader,
  declaredLength,
  multipartBoundary,
  readMultipart,
  TooLarge,
} from '../../platform/http/read-multipart.server.ts';

/** Bytes: one file that is too large by as much again, so that its sender is told, and the fields. */
const largestBody = 2 * bytesOf(uploadLimits.megabytes) + 16 * 1024;
const longestText = 200;
const mostParts = 20;

type ReadFile = {
  fields: ReadonlyMap<string, string>;
  file: StoredFile | RefusedFile | undefined;
};

/** Reads a form with one file, which is stored as it arrives. Fields must come first; a second file is skipped. */
export async function readOwnerFile(
  request: Request,
  stores: Stores,
  now: Date,
): Promise<ReadFile | 'unreadable' | 'too-large'> {
  const boundary = multipartBoundary(request);
  if (boundary === undefined || !request.body) return 'unreadable';
  const fields = new Map<string, string>();
  const text = createTextReader(longestText);
  const arrival = { now, declared: declaredLength(request) };
  const limits = { parts: mostParts, bytes: () => largestBody };
  let file: ReadFile['file'];
  try {
    for await (const part of readMultipart(bodyChunks(request.body), boundary, limits)) {
      if (part.fileName === undefined) fields.set(part.name, await text.read(part));
      else if (part.name === uploadField && part.fileName !== '')
        file ??= await storeFile(part, stores, arrival);
    }
  } catch (error) {
    if (file && 'id' in file) await removeFree(stores, [file]);
    return error instanceof TooLarge ? 'too-large' : 'unreadable';
  }
  return { fields, file };
}
