import {
  contentKey,
  keepContent,
  listKeptContent,
  readKeptContent,
} from '../services/database/fallback-content.server.ts';
import { errorLine } from '../services/error-line.server.ts';
import type { Platform } from '../services/platform.server.ts';
import { readContentRevision } from '../services/database/storage.server.ts';
import { unavailable } from '../services/http/unavailable.server.ts';
import { contentClient, sourcePatience } from './client.server.ts';
import { ContentCache } from './content-cache.ts';
import { draftQuery } from './drafts/draft-query.ts';
import { linkedDraft } from './drafts/linked-draft.server.ts';

/** How long a worker may go on without asking whether content has changed. */
const revisionAge = 1000;
/** Content is asked for again after this time even if the webhook never came. */
const contentAge = 5 * 60 * 1000;
const failurePause = 2000;
const largestCache = 500;

const cache = new ContentCache({ contentAge, failurePause, largestCache });
let revision = { value: 0, readAt: -Infinity };

type Params = Record<string, string>;

/** A query with its parameters. */
export type Question = {
  query: string;
  params: Params;
  /** Whether an object is an answer to it; any is, unless the query says otherwise. */
  isAnswer?: (value: object) => boolean;
};

/** The content revision, from the database at most once a second; the last known one while that fails. */
export async function contentRevision(platform: Platform): Promise<number> {
  const now = Date.now();
  if (now - revision.readAt < revisionAge) return revision.value;
  const value = await readContentRevision(platform.database).catch((error: unknown) => {
    console.error('The content revision cannot be read.', platform.requestId, errorLine(error));
    return revision.value;
  });
  revision = { value, readAt: now };
  return value;
}

/**
 * Answers a query with what the request may see; `Result` is the query's generated type. Every query may use the
 * parameter `showsDrafts`, and one of a single document begins with `*[…][0]{` and has its id as `id`.
 * @throws Response with status 503 when there is no answer, not even an older one
 */
export async function loadContent<Result>(
  platform: Platform,
  query: string,
  params: Params,
  isAnswer?: Question['isAnswer'],
): Promise<Result> {
  const { settings, view } = platform;
  const question: Question = { query, params, ...(isAnswer && { isAnswer }) };
  try {
    if (view.kind === 'studio') {
      const given = { ...params, showsDrafts: true };
      const value = await contentClient(settings, 'drafts').fetch<Result>(query, given);
      if (isAnswer) assertContent(value, question);
      return value;
    }
    if (view.kind === 'link' && params['id'] === view.documentId) {
      const draft = await linkedDraft(platform);
      const given = { ...params, showsDrafts: true, ...(draft && { draft }) };
      return await contentClient(settings).fetch<Result>(draft ? draftQuery(query) : query, given);
    }
    return await loadPublished<Result>(platform, question);
  } catch (error) {
    console.error('Content that a request needs cannot be had.', platform.requestId, errorLine(error));
    throw unavailable(settings);
  }
}

/**
 * Asks once for those of the questions that nobody has asked in a long time, so that there is an answer to them
 * when the Content Lake gives none. Stops when it fails.
 */
export async function keepAnswers(platform: Platform, questions: readonly Question[]): Promise<void> {
  const published: Platform = { ...platform, view: { kind: 'published' } };
  try {
    const kept = await listKeptContent(platform.database, new Date());
    for (const question of questions) {
      if (!kept.has(await keptKey(question))) await loadPublished(published, question);
    }
  } catch (error) {
    console.error(
      'The pages that nobody has read cannot be kept for later.',
      platform.requestId,
      errorLine(error),
    );
  }
}

/**
 * Answers from the cache or from the Content Lake. When that fails, the last good answer is served, however old, of
 * this worker or of any other; the error is thrown only when there has never been one.
 */
async function loadPublished<Result>(platform: Platform, question: Question): Promise<Result> {
  const { database, requestId, settings, waitUntil } = platform;
  const current = await contentRevision(platform);
  return cache.get<Result>({
    key: JSON.stringify([question.query, question.params]),
    revision: current,
    now: Date.now,
    load: async () => {
      const given = { ...question.params, showsDrafts: false };
      const signal = AbortSignal.timeout(sourcePatience);
      const value = await contentClient(settings).fetch<Result>(question.query, given, { signal });
      assertContent(value, question);
      waitUntil(keep(platform, question, current, value));
      return value;
    },
    recall: async () => {
      try {
        // What is kept under the key of a query was an answer to it.
        return (await readKeptContent(database, await keptKey(question))) as Result | undefined;
      } catch (error) {
        console.error('The last good content cannot be read.', requestId, errorLine(error));
        return undefined;
      }
    },
    later: waitUntil,
    onFailure: (error) => {
      console.error(
        'The Content Lake does not answer; the last good content is served.',
        requestId,
        errorLine(error),
      );
    },
  });
}

function keptKey({ query, params }: Question): Promise<string> {
  return contentKey(JSON.stringify([query, params]));
}

async function keep(platform: Platform, question: Question, asOf: number, value: unknown): Promise<void> {
  try {
    const key = await keptKey(question);
    await keepContent(platform.database, { key, value, revision: asOf, now: new Date() });
  } catch (error) {
    console.error('Content cannot be kept for later.', platform.requestId, errorLine(error));
  }
}

/**
 * Refuses what a broken server may send instead of content. Null is refused too: a published query names a document that
 * the path table lists, so null in the cache or the fallback would only destroy the last good content.
 */
function assertContent(value: unknown, { isAnswer = () => true }: Question): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isAnswer(value)) {
    throw new Error('The Content Lake answers something that is no content.');
  }
}
