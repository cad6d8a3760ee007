import { refusal } from '../api-error.ts';
import { isObject } from '../store/document.ts';
import type { Params } from '../query/parse.ts';

export function readParams(query: URLSearchParams): Params {
  const params: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw refusal(400, `Unable to parse value of "${name}=${value}". Please quote string values.`);
    }
  }
  return params;
}

export function readQueryBody(body: unknown): { query: string; params: Params } {
  if (!isObject(body) || typeof body['query'] !== 'string')
    throw refusal(400, 'Expected a JSON body with a "query" string');
  return { query: body['query'], params: isObject(body['params']) ? body['params'] : {} };
}

export function isOn(query: URLSearchParams, name: string): boolean {
  return query.get(name) === 'true';
}
