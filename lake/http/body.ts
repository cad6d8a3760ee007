import type { IncomingMessage } from 'node:http';
import { ApiError, refusal } from '../api-error.ts';
import type { LakeRequest } from './reply.ts';

export const megabyte = 1024 * 1024;

/** Reads a request's body, refusing one that is or grows larger than the limit in bytes. */
export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => refusal(413, `The body is larger than ${Math.floor(limit / megabyte)} MB`);
  if (Number(message.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > limit) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : refusal(400, 'The body ended early');
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: Pick<LakeRequest, 'body'>, limit: number): Promise<unknown> {
  const bytes = await request.body(limit);
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw refusal(400, 'Invalid JSON in the request body');
  }
}
