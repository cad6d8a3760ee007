/** The value of another field of the same object; Sanity hands its parent over untyped. */
export function sibling(parent: unknown, field: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, field) : undefined;
}
