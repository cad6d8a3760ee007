import { isObject } from './document.ts';

type Found = { id: string; weak: boolean };

function* walk(value: unknown): Generator<Found> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (isObject(value)) {
    if (typeof value['_ref'] === 'string') {
      // A global document reference (`_type` globalDocumentReference) names a resource outside this dataset.
      const outside = value['_projectId'] !== undefined || value['_type'] === 'globalDocumentReference';
      yield { id: value['_ref'], weak: value['_weak'] === true || outside };
      return;
    }
    for (const key in value) {
      const child = value[key];
      if (typeof child === 'object' && child !== null) yield* walk(child);
    }
  }
}

export function referencedIds(document: unknown): Set<string> {
  const ids = new Set<string>();
  for (const found of walk(document)) ids.add(found.id);
  return ids;
}

export function strongReferences(document: unknown): Set<string> {
  const ids = new Set<string>();
  for (const found of walk(document)) if (!found.weak) ids.add(found.id);
  return ids;
}
