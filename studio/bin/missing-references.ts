type Reference = { _ref: string; _weak?: boolean };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrongReference(value: unknown): value is Reference {
  return isObject(value) && typeof value['_ref'] === 'string' && value['_weak'] !== true;
}

export function referencesIn(value: unknown): string[] {
  if (isStrongReference(value)) return [value._ref];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return isObject(value) ? Object.values(value).flatMap(referencesIn) : [];
}

/** Leaves out references to documents that are gone, with which the dataset would refuse the document. */
export function withoutMissing<Value>(value: Value, presentIds: ReadonlySet<string>): Value {
  const isMissing = (item: unknown) => isStrongReference(item) && !presentIds.has(item._ref);
  if (Array.isArray(value)) {
    return value
      .filter((item: unknown) => !isMissing(item))
      .map((item: unknown) => withoutMissing(item, presentIds)) as Value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => !isMissing(item));
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutMissing(item, presentIds)])) as Value;
}
