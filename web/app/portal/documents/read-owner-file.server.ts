import {
  createFileSink,
  type RefusedFile,
  type StoredFile,
  type Stores,
} from '../../forms/uploads/file-sink.server.ts';
import { bytesOf, uploadField, uploadLimits } from '../../forms/uploads/upload-limits.ts';
import { bodyChunks } from '../../services/http/body-chunks.server.ts';
import { multipartBoundary, type Part, readMultipart } from '../../services/http/read-multipart.server.ts';

/** Bytes: one file that is too large by as much again, so that its sender is told, and the fields. */
const largestBody = 2 * bytesOf(uploadLimits.megabytes) + 16 * 1024;
const longestField = 200;

class TooLarge extends Error {}

type ReadFile = {
  fields: ReadonlyMap<string, string>;
  /** Undefined when none was chosen. */
  file: StoredFile | RefusedFile | undefined;
};

async function* limited(chunks: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > largestBody) throw new TooLarge();
    yield chunk;
  }
}

async function readField({ data }: Part): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of data) {
    if (text.length > longestField) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function storeFile({ fileName = '', data }: Part, stores: Stores, now: Date) {
  const sink = createFileSink(stores, fileName, now);
  try {
    for await (const chunk of data) await sink.write(chunk);
  } catch (error) {
    await sink.abort();
    throw error;
  }
  return sink.end();
}

/** Reads a form with one file, which is stored as it arrives. Fields must come first; a second file is skipped. */
export async function readOwnerFile(
  request: Request,
  stores: Stores,
  now: Date,
): Promise<ReadFile | 'unreadable' | 'too-large'> {
  const boundary = multipartBoundary(request);
  if (boundary === undefined || !request.body) return 'unreadable';
  const fields = new Map<string, string>();
  let file: ReadFile['file'];
  try {
    for await (const part of readMultipart(limited(bodyChunks(request.body)), boundary)) {
      if (part.fileName === undefined) fields.set(part.name, await readField(part));
      else if (part.name === uploadField && part.fileName !== '') file ??= await storeFile(part, stores, now);
    }
  } catch (error) {
    return error instanceof TooLarge ? 'too-large' : 'unreadable';
  }
  return { fields, file };
}
