import { useClient, useCurrentUser } from 'sanity';
import { apiVersion, useContent } from '../content/use-content.ts';
import { say, sayCount } from '../locale/say.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { type Refusal, publishTogether } from '../unpublished/publish-together.ts';
import { usePublishRules } from '../unpublished/use-publish-rules.ts';

export type RequestedDocument = { documentId: string; documentType: string; documentTitle: string };

/** Kept once answered, as a record of who published what for whom. */
export type PublicationRequest = {
  _id: string;
  _rev: string;
  documents: readonly RequestedDocument[] | null;
  words: string | null;
  askedBy: string;
  askedAt: string;
  outcome: 'published' | 'returned' | null;
  answer: string | null;
  answeredBy: string;
  answeredAt: string | null;
};

const query = `*[_type == "publicationRequest"] | order(askedAt desc)[0...200]{
  _id, _rev, documents, words, "askedBy": coalesce(askedBy, ""), askedAt, outcome, answer,
  "answeredBy": coalesce(answeredBy, ""), answeredAt
}`;

export function useRequests(): PublicationRequest[] | undefined {
  return useContent(query) as PublicationRequest[] | undefined;
}

export function useAsk() {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const attempt = useAttempt();
  return (documents: readonly RequestedDocument[], words: string) =>
    attempt(async () => {
      await client.create({
        _id: `drafts.request-${crypto.randomUUID()}`,
        _type: 'publicationRequest',
        documents: documents.map((each) => ({
          _type: 'requestedDocument',
          _key: each.documentId,
          ...each,
        })),
        ...(words.trim() !== '' && { words: words.trim() }),
        askedBy: user?.name ?? '',
        askedAt: new Date().toISOString(),
      });
      return say('Asked. Publishing › Asked shows the answer.');
    }, say('It was not asked'));
}

export function useAnswers() {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const attempt = useAttempt();
  const { rules } = usePublishRules();

  // The revision refuses a second answer to the same request.
  const settle = ({ _id, _rev }: PublicationRequest, fields: Partial<PublicationRequest>) =>
    client
      .patch(_id)
      .ifRevisionId(_rev)
      .set({ ...fields, answeredBy: user?.name ?? '', answeredAt: new Date().toISOString() })
      .commit();

  return {
    /** Resolves to what could not be published; the request then stays open. */
    publish: async (request: PublicationRequest): Promise<readonly Refusal[]> => {
      let refused: readonly Refusal[] = [];
      await attempt(async () => {
        const ids = (request.documents ?? []).map(({ documentId }) => documentId);
        const result = await publishTogether(client, ids, rules);
        refused = result.refused;
        if (refused.length === 0) await settle(request, { outcome: 'published' });
        const { length } = result.published;
        return length > 0
          ? sayCount(length, '{1} document published', '{1} documents published together')
          : undefined;
      }, say('Nothing was published'));
      return refused;
    },
    sendBack: (request: PublicationRequest, answer: string) =>
      attempt(async () => {
        await settle(request, { outcome: 'returned', answer });
        return say('Sent back.');
      }, say('It was not sent back')),
  };
}
