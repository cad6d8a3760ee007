/** Reads another field of the same object, which Sanity leaves untyped. */
export function sibling(parent: unknown, field: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, field) : undefined;
}
