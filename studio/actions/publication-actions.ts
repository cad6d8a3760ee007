import type { Action, SanityDocument } from '@sanity/client';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import type { Status } from '../content/visibility.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';

type Stored = StoredDocument & SanityDocument;

export type Candidate = {
  id: string;
  draft: Stored;
  published: Stored | undefined;
  /** Replaces the draft's status. */
  status?: Status | undefined;
};

/** Completes the draft with former paths and translation records and publishes it, all at once. */
export function publicationActions({ id, draft, published, status }: Candidate): Action[] {
  const pair = { draftId: draft._id, publishedId: id };
  const shown = status === undefined ? draft : { ...draft, status };
  const set = {
    ...(isTranslatableType(draft._type) && publicationChanges(shown, published)),
    ...(shown.status !== draft.status && { status }),
  };
  const publish = { actionType: 'sanity.action.document.publish', ...pair } as const;
  // The edit gives the draft a new revision, which is not known beforehand.
  if (Object.keys(set).length === 0) return [{ ...publish, ifDraftRevisionId: draft._rev }];
  return [{ actionType: 'sanity.action.document.edit', ...pair, patch: { set } }, publish];
}
