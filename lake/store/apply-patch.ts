import { Mutation as Patcher } from '@sanity/mutator';
import type { Mut } from '@sanity/mutator';
import { ItemRefused } from '../api-error.ts';
import type { Doc, JsonObject } from './document.ts';

/** Attributes that only the store sets. */
const owned = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const;

/**
 * Applies a patch with the code the Studio itself uses, so both ends agree to the letter.
 * Returns a new object even when nothing changed; the given document stays as it is.
 */
export function applyPatch(document: Doc, patch: JsonObject): JsonObject {
  const { ifRevisionID, query: _query, params: _params, ...operations } = patch;
  if (ifRevisionID !== undefined && ifRevisionID !== document._rev) {
    const description = `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${String(ifRevisionID)}"`;
    throw new ItemRefused({
      type: 'documentRevisionIDDoesNotMatchError',
      description,
      currentRevisionID: document._rev,
      expectedRevisionID: ifRevisionID,
      id: document._id,
    });
  }
  const mutation: Mut = {
    patch: { ...operations, id: document._id } as unknown as NonNullable<Mut['patch']>,
  };
  let patched: JsonObject | null;
  try {
    patched = new Patcher({ mutations: [mutation] }).apply(document as never);
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
