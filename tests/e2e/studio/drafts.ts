import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import type { SeededPage } from '../../../seed/builders/document.ts';
import { localizedString } from '../../../seed/builders/localized.ts';
import { plainPage } from '../support/plain-page.ts';

/** The invisible characters by which the Studio's preview ties a text to its field. */
export const mark = /[\u200b\u200c\u200d\ufeff]{4,}/;

/** A word of drafts only: every other appearance is a leak. */
export const canary = 'Zeehondenkruid';

/** A public page of a test's own, the same in every language but for the title. */
export function examplePage(name: string, title: string): SeededPage {
  const path = `/${name}/`;
  return {
    ...plainPage,
    _id: `page-${name}`,
    title: localizedString({ nl: title, fr: `${title} (fr)`, en: `${title} (en)` }),
    path: localizedString({ nl: path, fr: path, en: path }),
  };
}

/** Stores a page and a draft of it whose title is the canary's. */
export async function storeWithDraft(content: SanityClient, page: SeededPage): Promise<void> {
  const title = localizedString({ nl: canary, fr: `${canary} (fr)`, en: `${canary} (en)` });
  await content
    .transaction()
    .createOrReplace(page)
    .createOrReplace({ ...page, _id: `drafts.${page._id}`, title })
    .commit();
}

/** Writes a secret as the Studio does when it opens a preview; gives the path that opens it. */
export async function studioEntry(content: SanityClient, pathname: string): Promise<string> {
  const secret = randomBytes(16).toString('hex');
  await content.create({
    _id: `drafts.${randomUUID()}`,
    _type: 'sanity.previewUrlSecret',
    source: 'sanity/presentation',
    studioUrl: 'http://localhost/',
    secret,
  });
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': pathname,
    'sanity-preview-perspective': 'drafts',
  });
  return `/preview/enable?${query.toString()}`;
}

type LinkOptions = { documentId: string; language?: string; expiresAt?: string; revokedAt?: string };

/** Shares a draft as the Studio does; gives the link's id in the dataset and the path that opens it. */
export async function shareDraft(
  content: SanityClient,
  options: LinkOptions,
): Promise<{ id: string; path: string }> {
  const uuid = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const id = `draftLink.${uuid}`;
  await content.create({
    _id: id,
    _type: 'draftLink',
    documentTitle: canary,
    secretHash: createHash('sha256').update(secret).digest('hex'),
    language: 'nl',
    createdAt: '2026-03-01T09:00:00.000Z',
    expiresAt: '2026-03-09T09:00:00.000Z',
    ...options,
  });
  return { id, path: `/preview/share/${uuid}?secret=${secret}` };
}

/** Only the cookie's name and value, as a browser sends them back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
}
