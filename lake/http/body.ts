import type { IncomingMessage } from 'node:http';
import { refusal } from '../api-error.ts';
import type { LakeRequest } from './reply.ts';

export const megabyte = 1024 * 1024;

/** Bytes of a refused body that are read before the connection is closed. */
const patience = 1024 * megabyte;

export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => refusal(413, `The body is larger than ${Math.floor(limit / megabyte)} MB`);
  if (Number(message.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const bytes of piecesOf(message)) {
    size += bytes.length;
    if (size > limit) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Drains the rest of a refused body, because a client that is still writing would not read the response. */
export async function drainBody(message: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const bytes of piecesOf(message)) {
    size += bytes.length;
    if (size > patience) return;
  }
}

async function* piecesOf(message: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // Not destroyed, because stopping early would close the connection.
    for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    throw refusal(400, 'The body ended early');
  }
}

export async function readJson(request: Pick<LakeRequest, 'body'>, limit: number): Promise<unknown> {
  const bytes = await request.body(limit);
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw refusal(400, 'Invalid JSON in the request body');
  }
}
