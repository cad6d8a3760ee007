import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  useDocumentOperation,
  useSchema,
  useSyncState,
} from 'sanity';
import { documentTitle } from '../content/document-title.ts';
import { isHidden, type Status } from '../content/visibility.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';

/** Milliseconds after which an editor is told that the document could not be published. */
const longestWait = 20_000;

export type Publication = {
  stage: 'check' | 'complete' | 'publish';
  /** Chosen instead of the one of the draft. */
  status?: Status | undefined;
};

/**
 * Completes the newest draft with former paths and translation records, and publishes it once that is stored: Sanity
 * gives up a publication without a word when it stores another change of the document meanwhile.
 */
export function usePublication(
  { id, type, draft, published }: DocumentActionProps,
  original: DocumentActionDescription | null,
) {
  const [publication, setPublication] = useState<Publication>();
  const underWay = useRef(publication);
  const { patch } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const schema = useSchema();
  const { push } = useToast();
  const stage = publication?.stage;

  useEffect(() => {
    underWay.current = publication;
    if (!publication || stage === 'check' || !draft || isSyncing) return;
    if (stage === 'complete') {
      const status = publication.status ?? draft.status;
      const changes = {
        ...(isTranslatableType(type) && publicationChanges({ ...draft, status }, published ?? undefined)),
        ...(status !== draft.status && { status }),
      };
      if (Object.keys(changes).length > 0) patch.execute([{ set: changes }]);
      setPublication({ stage: 'publish' });
    } else if (original?.onHandle && original.disabled !== true) {
      setPublication(undefined);
      original.onHandle();
      if (!isHidden(draft)) return;
      const title = documentTitle(draft, inStaffLanguage(schema.get(type)?.title ?? type));
      push({ status: 'warning', title: say('{1} is hidden: visitors do not see it.', title) });
    }
  }, [publication, stage, draft, published, original, isSyncing, patch, type, schema, push]);

  const isWaiting = stage === 'complete' || stage === 'publish';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setPublication(undefined);
      push({ status: 'error', title: say('This could not be published. Please try again in a moment.') });
    }, longestWait);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, push]);

  useEffect(
    () => () => {
      if (!underWay.current) return;
      push({
        status: 'warning',
        title: say('Not published: you left the document too soon. Open it and publish it again.'),
      });
    },
    [push],
  );

  return { isUnderWay: publication !== undefined, setPublication };
}
