import type { FormId } from 'schemas/form-ids.ts';
import { bodyChunks, declaredLength, multipartBoundary } from '../../platform/http/read-multipart.server.ts';
import { mayPassGate } from '../protection/gate.server.ts';
import type { FileProblem } from '../uploads/file-sink.server.ts';
import { largestUpload, readUploadPost } from './read-upload-post.server.ts';
import { uploadBudget, uploadRate } from '../definition/upload-limits.ts';
import { type Post, readPost, type ReadPost, type UnreadablePost } from '../post/read-post.server.ts';
import { secondsToWait } from './seconds-to-wait.server.ts';
import type { SubmitContext } from './submit-context.ts';

/** Set when a visitor sends files too often; their files are then skipped. */
type ReadSubmission = ReadPost & { secondsToWait?: number };

/** Keeps files of those out whose form will be refused whatever follows, and of those who sent very much. */
async function admitFiles(
  context: SubmitContext,
  form: FormId,
  post: Post,
): Promise<FileProblem | undefined> {
  const { SITE_SECRET: secret } = context.platform.settings;
  if (!(await mayPassGate({ secret, now: Date.now(), form }, post))) return 'failed';
  const bytes = Math.min(declaredLength(context.request), largestUpload);
  return (await secondsToWait(context, uploadBudget, bytes)) > 0 ? 'full' : undefined;
}

/** Reads a form in either encoding. Files are not even read from another site. */
export async function readSubmission(
  context: SubmitContext,
  isOwn: boolean,
): Promise<ReadSubmission | UnreadablePost> {
  const { request, platform } = context;
  const boundary = multipartBoundary(request);
  if (boundary === undefined || !isOwn || !request.body) return readPost(request);
  const seconds = await secondsToWait(context, uploadRate);
  const stores = seconds > 0 ? undefined : platform;
  const read = await readUploadPost(bodyChunks(request.body), {
    boundary,
    declared: declaredLength(request),
    stores,
    // Uploads age in real time, as forms do.
    now: new Date(),
    admit: (form, post) => admitFiles(context, form, post),
  });
  return typeof read === 'number' || seconds === 0 ? read : { ...read, secondsToWait: seconds };
}
