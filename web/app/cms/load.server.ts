import type { Platform } from '../services/platform.server.ts';
import { readContentRevision } from '../services/storage.server.ts';
import { contentClient } from './client.server.ts';
import { ContentCache } from './content-cache.ts';
import { draftQuery } from './draft-query.ts';
import { linkedDraft } from './linked-draft.server.ts';

/** How long a worker may go on without asking whether content has changed. */
const revisionAge = 1000;
/** Content is asked for again after this time even if the webhook never came. */
const contentAge = 5 * 60 * 1000;
const largestCache = 500;

const cache = new ContentCache({ contentAge, largestCache });
let revision = { value: 0, readAt: -Infinity };

/** The content revision, from the database at most once a second; the last known one while that fails. */
export async function contentRevision(platform: Platform): Promise<number> {
  const now = Date.now();
  if (now - revision.readAt < revisionAge) return revision.value;
  const value = await readContentRevision(platform.database).catch((error: unknown) => {
    console.error('The content revision cannot be read.', platform.requestId, error);
    return revision.value;
  });
  revision = { value, readAt: now };
  return value;
}

/**
 * Answers a query with what the request may see; `Result` is the query's generated type. Every query may use the
 * parameter `showsDrafts`, and one of a single document begins with `*[…][0]{` and has its id as `id`.
 */
export async function loadContent<Result>(
  platform: Platform,
  query: string,
  params: Record<string, string>,
): Promise<Result> {
  const { settings, view } = platform;
  if (view.kind === 'studio') {
    return contentClient(settings, 'drafts').fetch<Result>(query, { ...params, showsDrafts: true });
  }
  if (view.kind === 'link' && params['id'] === view.documentId) {
    const draft = await linkedDraft(platform);
    const given = { ...params, showsDrafts: true, ...(draft && { draft }) };
    return contentClient(settings).fetch<Result>(draft ? draftQuery(query) : query, given);
  }
  return loadPublished(platform, query, { ...params, showsDrafts: false });
}

/**
 * Answers a query from the cache or from the Content Lake. When that fails, the last good answer is served, however
 * old; the error is thrown only when there has never been one.
 */
async function loadPublished<Result>(
  platform: Platform,
  query: string,
  params: Record<string, string | boolean>,
): Promise<Result> {
  const key = JSON.stringify([query, params]);
  const fetchContent = () => contentClient(platform.settings).fetch<Result>(query, params);
  return cache.get(key, await contentRevision(platform), Date.now(), fetchContent, (error) => {
    console.error(
      'The Content Lake does not answer; the last good content is served.',
      platform.requestId,
      error,
    );
  });
}
