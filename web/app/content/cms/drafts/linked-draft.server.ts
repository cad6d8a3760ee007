import type { SanityDocument } from '@sanity/client';
import type { Platform } from '../../../platform/platform.server.ts';
import { contentClient } from '../client.server.ts';

const head = /^\s*\*\[[^\]]*\]\s*\[0\]\s*(?=\{)/;

/** Reads references as published, so that a link shows one draft only. Throws for a query not of one document. */
export function draftQuery(query: string): string {
  if (!head.test(query)) throw new Error('A query with the parameter id must begin with *[…][0]{');
  return query.replace(head, '$draft');
}

const asked = new WeakMap<Platform, Promise<SanityDocument | undefined>>();

/** Loads once per request; undefined when there is no draft, as after publication. */
export function linkedDraft(platform: Platform): Promise<SanityDocument | undefined> {
  const known = asked.get(platform);
  if (known) return known;
  const draft = fetchDraft(platform);
  asked.set(platform, draft);
  return draft;
}

async function fetchDraft({ settings, view }: Platform): Promise<SanityDocument | undefined> {
  if (view.kind !== 'link') return undefined;
  const draft = await contentClient(settings, 'secret').getDocument(`drafts.${view.documentId}`);
  return draft && { ...draft, _id: view.documentId };
}
