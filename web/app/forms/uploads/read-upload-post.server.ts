import { isFormId } from 'schemas/form-ids.ts';
import { type Part, readMultipart } from '../../services/http/read-multipart.server.ts';
import { definitionOf } from '../definition/definitions.server.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { largestPost, largestShown, mostFields, type ReadPost } from '../submit/read-post.server.ts';
import { createFileSink, type RefusedFile, type StoredFile, type Stores } from './file-sink.server.ts';
import { bytesOf, uploadField, uploadLimits } from './upload-limits.ts';

/** Bytes: every file at its largest, one too many, and the text. */
const largestUpload = (uploadLimits.files + 1) * bytesOf(uploadLimits.megabytes) + largestShown;

/** Bytes. */
const pieceSize = 64 * 1024;

class TooLarge extends Error {}

function takesFiles(post: ReadonlyMap<string, string>): boolean {
  const form = post.get(hiddenFields.form);
  return isFormId(form) && definitionOf(form)?.files !== undefined;
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

/**
 * Reads a form with files, which are stored as they arrive, or skipped without `stores`. More than any form may send is
 * read only once the form has named itself as one that takes files, so hidden fields come first.
 */
export async function readUploadPost(
  body: AsyncIterable<Uint8Array>,
  { boundary, stores, now }: { boundary: string; stores: Stores | undefined; now: Date },
): Promise<ReadPost | 400 | 415> {
  const post = new Map<string, string>();
  const files: (StoredFile | RefusedFile)[] = [];
  let largest = largestShown;
  let fields = 0;
  let text = 0;

  async function* limited() {
    let size = 0;
    for await (const chunk of body) {
      // In pieces, since a large chunk may hold the form's name and a file.
      for (let at = 0; at < chunk.byteLength; at += pieceSize) {
        const piece = chunk.subarray(at, at + pieceSize);
        size += piece.byteLength;
        if (size > largest) throw new TooLarge();
        yield piece;
      }
    }
  }

  async function readText({ data }: Part): Promise<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let value = '';
    for await (const chunk of data) {
      text += chunk.byteLength;
      if (text > largestShown) throw new TooLarge();
      value += decoder.decode(chunk, { stream: true });
    }
    return value + decoder.decode();
  }

  try {
    for await (const part of readMultipart(limited(), boundary)) {
      fields += 1;
      if (fields > mostFields) return 400;
      if (part.fileName === undefined) {
        const value = await readText(part);
        if (!post.has(part.name)) post.set(part.name, value);
        continue;
      }
      if (part.name !== uploadField || !takesFiles(post)) return 415;
      largest = largestUpload;
      if (!stores || files.length > uploadLimits.files) continue;
      const file = await storeFile(part, stores, now);
      // Browsers send an empty part for a field in which nothing was chosen.
      if (part.fileName !== '') files.push(file);
    }
  } catch (error) {
    if (!takesFiles(post)) return 415;
    return error instanceof TooLarge ? { post, files, isTooLarge: true } : 400;
  }
  return takesFiles(post) ? { post, files, isTooLarge: text > largestPost } : 415;
}
