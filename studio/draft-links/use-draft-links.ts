import { useToast } from '@sanity/ui/toast';
import { useCallback } from 'react';
import { useClient } from 'sanity';
import { apiVersion, useContent } from '../content/use-content.ts';
import { env } from '../env.ts';
import { type DraftLink, drawDraftLink } from './draft-link.ts';
import { say } from '../locale/say.ts';

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
  const { push } = useToast();

  const refuse = useCallback(
    (title: string, error: unknown) => {
      push({ status: 'error', title, description: error instanceof Error ? error.message : String(error) });
    },
    [push],
  );

  const create = useCallback(
    async (wanted: Wanted): Promise<string | undefined> => {
      try {
        const { document, url } = await drawDraftLink({ ...wanted, siteUrl: env.siteUrl, now: Date.now() });
        await client.createIfNotExists(document);
        return url;
      } catch (error) {
        refuse(say('The link could not be created'), error);
        return undefined;
      }
    },
    [client, refuse],
  );

  const revoke = useCallback(
    async ({ _id }: DraftLink): Promise<void> => {
      try {
        await client.patch(_id).set({ revokedAt: new Date().toISOString() }).commit();
        push({ status: 'success', title: say('The link has been revoked and no longer works.') });
      } catch (error) {
        refuse(say('The link could not be revoked'), error);
      }
    },
    [client, push, refuse],
  );

  return { create, revoke };
}
