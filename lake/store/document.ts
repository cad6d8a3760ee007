/** A stored document. Documents are frozen all the way down: views and caches rely on their identity. */
export type Doc = {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [attribute: string]: unknown;
};

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const child of Object.values(value)) deepFreeze(child);
  return value;
}

export function omit(source: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));
}

export function compareIds(a: { readonly _id: string }, b: { readonly _id: string }): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0;
}
