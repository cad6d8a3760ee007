import { Mutation as Patcher } from '@sanity/mutator';
import type { Mut } from '@sanity/mutator';
import { ItemRefused } from '../../api-error.ts';
import { isObject, omit } from '../document.ts';
import type { Doc, JsonObject } from '../document.ts';

const owned = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const;

const keyed = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'] as const;

/** Refuses what the mutator would ignore or misread. */
function misfit(patch: JsonObject): string | undefined {
  const wrong = keyed.find((name) => patch[name] !== undefined && !isObject(patch[name]));
  if (wrong) return `"${wrong}" must be an object`;
  const { insert, unset } = patch;
  if (insert !== undefined && !(isObject(insert) && Array.isArray(insert['items'])))
    return '"insert" must have a list of "items"';
  const isUnset = Array.isArray(unset) && unset.every((path) => typeof path === 'string');
  return unset === undefined || isUnset ? undefined : '"unset" must be a list of paths';
}

/** Applies a patch with the Studio's own code, so that both ends agree. Does not change the given document. */
export function applyPatch(document: Doc, patch: JsonObject): JsonObject {
  expectRevision(document, patch['ifRevisionID']);
  const mutation: Mut = {
    patch: { ...omit(patch, ['ifRevisionID', 'query', 'params']), id: document._id },
  };
  const wrong = misfit(patch);
  if (wrong) throw malformed(document._id, wrong);
  let patched: JsonObject | null;
  try {
    patched = new Patcher({ mutations: [mutation] }).apply(document);
  } catch (error) {
    throw malformed(document._id, error instanceof Error ? error.message : String(error));
  }
  return { ...patched, ...Object.fromEntries(owned.map((key) => [key, document[key]])) };
}

function malformed(id: string, reason: string): ItemRefused {
  return new ItemRefused({ type: 'malformedMutationError', description: `Invalid patch: ${reason}`, id });
}

export function expectRevision(document: Doc, expected: unknown): void {
  if (expected === undefined || expected === null || expected === document._rev) return;
  const found = `has unexpected revision ID ("${document._rev}")`;
  throw new ItemRefused({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${document._id}" ${found}, expected ${JSON.stringify(expected)}`,
    currentRevisionID: document._rev,
    expectedRevisionID: expected,
    id: document._id,
  });
}
