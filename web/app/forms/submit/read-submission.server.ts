import { bodyChunks, declaredLength } from '../../services/http/body-chunks.server.ts';
import { multipartBoundary } from '../../services/http/read-multipart.server.ts';
import { readUploadPost } from '../uploads/read-upload-post.server.ts';
import { uploadRate } from '../uploads/upload-limits.ts';
import { readPost, type ReadPost, type UnreadablePost } from './read-post.server.ts';
import { secondsToWait } from './seconds-to-wait.server.ts';
import type { SubmitContext } from './submit-context.ts';

/** Set when a visitor sends files too often; their files are then skipped. */
type ReadSubmission = ReadPost & { secondsToWait?: number };

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
  });
  return typeof read === 'number' || seconds === 0 ? read : { ...read, secondsToWait: seconds };
}
