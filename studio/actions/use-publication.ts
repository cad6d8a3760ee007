import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef, useState } from 'react';
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
  useSchema,
  useSyncState,
  useValidationStatus,
  useValuePreview,
} from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { isHidden, type Status } from '../content/visibility.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { type Candidate, publicationActions } from './publication-actions.ts';

/** Milliseconds after which an editor is told that the document could not be published. */
const longestWait = 20_000;

export type Publication = {
  /** `wait` until what was typed is stored and validated. */
  stage: 'check' | 'wait' | 'store';
  /** Replaces the draft's status. */
  status?: Status | undefined;
};

/**
 * Publishes the newest draft once it is stored and valid. Calls the lake directly: Sanity's own operation is silently
 * dropped if the Studio stores another change of the document meanwhile.
 */
export function usePublication(
  { id, type, draft, published }: DocumentActionProps,
  original: DocumentActionDescription | null,
) {
  const [publication, setPublication] = useState<Publication>();
  const underWay = useRef(publication);
  const client = useClient({ apiVersion });
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, revision } = useValidationStatus(draft?._id ?? id, type, true);
  const schema = useSchema();
  const schemaType = schema.get(type);
  const { value: preview } = useValuePreview({
    schemaType,
    value: draft ?? undefined,
    enabled: draft !== null,
  });
  const { push } = useToast();
  const title = preview?.title ?? inStaffLanguage(schemaType?.title ?? type);
  const stage = publication?.stage;
  const isReady = !isSyncing && !isValidating && revision === draft?._rev && original?.disabled !== true;

  useEffect(() => {
    underWay.current = publication;
    if (publication?.stage !== 'wait' || !draft || !isReady) return;
    const { status = draft.status } = publication;

    async function store(candidate: Candidate): Promise<void> {
      try {
        await client.action(publicationActions(candidate));
        push({ status: 'success', title: say('{1} was published.', title) });
        if (isHidden({ status }))
          push({ status: 'warning', title: say('{1} is hidden: visitors do not see it.', title) });
      } catch {
        push({ status: 'error', title: failure() });
      }
      setPublication(undefined);
    }

    setPublication({ stage: 'store' });
    void store({ id, draft, published: published ?? undefined, status: publication.status });
  }, [publication, draft, published, isReady, client, id, title, push]);

  useEffect(() => {
    if (stage !== 'wait') return undefined;
    const timer = setTimeout(() => {
      setPublication(undefined);
      push({ status: 'error', title: failure() });
    }, longestWait);
    return () => {
      clearTimeout(timer);
    };
  }, [stage, push]);

  useEffect(
    () => () => {
      if (!underWay.current || underWay.current.stage === 'store') return;
      push({
        status: 'warning',
        title: say('Not published: you left the document too soon. Open it and publish it again.'),
      });
    },
    [push],
  );

  return { isUnderWay: publication !== undefined, setPublication };
}

const failure = () => say('This could not be published. Please try again in a moment.');
