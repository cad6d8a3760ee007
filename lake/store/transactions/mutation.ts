import { refusal } from '../../api-error.ts';
import { isObject } from '../document.ts';
import type { JsonObject } from '../document.ts';

/** One mutation as `/data/mutate` takes it; exactly one key is set. */
export type Mutation =
  | { create: JsonObject }
  | { createOrReplace: JsonObject }
  | { createIfNotExists: JsonObject }
  | { delete: JsonObject }
  | { patch: JsonObject };

const kinds = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch'] as const;

export function readMutations(body: unknown): Mutation[] {
  const list = isObject(body) ? body['mutations'] : undefined;
  if (!Array.isArray(list)) throw refusal(400, 'Invalid JSON body: "mutations" must be an array');
  return list.map((item: unknown, index) => {
    const named = isObject(item) ? kinds.filter((kind) => isObject(item[kind])) : [];
    if (named.length !== 1)
      throw refusal(400, `Invalid mutation at index ${index}: expected one of ${kinds.join(', ')}`);
    return item as Mutation;
  });
}
