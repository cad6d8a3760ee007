import { bodyLimit } from 'hono/body-limit';
import { refusal } from '../api-error.ts';
import type { Params } from '../groq/parse.ts';
import { isObject } from '../store/document.ts';
import type { LakeCall } from './app.ts';

/** Refuses a larger body before a route reads it. */
export function limitedTo(megabytes: number) {
  const onError = () => {
    throw refusal(413, `The body is larger than ${megabytes} MB`);
  };
  return bodyLimit({ maxSize: megabytes * 1024 * 1024, onError });
}

export async function readBytes({ req }: LakeCall): Promise<Buffer<ArrayBuffer>> {
  const bytes = await req.arrayBuffer().catch(() => {
    throw refusal(400, 'The body ended early');
  });
  return Buffer.from(bytes);
}

export async function readJson(c: LakeCall): Promise<unknown> {
  const bytes = await readBytes(c);
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw refusal(400, 'Invalid JSON in the request body');
  }
}

/** Query parameters are JSON, each named with a leading dollar sign. */
export function readParams(query: Readonly<Record<string, string>>): Params {
  const given = Object.entries(query).filter(([name]) => name.startsWith('$'));
  const params = given.map(([name, value]) => {
    try {
      return [name.slice(1), JSON.parse(value) as unknown] as const;
    } catch {
      throw refusal(400, `Unable to parse value of "${name}=${value}". Please quote string values.`);
    }
  });
  return Object.fromEntries(params);
}

export function readQueryBody(body: unknown): { query: string; params: Params } {
  if (!isObject(body) || typeof body['query'] !== 'string')
    throw refusal(400, 'Expected a JSON body with a "query" string');
  return { query: body['query'], params: isObject(body['params']) ? body['params'] : {} };
}

export function isOn({ req }: LakeCall, name: string): boolean {
  return req.query(name) === 'true';
}

export function idsIn({ req }: LakeCall, name = 'ids'): string[] {
  return (req.param(name) ?? '').split(',').filter((id) => id !== '');
}
