import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { apiVersion, useContent } from '../content/use-content.ts';
import { env } from '../env.ts';
import { type DraftLink, drawDraftLink } from './draft-link.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';

const minute = 60_000;

/** Returns milliseconds since 1970, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

const fields = '{ _id, documentId, documentTitle, language, createdAt, expiresAt, revokedAt }';
const allQuery = `*[_type == "draftLink"] | order(createdAt desc) ${fields}`;
const ofDocumentQuery = `*[_type == "draftLink" && documentId == $documentId] | order(createdAt desc) ${fields}`;

export function useDraftLinks(documentId?: string): DraftLink[] | undefined {
  const query = documentId === undefined ? allQuery : ofDocumentQuery;
  const found = useContent(query, documentId === undefined ? undefined : { documentId });
  return found as DraftLink[] | undefined;
}

type Wanted = { documentId: string; documentTitle: string; language: string; days: number };

export function useDraftLinkActions() {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();

  const create = async (wanted: Wanted): Promise<string | undefined> => {
    let created: string | undefined;
    await attempt(async () => {
      const { document, url } = await drawDraftLink({ ...wanted, siteUrl: env.siteUrl, now: Date.now() });
      await client.createIfNotExists(document);
      created = url;
    }, say('The link could not be created'));
    return created;
  };

  const revoke = ({ _id }: DraftLink) =>
    attempt(async () => {
      await client.patch(_id).set({ revokedAt: new Date().toISOString() }).commit();
      return say('The link has been revoked and no longer works.');
    }, say('The link could not be revoked'));

  return { create, revoke };
}
