import { type FormId, isFormId } from 'schemas/form-ids.ts';
import { removeFree } from '../uploads/remove-uploads.server.ts';
import { createTextReader, readMultipart, TooLarge } from '../../platform/http/read-multipart.server.ts';
import { formDefinitions } from '../definitions.server.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { addField, largestPost, largestShown, mostFields, type ReadPost } from '../post/read-post.server.ts';
import {
  shownFileName,
  type FileProblem,
  type RefusedFile,
  storeFile,
  type StoredFile,
  type Stores,
} from '../uploads/file-sink.server.ts';
import { bytesOf, uploadField, uploadLimits } from '../definition/upload-limits.ts';

/** Bytes: every file at its largest, one too many, and the text. */
export const largestUpload = (uploadLimits.files + 1) * bytesOf(uploadLimits.megabytes) + largestShown;

type UploadPost = {
  boundary: string;
  /** Bytes of the whole request. */
  declared: number;
  stores: Stores | undefined;
  now: Date;
  /** Says before the first file what is wrong with all of them, from the fields that came so far. */
  admit: (form: FormId, post: URLSearchParams) => Promise<FileProblem | undefined>;
};

function formWithFiles(post: URLSearchParams): FormId | undefined {
  const form = post.get(hiddenFields.form);
  return isFormId(form) && formDefinitions[form].files ? form : undefined;
}

/** Reads more than other forms may send only once a form with files has named itself, so hidden fields come first. */
export async function readUploadPost(
  body: AsyncIterable<Uint8Array>,
  { boundary, declared, stores, now, admit }: UploadPost,
): Promise<ReadPost | 400 | 415> {
  const post = new URLSearchParams();
  const files: (StoredFile | RefusedFile)[] = [];
  let largest = largestShown;
  let admission: ReturnType<UploadPost['admit']> | undefined;
  const text = createTextReader(largestShown);
  const refuse = async (status: 400 | 415) => {
    const stored = files.filter((file) => 'id' in file);
    if (stores) await removeFree(stores, stored);
    return status;
  };

  try {
    for await (const part of readMultipart(body, boundary, { parts: mostFields, bytes: () => largest })) {
      if (part.fileName === undefined) {
        addField(post, part.name, await text.read(part));
        continue;
      }
      const form = formWithFiles(post);
      if (part.name !== uploadField || !form) return await refuse(415);
      largest = largestUpload;
      // Browsers send a part without a name for a field in which nothing was chosen.
      if (part.fileName === '' || !stores || files.length > uploadLimits.files) continue;
      admission ??= admit(form, post);
      const problem = await admission;
      if (problem) files.push({ name: shownFileName(part.fileName), problem });
      else files.push(await storeFile(part, stores, { now, declared }));
    }
  } catch (error) {
    if (!formWithFiles(post)) return 415;
    return error instanceof TooLarge ? { post, files, isTooLarge: true } : refuse(400);
  }
  return formWithFiles(post) ? { post, files, isTooLarge: text.size() > largestPost } : 415;
}
