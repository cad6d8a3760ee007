import { Mutation as Patcher } from '@sanity/mutator';
import type { Mut } from '@sanity/mutator';
import { ItemRefused } from '../api-error.ts';
import { omit } from './document.ts';
import type { Doc, JsonObject } from './document.ts';
import { expectRevision } from './revision.ts';

const owned = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const;

/** Applies a patch with the Studio's own code, so both ends agree; the given document stays as it is. */
export function applyPatch(document: Doc, patch: JsonObject): JsonObject {
  expectRevision(document, patch['ifRevisionID']);
  const mutation: Mut = {
    patch: { ...omit(patch, ['ifRevisionID', 'query', 'params']), id: document._id },
  };
  let patched: JsonObject | null;
  try {
    patched = new Patcher({ mutations: [mutation] }).apply(document);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ItemRefused({
      type: 'malformedMutationError',
      description: `Invalid patch: ${reason}`,
      id: document._id,
    });
  }
  return { ...patched, ...Object.fromEntries(owned.map((key) => [key, document[key]])) };
}
