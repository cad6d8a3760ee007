import { readBytes } from '../../platform/http/small-body.server.ts';
import type { RefusedFile, StoredFile } from '../uploads/file-sink.server.ts';

/** Bytes, about three times a form with every field full. */
export const largestPost = 64 * 1024;
/** Bytes. A form between the two limits is refused, but shown again with its text. */
export const largestShown = 256 * 1024;
export const mostFields = 60;

export type ReadPost = {
  post: URLSearchParams;
  isTooLarge: boolean;
  /** The outcome of each file, in the order in which they were chosen. */
  files: readonly (StoredFile | RefusedFile)[];
};

export type UnreadablePost = 413 | 415 | 400;

/** Leaves out the names that conform reads as a path, into a list of any length, or as a command to itself. */
const plainName = /^(?!__)[\w-]+$/;

/** Counts the first of a field that came twice. */
export function addField(post: URLSearchParams, name: string, value: string): void {
  if (plainName.test(name) && !post.has(name)) post.append(name, value);
}

export async function readPost(request: Request): Promise<ReadPost | UnreadablePost> {
  const body = await readBytes(request, largestShown);
  if (typeof body === 'number') return body;
  const isTooLarge = body.byteLength > largestPost;
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return isTooLarge ? 413 : 415;
  const sent = parseBody(body);
  if (!sent || sent.size > mostFields) return isTooLarge ? 413 : 400;
  const post = new URLSearchParams();
  for (const [name, value] of sent) addField(post, name, value);
  return { post, isTooLarge, files: [] };
}

function parseBody(body: Uint8Array): URLSearchParams | undefined {
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
