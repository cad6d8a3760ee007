/** Value of another field of the same object, whose type Sanity does not know. */
export function sibling(parent: unknown, field: string): unknown {
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, field) : undefined;
}
