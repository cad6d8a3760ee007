import { readBytes } from '../../platform/http/small-body.server.ts';
import type { RefusedFile, StoredFile } from '../uploads/file-sink.server.ts';

/** Bytes, about three times a form with every field full. */
export const largestPost = 64 * 1024;
/** Bytes. A form between the two limits is refused, but shown again with its text. */
export const largestShown = 256 * 1024;
export const mostFields = 60;

export type Post = ReadonlyMap<string, string>;

export type ReadPost = {
  post: Post;
  isTooLarge: boolean;
  /** The outcome of each file, in the order in which they were chosen. */
  files: readonly (StoredFile | RefusedFile)[];
};

export type UnreadablePost = 413 | 415 | 400;

/** Of a field that came twice the first counts. */
export async function readPost(request: Request): Promise<ReadPost | UnreadablePost> {
  const body = await readBytes(request, largestShown);
  if (typeof body === 'number') return body;
  const isTooLarge = body.byteLength > largestPost;
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return isTooLarge ? 413 : 415;
  const post = parsePost(body);
  if (!post) return isTooLarge ? 413 : 400;
  return { post, isTooLarge, files: [] };
}

function parsePost(body: Uint8Array): Post | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const pairs = text.split('&').filter((pair) => pair !== '');
    if (pairs.length > mostFields) return undefined;
    const post = new Map<string, string>();
    for (const pair of pairs) {
      const [name = '', ...value] = pair.split('=').map((part) => decode(part));
      if (!post.has(name)) post.set(name, value.join('='));
    }
    return post;
  } catch {
    return undefined;
  }
}

/** @throws URIError for text that is not percent-encoded UTF-8 */
function decode(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}
