/** Ids of the documents that a published document needs: all references except those that stay weak. */
export function strongReferences(value: unknown): string[] {
  return [...new Set(found(value))];
}

function found(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(found);
  if (typeof value !== 'object' || value === null) return [];
  const { _ref, _weak, _strengthenOnPublish } = value as Partial<Record<string, unknown>>;
  if (typeof _ref !== 'string') return Object.values(value).flatMap(found);
  return _weak === true && !becomesStrong(_strengthenOnPublish) ? [] : [_ref];
}

/** The Studio stores a reference as weak until its target is first published. */
function becomesStrong(later: unknown): boolean {
  return typeof later === 'object' && later !== null && !('weak' in later && later.weak === true);
}
