import { documents } from 'schemas/index.ts';
import { useEffect } from 'react';
import {
  type SanityDocument,
  useClient,
  useCurrentUser,
  useSchema,
  definePlugin,
  type LayoutProps,
} from 'sanity';
import { publishedId } from '../content/versions.ts';
import { apiVersion } from '../content/use-content.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';
import { binMutations, oldestInBin } from './deletion.ts';

const types = documents.map(({ name }) => name).filter((name) => name !== 'schedule' && name !== 'draftLink');

type Disappearance = {
  transition?: string;
  identity?: string;
  transactionId: string;
  timestamp: string;
  previous?: SanityDocument | null;
};

/** Puts this user's deletions into the bin, by whichever button, once neither draft nor published version is left. */
function useDeletionRecords(): void {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const user = useCurrentUser();
  const attempt = useAttempt();
  useEffect(() => {
    async function record({ previous, transactionId, timestamp }: Disappearance): Promise<void> {
      if (!previous) return;
      const id = publishedId(previous._id);
      const remaining = await client.getDocuments([id, `drafts.${id}`]);
      if (remaining.some((document) => document !== null)) return;
      const typeTitle = schema.get(previous._type)?.title ?? previous._type;
      const userName = user?.name ?? '';
      const entry = binMutations({ previous, typeTitle, transactionId, timestamp, userName });
      const query = '*[_type == "deletedDocument" && deletedAt < $oldest]';
      await client.mutate([...entry, { delete: { query, params: { oldest: oldestInBin(Date.now()) } } }], {
        visibility: 'async',
      });
    }
    const options = { includeResult: false, includePreviousRevision: true, visibility: 'query' } as const;
    const events = client.listen('*[_type in $types]', { types }, { ...options, tag: 'bin' });
    const subscription = events.subscribe((event) => {
      const change = event as Disappearance;
      if (change.transition === 'disappear' && change.identity === user?.id) {
        void attempt(() => record(change), say('What was deleted could not be put under Recently deleted'));
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [client, schema, attempt, user?.id, user?.name]);
}

function WithBin(props: LayoutProps) {
  useDeletionRecords();
  return props.renderDefault(props);
}

export const bin = definePlugin({ name: 'bin', studio: { components: { layout: WithBin } } });
